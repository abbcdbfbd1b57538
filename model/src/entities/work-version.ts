import * as z from 'zod/mini';
import { instant } from './fields.ts';

/**
 * How far apart in time versions of a work are, in milliseconds: of each such period the last content is kept, and undo has the steps
 * within it.
 */
export const VERSION_PERIOD = 10 * 60_000;

/** The number of versions of a work that are kept. Of the older ones, the last of each day is kept too, for so many days. */
export const MOST_VERSIONS = 50;
export const MOST_DAYS = 365;

/** The most versions that a work has, which are found at once. A new one may come before old ones have left. */
export const MOST_VERSIONS_AT_ONCE = MOST_VERSIONS + MOST_DAYS + 1;

const DAY = 86_400_000;

const revision = z.int().check(z.minimum(1));

/**
 * `users/{uid}/works/{id}/versions/{revision}`: that a content of a work was kept. Functions write it, and its owner reads it. The
 * content, which may have hundreds of kilobytes, is a document of its own, so that a list of versions is small.
 */
export const workVersion = z.strictObject({
  /** The revision, as text. */
  id: z.string().check(z.regex(/^\d{1,15}$/)),
  revision,
  /** When this content was written. */
  updatedAt: instant,
  /** Whether this content was published. */
  isPublished: z.boolean(),
});
export type WorkVersion = z.infer<typeof workVersion>;

/** `users/{uid}/works/{id}/versionContents/{revision}`: the content of a version. */
export const versionContent = z.strictObject({
  id: workVersion.shape.id,
  content: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});

export type VersionContent = z.infer<typeof versionContent>;

/** Whether two instants, in milliseconds, are in different periods. */
export function areApart(one: number, other: number): boolean {
  return Math.floor(one / VERSION_PERIOD) !== Math.floor(other / VERSION_PERIOD);
}

/** The versions that are no longer kept: neither among the last ones, nor the last of its day (UTC). */
export function outdatedVersions<Version extends Pick<WorkVersion, 'revision' | 'updatedAt'>>(
  versions: readonly Version[],
): Version[] {
  const older = versions.toSorted((a, b) => b.revision - a.revision).slice(MOST_VERSIONS);
  const days = new Set<number>();
  return older.filter(({ updatedAt }) => {
    const day = Math.floor(updatedAt / DAY);
    if (days.has(day) || days.size >= MOST_DAYS) return true;
    days.add(day);
    return false;
  });
}
