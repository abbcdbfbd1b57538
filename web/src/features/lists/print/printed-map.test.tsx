// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { Bounds } from '@waymark/model/geography/bounds';
import { exampleList } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { paintForPaper } from '../../../map/embedded/embedded-map.tsx';
import { mayLoadStreets } from '../../../map/may-load-streets.ts';
import { paintOnce } from '../../../map/still/paint-once.ts';
import { PrintedMap } from './printed-map.tsx';

vi.mock('../../../map/embedded/embedded-map.tsx', () => ({ paintForPaper: vi.fn() }));
vi.mock('../../../map/may-load-streets.ts', () => ({ mayLoadStreets: vi.fn() }));
vi.mock('../../../map/still/paint-once.ts', () => ({ paintOnce: vi.fn() }));

const InEnglish = await inEnglish('lists');

const CITY = { west: -9.2, south: 38.69, east: -9.1, north: 38.74 };
const COUNTRY = { west: -9.5, south: 37, east: -6.2, north: 42 };

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.mocked(paintOnce).mockReset().mockResolvedValue();
  vi.mocked(paintForPaper).mockReset().mockResolvedValue(true);
  vi.mocked(mayLoadStreets).mockReset().mockReturnValue(true);
  warned.mockClear();
});
afterEach(cleanup);

/** What is on paper when the map says that it is painted. */
async function printed(bounds: Bounds): Promise<string> {
  let text: string | undefined;
  const onPainted = () => {
    text = document.body.textContent ?? '';
  };
  render(
    <MemoryRouter>
      <InEnglish>
        <PrintedMap list={{ ...exampleList(), bounds }} onPainted={onPainted} />
      </InEnglish>
    </MemoryRouter>,
  );
  await waitFor(() => expect(text).toBeDefined());
  return text ?? '';
}

test('a map from close by has the streets over the still picture, and their credits as addresses', async () => {
  expect(await printed(CITY)).toContain('OpenStreetMap (ODbL), openstreetmap.org/copyright');
  const [still] = vi.mocked(paintOnce).mock.invocationCallOrder;
  const [streets] = vi.mocked(paintForPaper).mock.invocationCallOrder;
  expect(still).toBeLessThan(streets ?? 0);
  expect(vi.mocked(paintForPaper).mock.calls[0]?.[1]).toEqual(vi.mocked(paintOnce).mock.calls[0]?.[1]);
});

test.each([
  ['where it can have streets', true, 15],
  ['where it cannot', false, 13],
])('a list of one quarter is drawn as close as the map shows something, %s', async (_, may, zoom) => {
  vi.mocked(mayLoadStreets).mockReturnValue(may);
  vi.mocked(paintOnce).mockClear();
  await printed({ west: -9.131, south: 38.711, east: -9.13, north: 38.712 });
  expect(vi.mocked(paintOnce).mock.calls[0]?.[1].camera.zoom).toBe(zoom);
});

test('a map that the archive has no streets for does not credit them, but the names that the engine writes', async () => {
  vi.mocked(paintForPaper).mockResolvedValue(false);
  const text = await printed(CITY);
  expect(text).not.toContain('OpenStreetMap');
  expect(text).toContain('GeoNames (CC BY 4.0), geonames.org');
});

test.each([
  ['from further away', COUNTRY, true],
  ['where no streets may load', CITY, false],
])('a map %s is the still picture', async (_, bounds, may) => {
  vi.mocked(mayLoadStreets).mockReturnValue(may);
  expect(await printed(bounds)).not.toContain('Map data');
  expect(paintOnce).toHaveBeenCalledOnce();
  expect(paintForPaper).not.toHaveBeenCalled();
});

test('an engine that fails leaves the still picture, which is printed', async () => {
  vi.mocked(paintForPaper).mockRejectedValue(new Error('no WebGL'));
  expect(await printed(CITY)).not.toContain('Map data');
  expect(warned).toHaveBeenCalledOnce();
});

test('a map that is gone before its streets are there stops them without a warning', async () => {
  const { promise, reject } = Promise.withResolvers<boolean>();
  vi.mocked(paintForPaper).mockImplementation((_, __, ___, signal) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const onPainted = vi.fn();
  const { unmount } = render(
    <MemoryRouter>
      <InEnglish>
        <PrintedMap list={{ ...exampleList(), bounds: CITY }} onPainted={onPainted} />
      </InEnglish>
    </MemoryRouter>,
  );
  await waitFor(() => expect(paintForPaper).toHaveBeenCalledOnce());
  unmount();
  await expect(promise).rejects.toThrow();
  expect(onPainted).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});
