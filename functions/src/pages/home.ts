import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { RowDetail } from '@waymark/model/entities/row-detail';
import { rowDetailOf } from '@waymark/model/entities/row-detail-of';
import { cityNear } from '@waymark/model/geography/cities';
import type { Tile } from '@waymark/model/geography/tiles';
import { FIRST_CAMERA, tilesOf } from '@waymark/model/map-index/camera-tiles';
import { coverOf } from '@waymark/model/map-index/cover';
import { firstItems } from '@waymark/model/map-index/first-items';
import { readTile, tileKey } from '@waymark/model/map-index/map-tile';
import type { PayloadTile } from '@waymark/model/map-index/payload-tile';
import type { Payload } from '@waymark/model/payloads';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from '../map-index/firestore-tiles.ts';
import { tilesFor } from '../map-index/tiles-for.ts';
import { MOST_READS } from './most-reads.ts';
import { cardIn } from './public-cards.ts';

/** A desktop screen; a phone needs no more than that. */
const SCREEN = { width: 1440, height: 900 };

/** How many rows of the list come with all that they say: as many as a tall screen shows. */
const FIRST_ROWS = 12;

export async function homePayload(db: Firestore): Promise<Payload<'index'>> {
  const wanted = tilesOf(FIRST_CAMERA, SCREEN);
  const tiles = await tilesFor(firestoreTiles(db), wanted, MOST_READS - FIRST_ROWS);
  return { tiles, details: await firstDetails(db, wanted, tiles) };
}

/** What the first rows of the list say. */
async function firstDetails(
  db: Firestore,
  wanted: readonly Tile[],
  tiles: readonly PayloadTile[],
): Promise<RowDetail[]> {
  const contents = new Map(tiles.map((tile) => [tileKey(tile), readTile(tile)]));
  const { shown } = coverOf(wanted, (tile) => contents.get(tileKey(tile)));
  const rows = firstItems(
    shown.flatMap(({ content }) => content.items),
    FIRST_ROWS,
  );
  if (rows.length === 0) return [];
  const found = await db.getAll(...rows.map(({ kind, id }) => db.doc(`${COLLECTION_OF[kind]}/${id}`)));
  return rows.flatMap(({ kind }, i) => {
    const snapshot = found[i];
    const card = snapshot && cardIn(kind, snapshot);
    return card ? [{ ...rowDetailOf(card), ...cityOf(card) }] : [];
  });
}

/** The city around an item, as its row names it. */
function cityOf({ position, countryCode }: Card): Pick<RowDetail, 'city'> {
  const [en, fr] = (position && countryCode && cityNear(position, countryCode)) || [];
  return en === undefined || fr === undefined ? {} : { city: { en, fr } };
}
