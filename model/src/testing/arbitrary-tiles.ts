import * as fc from 'fast-check';
import { COLOURS, DESTINATION_TYPES, GIVEN_CATEGORIES, KINDS, MARKER_ICONS } from '../entities/kinds.ts';
import type { Position } from '../geography/position.ts';
import { type MapItem, mapPosition, mapTitle } from '../map-index/map-item.ts';
import { arbitraryPosition } from './arbitrary-geography.ts';

/* Arbitrary values for property tests of the map index: items anywhere, and crowds at one spot. */

const id = fc.stringMatching(/^[A-Za-z0-9]{20}$/);

/** Titles with characters that could break a text of lines and fields. */
const title = fc.string({
  unit: fc.oneof(fc.constantFrom('\t', '\n', ' ', '|', '…', 'é', '🗺', 'a'), fc.string()),
});

export function arbitraryItemAt(spot: fc.Arbitrary<Position>): fc.Arbitrary<MapItem> {
  return fc
    .record({
      kind: fc.constantFrom(...KINDS),
      id,
      position: spot.map(mapPosition),
      rank: fc.integer({ min: 0, max: 799_999 }),
      cover: fc.option(fc.constant('photos/uid_of-Ines-Moreau_000000000/aaaaaaaaaaaaaaaaaaaa')),
      title: fc.record({ en: title, fr: title }).map(mapTitle),
      type: fc.constantFrom(...DESTINATION_TYPES),
      category: fc.constantFrom(...GIVEN_CATEGORIES),
      icon: fc.constantFrom(...MARKER_ICONS),
      colour: fc.constantFrom(...COLOURS),
    })
    .map(({ type, category, icon, colour, ...item }) => ({
      ...item,
      ...(item.kind === 'destination' && { type }),
      ...(['poi', 'pin', 'marker'].includes(item.kind) && { category }),
      ...(item.kind === 'marker' && { icon }),
      ...((item.kind === 'marker' || item.kind === 'area') && { colour }),
    }));
}

export const arbitraryItem: fc.Arbitrary<MapItem> = arbitraryItemAt(arbitraryPosition);

/** Up to 200 items: scattered, or many of them at the same few spots. */
export const arbitraryItems: fc.Arbitrary<MapItem[]> = fc
  .array(arbitraryPosition, { minLength: 1, maxLength: 4 })
  .chain((spots) =>
    fc.uniqueArray(arbitraryItemAt(fc.oneof(arbitraryPosition, fc.constantFrom(...spots))), {
      maxLength: 200,
      selector: (item) => item.id,
      size: 'max',
    }),
  );
