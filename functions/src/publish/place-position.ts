import type { Position } from '@waymark/model/geography/position';
import { type DocumentSnapshot, GeoPoint } from 'firebase-admin/firestore';

/** Where a public item stands: an area at its centre; undefined for what has no place. */
export function placePosition(snapshot: DocumentSnapshot | undefined): Position | undefined {
  const point: unknown = snapshot?.get('position') ?? snapshot?.get('centre');
  return point instanceof GeoPoint ? { lat: point.latitude, lng: point.longitude } : undefined;
}
