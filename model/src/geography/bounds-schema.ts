import * as z from 'zod/mini';
import { latitude, longitude } from './position-schema.ts';

/** A rectangle of degrees: see `Bounds`. The issue of our own carries `params.code`: `upside-down` (`south > north`). */
export const bounds = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .check(z.refine(({ south, north }) => south <= north, { params: { code: 'upside-down' } }));
