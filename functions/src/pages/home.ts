import { FIRST_CAMERA, tilesOf } from '@waymark/model/map-index/camera-tiles';
import type { Payload } from '@waymark/model/payloads';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTiles } from '../map-index/firestore-tiles.ts';
import { tilesFor } from '../map-index/tiles-for.ts';
import { MOST_READS } from './most-reads.ts';

/** A desktop screen; a phone needs no more than that. */
const SCREEN = { width: 1440, height: 900 };

export async function homePayload(db: Firestore): Promise<Payload<'index'>> {
  return { tiles: await tilesFor(firestoreTiles(db), tilesOf(FIRST_CAMERA, SCREEN), MOST_READS) };
}
