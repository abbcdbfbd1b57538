import type { Position } from '@waymark/model/geography/position';
import { createStore, useStore } from '../../ui/hooks/store.ts';
import { createFactsReader, type FactsReader } from './photo-facts.ts';

/*
 * Where the photos were taken that were added to works on this page, before any of them is uploaded. It stays in this page: a work gets
 * a position only when its creator puts it there.
 */

/** By the id of the work. */
const spots = createStore<Readonly<Record<string, Position>>>({});

const READER = createFactsReader();

/** Reads where the files were taken that are added to a work. The first one with a position counts. */
export async function noteFilesOfWork(
  workId: string,
  files: readonly File[],
  reader: FactsReader = READER,
): Promise<void> {
  const facts = await reader.read(files);
  const position = facts.find((one) => one.position !== undefined)?.position;
  if (position === undefined || spots.current()[workId] !== undefined) return;
  spots.set({ ...spots.current(), [workId]: position });
}

/** Where a photo of the work was taken that was added on this page; undefined where none says so. */
export function photoSpotOf(workId: string): Position | undefined {
  return spots.current()[workId];
}

/** The same, and every later one. */
export function usePhotoSpot(workId: string | undefined): Position | undefined {
  return useStore(spots, (all) => (workId === undefined ? undefined : all[workId]));
}
