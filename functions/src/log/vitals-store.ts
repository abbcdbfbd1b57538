import { randomInt } from 'node:crypto';
import { PAGE_NAMES } from '@waymark/model/paths/pages';
import {
  bucketOf,
  type Histogram,
  percentile75,
  sizeOf,
  VITALS,
  type Vital,
} from '@waymark/model/web-vitals';
import type { VitalsReport, VitalsSummary } from '@waymark/model/web-vitals-schema';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/*
 * Measurements of visits are counted in `vitals/{day}/shards/{number}`. Measurements have no source from which they could be
 * derived again, so they are incremented. At this depth writes do not start the trigger on root collections.
 */

/** A document takes about one write a second for long. */
const SHARDS = 4;

const DAY_MS = 86_400_000;

/** How many days are summed up. */
const DAYS = 28;

/** After this time the database deletes a day's counts (firestore.indexes.json). */
const KEPT_DAYS = 35;

const DECIMALS: Readonly<Record<Vital, number>> = { LCP: 0, INP: 0, CLS: 3, TTFB: 0 };

const shard = z.object({
  counts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
});

/** Counts what a browser measured. */
export async function addVitals(db: Firestore, { page, values }: VitalsReport): Promise<void> {
  const measured = VITALS.flatMap((vital) => {
    const value = values[vital];
    return value === undefined ? [] : [[vital, { [bucketOf(vital, value)]: FieldValue.increment(1) }]];
  });
  const now = Date.now();
  await db.doc(shardPath(now, randomInt(SHARDS))).set(
    {
      counts: { [page]: Object.fromEntries(measured) },
      expires: Timestamp.fromMillis(now + KEPT_DAYS * DAY_MS),
    },
    { merge: true },
  );
}

/** The 75th percentiles of the last days. Reads `DAYS × SHARDS` documents. */
export async function readVitals(db: Firestore): Promise<VitalsSummary> {
  const now = Date.now();
  const days = Array.from({ length: DAYS }, (_, ago) => now - ago * DAY_MS);
  const refs = days.flatMap((day) =>
    Array.from({ length: SHARDS }, (_, number) => db.doc(shardPath(day, number))),
  );
  const documents = (await db.getAll(...refs)).flatMap((snapshot) => {
    const read = shard.safeParse(snapshot.data());
    return read.success ? [read.data.counts] : [];
  });
  const pages = PAGE_NAMES.map((page) => ({
    page,
    vitals: Object.fromEntries(
      VITALS.flatMap((vital) => {
        const histogram = sumOf(documents.map((counts) => counts[page]?.[vital] ?? {}));
        const p75 = percentile75(vital, histogram);
        if (p75 === undefined) return [];
        return [[vital, { p75: Number(p75.toFixed(DECIMALS[vital])), visits: sizeOf(histogram) }]];
      }),
    ),
  })).filter(({ vitals }) => Object.keys(vitals).length > 0);
  return { days: DAYS, pages };
}

function sumOf(histograms: readonly Histogram[]): Histogram {
  const sum: Record<string, number> = {};
  for (const histogram of histograms) {
    for (const [bucket, count] of Object.entries(histogram)) sum[bucket] = (sum[bucket] ?? 0) + count;
  }
  return sum;
}

/** A day begins at midnight UTC, by the clock of the server. */
function shardPath(at: number, number: number): string {
  return `vitals/${new Date(at).toISOString().slice(0, 10)}/shards/${number}`;
}
