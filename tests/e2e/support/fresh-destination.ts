import { geohashOf } from '@waymark/model/geography/geohash';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import type { LocalisedText } from '@waymark/model/localised';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';

interface Where {
  visibility?: 'public' | 'unlisted';
  position?: Position;
}

/** A public document of one test, so that parallel tests do not meet. */
export async function freshDestination(
  title: LocalisedText,
  { visibility = 'public', position = { lat: 0, lng: 0 } }: Where = {},
) {
  const id = newId();
  const ref = database().doc(`destinations/${id}`);
  await ref.set({
    kind: 'destination',
    ownerId: 'e2e',
    creatorId: newId(),
    byline: { name: 'A Tester', handle: 'a-tester', avatar: null },
    title,
    summary: { en: 'A place of a test.', fr: 'Un lieu d’essai.' },
    visibility,
    cover: null,
    photos: [],
    tags: [],
    countryCode: null,
    publishedAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    version: 1,
    saves: 0,
    position: new GeoPoint(position.lat, position.lng),
    geohash: geohashOf(position),
    quadkey: quadkeyAt(position),
    type: 'town',
    areaIds: [],
  });
  return { id, ref };
}
