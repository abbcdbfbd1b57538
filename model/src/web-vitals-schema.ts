import * as z from 'zod/mini';
import { PAGE_NAMES } from './paths/pages.ts';
import { VITALS } from './web-vitals.ts';

/** The longest time that is counted, in milliseconds. */
const LONGEST = 600_000;
/** The largest shift of the layout that is counted. */
const LARGEST_SHIFT = 100;

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST)));

/** What a browser measured on one visit of a page. It has no identifier and no address. */
export const vitalsReport = z.strictObject({
  /** The page that the visit began with. */
  page: z.enum(PAGE_NAMES),
  values: z
    .strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      CLS: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
      TTFB: milliseconds,
    })
    .check(z.refine((values) => Object.keys(values).length > 0, 'has no value')),
});
export type VitalsReport = z.infer<typeof vitalsReport>;

/** The 75th percentiles of the last days, by page. Pages without measurements are left out. */
export const vitalsSummary = z.object({
  days: z.int(),
  pages: z.array(
    z.object({
      page: z.enum(PAGE_NAMES),
      vitals: z.partialRecord(z.enum(VITALS), z.object({ p75: z.number(), visits: z.int() })),
    }),
  ),
});
export type VitalsSummary = z.infer<typeof vitalsSummary>;
