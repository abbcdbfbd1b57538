import { DESTINATION_TYPES, GIVEN_CATEGORIES, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { quadkeyOf, tileAt } from '@waymark/model/geography/tiles';
import { DEEPEST_LEVEL, type MapItem, mapPosition, mapTitle } from '@waymark/model/map-index/map-item';
import { type Place, placesByPopulation, spotAround } from '../../../emulators/demo/scale/places.ts';
import { createRandom } from '../../../emulators/demo/scale/random.ts';
import { realPlaces } from '../../../emulators/demo/scale/real-places.ts';
import type { PlacedItem } from '../../../functions/src/map-index/map-item-of.ts';

/** The number of items of a kind among this many: about as in the demo content. */
const SHARES = ['pin', 'pin', 'pin', 'pin', 'pin', 'poi', 'poi', 'poi', 'destination', 'marker'] as const;

/**
 * Items distributed like real places, more where more people live, in the order of their quadkeys: streamed as
 * by the database, and none kept.
 */
export function* syntheticItems(count: number): Generator<PlacedItem> {
  const places = placesByPopulation(realPlaces);
  const drawn = new Uint32Array(count);
  const keys = new Float64Array(count);
  const indexOf = new Map(realPlaces.map((place, index) => [place, index]));
  for (let i = 0; i < count; i++) {
    const random = createRandom(`item ${i}`);
    const place = places.draw(random);
    drawn[i] = indexOf.get(place) ?? 0;
    keys[i] = Number.parseInt(quadkeyOf(tileAt(spotOf(place, i), DEEPEST_LEVEL)), 4);
  }
  const order = Uint32Array.from(keys, (_, i) => i).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  for (const i of order) {
    const place = realPlaces[drawn[i] ?? 0];
    if (place !== undefined) yield itemAt(place, i);
  }
}

function spotOf(place: Place, index: number) {
  return mapPosition(spotAround(place, createRandom(`spot ${index}`)));
}

function itemAt(place: Place, index: number): PlacedItem {
  const random = createRandom(`look ${index}`);
  const kind = random.pick(SHARES);
  const position = spotOf(place, index);
  const id = index.toString(36).padStart(20, 'x');
  const item: MapItem = {
    kind,
    id,
    position,
    rank: random.whole(0, 799_999),
    cover: random.chance(0.7) ? `photos/abcdefghijklmnopqrstuvwxyz12/${id}` : null,
    title: mapTitle({ en: `${place.name}: the view from above`, fr: `${place.name} : la vue d’en haut` }),
    ...(kind === 'destination'
      ? { type: random.pick(DESTINATION_TYPES) }
      : { category: random.pick(GIVEN_CATEGORIES) }),
    ...(kind === 'marker' && { icon: random.pick(MARKER_ICONS), colour: 'teal' as const }),
  };
  return { quadkey: quadkeyOf(tileAt(position, DEEPEST_LEVEL)), item };
}
