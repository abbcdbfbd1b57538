import { FetchError } from 'ofetch';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchIsland } from './island.ts';
import { ISLAND_MARKS, MARK_HEADER } from './payload-marks.ts';

const raw = vi.hoisted(() => vi.fn());
vi.mock('./http.ts', () => ({ http: { raw } }));

const CONTENT = { cards: [] };
const { signal } = new AbortController();
const headers = (mark: string | undefined) => new Headers({ [MARK_HEADER]: String(mark) });

beforeEach(() => {
  raw.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a part is fetched by its key', async () => {
  raw.mockResolvedValue({ headers: headers(ISLAND_MARKS['new']), _data: CONTENT });
  expect(await fetchIsland({ name: 'new' }, signal)).toBe(CONTENT);
  expect(raw).toHaveBeenCalledWith('/__island/new.json', { signal });
});

test('a part of another build, or of another schema, is refused', async () => {
  for (const mark of ['another', ISLAND_MARKS['nearby']]) {
    raw.mockResolvedValue({ headers: headers(mark), _data: CONTENT });
    expect(await fetchIsland({ name: 'new' }, signal)).toBeUndefined();
  }
});

test('a part that is missing or unreachable is no error of the page', async () => {
  raw.mockRejectedValue(new FetchError('failed'));
  expect(await fetchIsland({ name: 'new' }, signal)).toBeUndefined();
});
