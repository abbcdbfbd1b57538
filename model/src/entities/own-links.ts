import * as z from 'zod/mini';
import { tally } from './fields.ts';

/**
 * How many stories and lists of a creator link to the address of a pin that it would leave as an approximate one: the answer of
 * `GET /api/works/:id/links`.
 */
export const ownLinks = z.object({ stories: tally, lists: tally });
export type OwnLinks = z.infer<typeof ownLinks>;
