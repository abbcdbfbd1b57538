// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import {
  exampleDocument,
  exampleList,
  exampleListHeading,
  exampleListItem,
} from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { readList } from '../../../live/queries/read-list.ts';
import { latestToast, removeToasts } from '../../../ui/testing/latest-toast.ts';
import { Booklet } from './booklet.tsx';

vi.mock('../../../live/queries/read-list.ts', () => ({ readList: vi.fn() }));

const InEnglish = await inEnglish('item', 'explore', 'lists', 'failures');
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  removeToasts();
  reported.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fault = new TypeError('undefined is not a function');
const unavailable = Object.assign(new Error('No answer.'), { name: 'UnavailableError' });

test('paper has the days, the distances, the postal addresses and a code of the address', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const address = '12 quai du Port, Marseille';
  const card = cardOf(exampleDocument('poi'));
  vi.mocked(readList).mockResolvedValueOnce([
    { entry: exampleListHeading(), card: null },
    { entry: exampleListItem(), card: { ...card, cover: null }, address },
  ]);
  const onDone = vi.fn();
  const { cover: _, bounds: __, ...list } = exampleList();
  const { container } = render(
    <MemoryRouter>
      <InEnglish>
        <Booklet list={list} onDone={onDone} />
      </InEnglish>
    </MemoryRouter>,
  );
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(print).toHaveBeenCalledOnce();
  const text = container.textContent ?? '';
  expect(text).toContain('Day 1: the port');
  expect(text).toContain(address);
  expect(text).toContain(`${location.origin}/lists/${list.id}`);
  // A code has three squares of seven modules in its corners, and thus many dark modules.
  expect(
    container.querySelector('svg[shape-rendering] path:last-child')?.getAttribute('d')?.match(/M/g)?.length,
  ).toBeGreaterThan(150);
});

test.each([
  [unavailable, 'The server cannot be reached. Try again in a moment.', []],
  [fault, 'Something went wrong on our side. The error has been reported.', [[fault]]],
] as const)('a list that cannot be printed for %s says why', async (error, sentence, reports) => {
  vi.mocked(readList).mockRejectedValueOnce(error);
  const onDone = vi.fn();
  render(
    <MemoryRouter>
      <InEnglish>
        <Booklet list={exampleList()} onDone={onDone} />
      </InEnglish>
    </MemoryRouter>,
  );
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(latestToast().message).toBe(sentence);
  expect(reported.mock.calls).toEqual(reports);
});
