// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { CaptureData } from '@waymark/model/entities/capture-data';
import { afterEach, expect, test, vi } from 'vitest';
import { createFactsReader } from './photo-facts.ts';
import type { FromFactsWorker, ToFactsWorker } from './photo-facts-worker.ts';
import { noteFilesOfWork, usePhotoSpot } from './spots-of-works.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A worker that answers as the function says; undefined is silence. */
function fakeWorker(answer: (name: string) => CaptureData | Error | undefined) {
  const asked: string[] = [];
  const terminate = vi.fn();
  const start = () => {
    const worker = {
      onmessage: null as ((event: { data: FromFactsWorker }) => void) | null,
      onerror: null as ((event: { error: unknown }) => void) | null,
      terminate,
      postMessage({ id, file }: ToFactsWorker) {
        asked.push(file.name);
        const found = answer(file.name);
        queueMicrotask(() => {
          if (found instanceof Error) worker.onerror?.({ error: found });
          else if (found) worker.onmessage?.({ data: { id, facts: found } });
        });
      },
    };
    // The reader uses no more of a worker.
    return worker as unknown as Worker;
  };
  return { reader: createFactsReader(start), asked, terminate };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const SPOT = { lat: 1, lng: 2 };

test('files are read one after another in their order, and the worker ends', async () => {
  const { reader, asked, terminate } = fakeWorker((name) => (name === 'b' ? { position: SPOT } : {}));
  expect(await reader.read(files('a', 'b', 'c'))).toEqual([{}, { position: SPOT }, {}]);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(terminate).toHaveBeenCalledOnce();
});

test('a worker that fails leaves what it had read, and the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { reader, terminate } = fakeWorker((name) => (name === 'b' ? new Error('lost') : { direction: 1 }));
  expect(await reader.read(files('a', 'b', 'c'))).toEqual([{ direction: 1 }, {}, {}]);
  expect(warn).toHaveBeenCalledOnce();
  expect(terminate).toHaveBeenCalledOnce();
});

test('a worker that does not answer is ended', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
  const { reader, terminate } = fakeWorker(() => undefined);
  const read = reader.read(files('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toEqual([{}]);
  expect(terminate).toHaveBeenCalledOnce();
});

test('the first position among the photos of a work is offered for it, and for no other', async () => {
  const { reader } = fakeWorker((name) => (name.startsWith('at') ? { position: SPOT } : {}));
  await noteFilesOfWork('one', files('a', 'at'), reader);
  expect(renderHook(() => usePhotoSpot('one')).result.current).toEqual(SPOT);
  expect(renderHook(() => usePhotoSpot('other')).result.current).toBeUndefined();
  expect(renderHook(() => usePhotoSpot(undefined)).result.current).toBeUndefined();
});
