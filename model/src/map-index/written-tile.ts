import * as z from 'zod/mini';
import { MAX_CELLS_LENGTH } from './cells.ts';

/** A tile in the database and in `/api/map`: texts that `readTile` reads. */
export const writtenTile = z.object({
  leaf: z.boolean(),
  items: z.string().check(z.maxLength(20_000)),
  cells: z.string().check(z.maxLength(MAX_CELLS_LENGTH)),
});
