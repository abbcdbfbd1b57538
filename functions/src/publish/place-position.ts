import { kindOfCollection } from '@waymark/model/entities/kinds';
import { POSITION_FIELD } from '@waymark/model/entities/public-item';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';
import { type DocumentSnapshot, GeoPoint } from 'firebase-admin/firestore';

/** What is asked of an item that something else mentions. */
export const MENTIONED_FIELDS = ['visibility', 'position', 'centre'] as const;

/**
 * Where others may say that a public item stands: an area at its centre, a pin on the grid only, because its creator may make
 * it approximate later, and what was told of it then stays. Undefined for what has no place or is not for all to find.
 */
export function placePosition(snapshot: DocumentSnapshot | undefined): Position | undefined {
  if (snapshot?.get('visibility') !== 'public') return undefined;
  const kind = kindOfCollection(snapshot.ref.parent.id);
  if (kind === undefined) return undefined;
  const point: unknown = snapshot.get(POSITION_FIELD[kind]);
  if (!(point instanceof GeoPoint)) return undefined;
  const position = { lat: point.latitude, lng: point.longitude };
  return kind === 'pin' ? snapToGrid(position) : position;
}
