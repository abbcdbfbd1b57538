// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { exampleImportItem } from '@waymark/model/testing/examples';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '../../../ui/hooks/store.ts';
import type { ImportRun, RunProgress } from './run-import.ts';
import { runningImport } from './running-import.ts';
import { useFoundHere } from './use-found-here.ts';

afterEach(() => {
  cleanup();
  runningImport.set(null);
});

const { photo: _, photoIds: __, state: ___, workId: ____, ...example } = exampleImportItem();

test('what the import of this tab found is known until it ends, without what another import has', () => {
  const progress = createStore<RunProgress>({
    status: 'running',
    counts: { found: 2, imported: 0, skipped: 0, failed: 0 },
    problems: [],
    failure: undefined,
    skipped: new Set(),
    isStored: true,
  });
  const run: ImportRun = {
    ...progress,
    importId: 'one',
    found: ['a', 'b'].map((mediaId) => ({ ...example, mediaId })),
    pause: () => true,
    goOn: () => true,
    cancel: () => true,
    ended: Promise.resolve(),
  };
  const { result } = renderHook(() => useFoundHere());
  const idsNow = () => result.current?.items.map(({ mediaId }) => mediaId);
  expect(result.current).toBeUndefined();
  act(() => runningImport.set(run));
  expect([result.current?.importId, idsNow()]).toEqual(['one', ['a', 'b']]);
  const before = result.current;
  // Counts change with every photo; the list does not.
  act(() => progress.set({ ...progress.current(), counts: { ...progress.current().counts, imported: 1 } }));
  expect(result.current).toBe(before);
  act(() => progress.set({ ...progress.current(), skipped: new Set(['a']) }));
  expect(idsNow()).toEqual(['b']);
  act(() => progress.set({ ...progress.current(), status: 'paused' }));
  expect(idsNow()).toEqual(['b']);
  act(() => progress.set({ ...progress.current(), status: 'cancelled' }));
  expect(result.current).toBeUndefined();
});
