import { givenCategory } from '@waymark/model/entities/fields';
import { type GivenCategory, kindOfCollection } from '@waymark/model/entities/kinds';
import { POSITION_FIELD } from '@waymark/model/entities/public-item';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Position } from '@waymark/model/geography/position';
import { type DocumentSnapshot, GeoPoint } from 'firebase-admin/firestore';

/** The fields that are read of a mentioned item. */
export const MENTIONED_FIELDS = ['visibility', 'position', 'centre', 'category', 'type'] as const;

/**
 * The position of a public item that other documents may store: the centre of an area, and for a pin only its grid cell,
 * because its creator may make it approximate later. Undefined for an item without a position or that is not listed.
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

/** The category of a public point of interest, which a pin there has too. */
export function placeCategory(snapshot: DocumentSnapshot | undefined): GivenCategory | undefined {
  if (snapshot?.get('visibility') !== 'public') return undefined;
  return givenCategory.safeParse(snapshot.get('category')).data;
}
