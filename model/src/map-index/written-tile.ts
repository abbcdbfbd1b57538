import * as z from 'zod/mini';
import { MAX_CELLS_LENGTH } from './cells.ts';

/** What the database and `/api/map` hold of a tile: texts that `readTile` reads. */
export const writtenTile = z.object({
  leaf: z.boolean(),
  items: z.string().check(z.maxLength(20_000)),
  cells: z.string().check(z.maxLength(MAX_CELLS_LENGTH)),
});
