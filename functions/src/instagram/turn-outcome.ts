import type { ImportFailure, ImportProblem } from '@waymark/model/entities/import-problems';
import * as z from 'zod/mini';
import type { PageReport, StoredMedia } from './api/import-page.ts';
import type { InstagramError } from './api/instagram-error.ts';

/** The pause before photos that are being made are looked at again, in milliseconds. */
export const PHOTO_PAUSE = 5_000;

/** How often a turn without an answer is repeated, and the pause before the second one, in milliseconds. */
const MOST_TRIES = 8;
const FIRST_PAUSE = 5_000;

/** The pause where Instagram says nothing of how long its limit lasts, and the longest one, in milliseconds. */
const LIMIT_PAUSE = 900_000;
const LONGEST_PAUSE = 24 * 3_600_000;

/** Above this share of the limits, from 0 to 100, pages are read slowly, with this pause in milliseconds. */
const HIGH_USAGE = 80;
const SLOW_PAUSE = 60_000;

/** How far the reading of an account is, as stored. */
export const progressSchema = z.object({
  /** Rises with each task: a doubled one does nothing. */
  turn: z.number(),
  after: z.nullable(z.string()),
  last: z.nullable(z.object({ basis: z.string(), ordinal: z.number() })),
  /** Of the page before. */
  seen: z.optional(z.array(z.string())),
  /** An import from before the listing has none, and lists what it has not read yet. */
  isListed: z.optional(z.boolean()),
  hasItems: z.optional(z.boolean()),
  /** Whether there were more media than an import may have. */
  isFull: z.optional(z.boolean()),
  isRead: z.boolean(),
  /** The ids of items whose photos are being made. */
  pending: z.array(z.string()),
  /** The ids of items whose photos the account refused: these are stored again. */
  again: z.optional(z.array(z.string())),
  /** Whether the run failed because photos were refused, and has had no turn since. */
  isRefused: z.optional(z.boolean()),
  waits: z.number(),
  tries: z.number(),
});
export type Progress = z.infer<typeof progressSchema>;

export const BEGIN: Progress = {
  turn: 0,
  after: null,
  last: null,
  isRead: false,
  pending: [],
  waits: 0,
  tries: 0,
};

/** What a turn changes in the document of the import. */
export interface Outcome {
  progress: Progress;
  counts: { found: number; imported: number; skipped: number; failed: number };
  problems: { item: string; reason: ImportProblem }[];
  end?: { status: 'done' | 'failed'; failure?: ImportFailure };
  failure?: ImportFailure;
  /** Until the next turn, in milliseconds. */
  pause: number;
}

export function afterPage(base: Outcome, report: PageReport): Outcome {
  const { found, imported, skipped, failed, problems, next, usage } = report;
  const pending = [...new Set([...base.progress.pending, ...report.pending])];
  return {
    ...base,
    progress: {
      ...base.progress,
      ...next,
      seen: [...(next.seen ?? [])],
      isListed: next.isListed === true,
      hasItems: next.hasItems === true,
      pending,
      waits: 0,
    },
    counts: {
      found,
      imported: base.counts.imported + imported,
      skipped,
      failed: base.counts.failed + failed,
    },
    problems: [...base.problems, ...problems],
    ...(next.isRead && pending.length === 0 && { end: endOf(base.progress) }),
    pause: usage >= HIGH_USAGE ? SLOW_PAUSE : 0,
  };
}

/** Photos that were refused before are stored. @param rest the ids of items that come in the next turns */
export function afterAgain(
  base: Outcome,
  { pending, imported, failed, problems }: StoredMedia,
  rest: readonly string[],
): Outcome {
  const { counts, progress } = base;
  return {
    ...base,
    progress: {
      ...progress,
      again: [...rest],
      pending: [...new Set([...progress.pending, ...pending])],
      waits: 0,
    },
    counts: { ...counts, imported: counts.imported + imported, failed: counts.failed + failed },
    problems: [...base.problems, ...problems],
  };
}

/** The import is full: what it has gets its photos. */
export function afterFull(base: Outcome): Outcome {
  const begin = { after: null, last: null, seen: [], isListed: true };
  return { ...base, progress: { ...base.progress, ...begin, isFull: true } };
}

/** How an import ends once nothing is left to do. */
export function endOf({ isFull = false }: Progress): NonNullable<Outcome['end']> {
  return isFull ? { status: 'failed', failure: 'too-many-items' } : { status: 'done' };
}

export function afterFault(
  base: Outcome,
  progress: Progress,
  { fault, retryAfter }: InstagramError,
): Outcome {
  if (fault === 'disconnected') return { ...base, end: { status: 'failed', failure: 'disconnected' } };
  if (fault === 'limited') {
    const pause = Math.min(LONGEST_PAUSE, retryAfter ?? LIMIT_PAUSE);
    return { ...base, failure: 'rate-limited', pause };
  }
  const tries = progress.tries + 1;
  const isOver = fault === 'refused' || tries >= MOST_TRIES;
  if (isOver) return { ...base, end: { status: 'failed', failure: 'unavailable' } };
  return { ...base, progress: { ...base.progress, tries }, pause: FIRST_PAUSE * 2 ** (tries - 1) };
}
