import * as z from 'zod/mini';
import { tally } from './fields.ts';

/*
 * How much of everything a user may have. It is more than a person makes by hand, and keeps one account from filling the database or
 * the storage for all. `firestore.rules` has the same numbers, and a test compares them.
 */

const GIGABYTE = 1_000_000_000;

/** What is counted, with its quota for everybody. */
export const QUOTAS = {
  /** Works of all states, also those in the trash. */
  works: 5_000,
  /** Lists of every visibility, also those that were deleted in the last day. */
  lists: 1_000,
  /** Lists that everybody finds. */
  publicLists: 200,
  projects: 200,
  /** Uploaded originals. */
  photos: 10_000,
  /** The bytes of these. */
  photoBytes: 50 * GIGABYTE,
  /** Imports from Instagram, of all states. */
  imports: 500,
} as const;
export type Quota = keyof typeof QUOTAS;

/** The quotas of what passes, for every user. */
export const RATES = {
  /** Requests to publish, check or withdraw one item. A creator who publishes everything sends up to thirty a second. */
  itemsAMinute: 1_800,
  uploadsADay: 2_000,
  /** Of one list or story. */
  openInvitations: 20,
  /** Messages to creators and the team. */
  messagesAnHour: 5,
  archivesADay: 5,
  /** UTF-16 code units, which a translation service receives. */
  charactersTranslatedADay: 200_000,
} as const;

const amounts = z.strictObject({
  works: z.exactOptional(tally),
  lists: z.exactOptional(tally),
  publicLists: z.exactOptional(tally),
  projects: z.exactOptional(tally),
  photos: z.exactOptional(tally),
  photoBytes: z.exactOptional(tally),
  imports: z.exactOptional(tally),
} satisfies Record<Quota, unknown>);

/**
 * `users/{uid}/private/quotas`: functions write what the user has, and holders of `write:creators` the quotas that differ from
 * `QUOTAS`, up to `MOST_RAISED` times as much.
 */
export const quotas = z.strictObject({ used: z.exactOptional(amounts), raised: z.exactOptional(amounts) });
export type Quotas = z.infer<typeof quotas>;

/** How many times as much as everybody a user may have. */
export const MOST_RAISED = 10;

export function quotasPath(uid: string): string {
  return `users/${uid}/private/quotas`;
}

/** How much of something a user has, and how much they may have. */
export interface Share {
  used: number;
  most: number;
}

/** @param found the document; undefined where the user has nothing */
export function shareOf(quota: Quota, found: Quotas | undefined): Share {
  return { used: found?.used?.[quota] ?? 0, most: found?.raised?.[quota] ?? QUOTAS[quota] };
}

/**
 * The most that a user keeps after a burst: a fiftieth more than they may have. Rules see a count that follows each change in some
 * seconds, and a user who was offline may send more at once than there is room for.
 */
export function mostKept(most: number): number {
  return most + Math.ceil(most / 50);
}
