import * as z from 'zod/mini';
import { writtenTile } from './written-tile.ts';

/** A tile in a page's payload: its key, and the content of its document. */
export const payloadTile = z.object({ level: z.int(), x: z.int(), y: z.int(), ...writtenTile.shape });
export type PayloadTile = z.infer<typeof payloadTile>;
