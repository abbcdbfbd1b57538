import type { Position } from '@waymark/model/geography/position';
import { locateIfAllowed } from '../../map/own-position.ts';
import { photoSpotOf } from '../../services/photo-facts/spots-of-works.ts';
import type { Writer } from './use-found-places.ts';

/** What the start depends on. Tests replace it. */
export interface StartSources {
  lastWork: (uid: string, except: string) => Promise<Position | undefined>;
  photo: (workId: string) => Position | undefined;
  device: () => Promise<Position | null>;
  home: (uid: string) => Promise<Position | undefined>;
}

const SOURCES: StartSources = {
  lastWork: async (...args) => (await import('../../live/queries/own-places.ts')).placeOfLastWork(...args),
  photo: photoSpotOf,
  device: locateIfAllowed,
  home: async (uid) => (await import('../../live/queries/own-places.ts')).homeOf(uid),
};

/**
 * Where the map of a work without a place begins: at the last work of its author, where its photo was taken, where the author is, or
 * where they live. A source that fails is passed over.
 */
export async function findStart(
  { uid, workId }: Writer,
  sources: StartSources = SOURCES,
): Promise<Position | undefined> {
  const asked = [
    () => sources.lastWork(uid, workId),
    () => sources.photo(workId),
    () => sources.device(),
    () => sources.home(uid),
  ];
  for (const ask of asked) {
    try {
      const position = await ask();
      if (position) return position;
    } catch (error) {
      console.warn('Where the map could begin is not known.', error);
    }
  }
  return undefined;
}
