import { isFinished } from '@waymark/model/entities/import-status';
import type { FoundItem } from '@waymark/model/entities/instagram-import';
import { useMemo } from 'react';
import { createStore, type Source, useStore } from '../../../ui/hooks/store.ts';
import type { RunProgress } from './run-import.ts';
import { runningImport } from './running-import.ts';

/** What this tab found in the archive that it imports. Some of it may not be stored yet. */
export interface FoundHere {
  importId: string;
  /** The newest first, without those that another import has. */
  items: readonly FoundItem[];
}

const NO_RUN: Source<RunProgress | null> = createStore<RunProgress | null>(null);

/** What the import of this tab found, until it has ended; undefined where none runs. */
export function useFoundHere(): FoundHere | undefined {
  const run = useStore(runningImport);
  const progress: Source<RunProgress | null> = run ?? NO_RUN;
  const isOn = useStore(progress, isUnderWay);
  const skipped = useStore(progress, skippedIn);
  return useMemo(() => {
    if (run === null || !isOn) return undefined;
    return { importId: run.importId, items: run.found.filter(({ mediaId }) => !skipped?.has(mediaId)) };
  }, [run, isOn, skipped]);
}

function isUnderWay(progress: RunProgress | null): boolean {
  return progress !== null && !isFinished(progress.status);
}

function skippedIn(progress: RunProgress | null): ReadonlySet<string> | undefined {
  return progress?.skipped;
}
