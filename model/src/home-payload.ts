import * as z from 'zod/mini';
import { writtenTile } from './map-index/map-tile.ts';
import { tolerant } from './tolerant.ts';

/** A tile of the map index as its document holds it. */
const tile = z.object({ level: z.int(), x: z.int(), y: z.int(), ...writtenTile.shape });

/**
 * What the home page starts with: the tiles of the first view of the map, and those that lead to them. In a file of its own, so
 * that the page that most visitors see first does not load the schemas of all others.
 */
export const homePayload = tolerant(z.object({ tiles: z.array(tile) }));
