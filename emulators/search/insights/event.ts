import { z } from 'zod';

const token = z.string().regex(/^[A-Za-z0-9_=/+.-]{1,129}$/, 'must be 1 to 129 letters, digits or _=/+.-');
const objectIDs = z.array(z.string().min(1).max(512)).min(1).max(20);
const filters = z.array(z.string().min(3).max(1_000).includes(':')).min(1).max(10);

/** How old an event may be, in milliseconds: four days. */
const OLDEST = 345_600_000;
const CLOCK_DIFFERENCE = 3_600_000;

/** A view, click or conversion, as the insights API takes it. */
const eventSchema = z
  .object({
    eventType: z.literal(['view', 'click', 'conversion']),
    eventSubtype: z.literal(['addToCart', 'purchase']).optional(),
    eventName: z.string().regex(/^[\x20-\x7E]{1,64}$/, 'must be 1 to 64 ASCII characters'),
    index: z.string().min(1).max(256),
    userToken: token,
    authenticatedUserToken: token.optional(),
    timestamp: z.number().int().optional(),
    objectIDs: objectIDs.optional(),
    filters: filters.optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
      .optional(),
    positions: z.array(z.number().int().min(1)).max(20).optional(),
  })
  .refine(({ objectIDs: ids, filters: tests }) => (ids === undefined) !== (tests === undefined), {
    message: 'exactly one of objectIDs and filters is required',
  })
  .refine(({ positions, queryID }) => positions === undefined || queryID !== undefined, {
    message: 'positions are only allowed with a queryID',
  })
  .refine(({ positions, objectIDs: ids }) => positions === undefined || positions.length === ids?.length, {
    message: 'objectIDs and positions need the same length',
  })
  .refine(
    ({ eventType, queryID, objectIDs: ids, positions }) =>
      eventType !== 'click' || queryID === undefined || ids === undefined || positions !== undefined,
    {
      message: 'a click with a queryID needs positions',
    },
  )
  .refine(({ eventType, positions }) => eventType === 'click' || positions === undefined, {
    message: 'only a click has positions',
  })
  .refine(({ timestamp }) => timestamp === undefined || isRecent(timestamp), {
    message: 'timestamp must be within the last four days',
  });

export type InsightsEvent = z.infer<typeof eventSchema>;

export const eventsSchema = z.object({ events: z.array(eventSchema).min(1).max(1_000) });

function isRecent(timestamp: number): boolean {
  const age = Date.now() - timestamp;
  return age <= OLDEST && age >= -CLOCK_DIFFERENCE;
}
