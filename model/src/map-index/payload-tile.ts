import * as z from 'zod/mini';
import { writtenTile } from './written-tile.ts';

/** A tile as a page's payload has it: which one it is, and what its document holds. */
export const payloadTile = z.object({ level: z.int(), x: z.int(), y: z.int(), ...writtenTile.shape });
export type PayloadTile = z.infer<typeof payloadTile>;
