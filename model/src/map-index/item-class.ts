import { type Categorised, categoryOf, givenCategoryOf } from '../entities/category-of.ts';
import {
  type Category,
  DESTINATION_TYPES,
  type DestinationType,
  GIVEN_CATEGORIES,
  type GivenCategory,
  type Kind,
} from '../entities/kinds.ts';
import { keysOf } from '../keys-of.ts';
import { unreachable } from '../unreachable.ts';

/** The kinds whose creators choose a category. */
const CATEGORISED_KINDS = ['poi', 'pin', 'marker'] as const;
type CategorisedKind = (typeof CATEGORISED_KINDS)[number];

/**
 * The classes that the map counts separately, so that filters by kind and by category know their numbers: each type of destinations,
 * each category of the kinds that have one, and each other kind.
 */
export type ItemClass =
  | Exclude<Kind, CategorisedKind | 'destination'>
  | `destination/${DestinationType}`
  | `${CategorisedKind}/${GivenCategory}`;

/** The index of each class's count in stored cells. A new class takes the next number; none may change. */
const STORED_AT: Record<ItemClass, number> = {
  'destination/city': 0,
  area: 1,
  'pin/other': 2,
  'marker/other': 3,
  post: 4,
  list: 5,
  'poi/sight': 6,
  'poi/museum': 7,
  'poi/viewpoint': 8,
  'poi/nature': 9,
  'poi/beach': 10,
  'poi/hike': 11,
  'poi/food': 12,
  'poi/drink': 13,
  'poi/stay': 14,
  'poi/shop': 15,
  'poi/transport': 16,
  'poi/other': 17,
  'destination/town': 18,
  'destination/region': 19,
  'destination/island': 20,
  'destination/park': 21,
  'pin/sight': 22,
  'pin/museum': 23,
  'pin/viewpoint': 24,
  'pin/nature': 25,
  'pin/beach': 26,
  'pin/hike': 27,
  'pin/food': 28,
  'pin/drink': 29,
  'pin/stay': 30,
  'pin/shop': 31,
  'pin/transport': 32,
  'marker/sight': 33,
  'marker/museum': 34,
  'marker/viewpoint': 35,
  'marker/nature': 36,
  'marker/beach': 37,
  'marker/hike': 38,
  'marker/food': 39,
  'marker/drink': 40,
  'marker/stay': 41,
  'marker/shop': 42,
  'marker/transport': 43,
};

/** In the order in which cells store their counts. */
export const ITEM_CLASSES: readonly ItemClass[] = keysOf(STORED_AT).sort(
  (a, b) => STORED_AT[a] - STORED_AT[b],
);

/** A destination of an unknown type counts as a city, and a place of an unknown category as `other`. */
export function classOf(item: Categorised): ItemClass {
  const { kind, type = 'city' } = item;
  switch (kind) {
    case 'destination':
      return `destination/${type}`;
    case 'poi':
    case 'pin':
    case 'marker':
      return `${kind}/${givenCategoryOf(item) ?? 'other'}`;
    case 'area':
    case 'post':
    case 'list':
      return kind;
    default:
      return unreachable(kind);
  }
}

/** What the items of each class have in common. */
const FIELDS: ReadonlyMap<ItemClass, Categorised> = new Map(
  [
    ...DESTINATION_TYPES.map((type): Categorised => ({ kind: 'destination', type })),
    ...CATEGORISED_KINDS.flatMap((kind) =>
      GIVEN_CATEGORIES.map((category): Categorised => ({ kind, category })),
    ),
    ...(['area', 'post', 'list'] as const).map((kind): Categorised => ({ kind })),
  ].map((fields) => [classOf(fields), fields]),
);

/** The kind of a class, and its type or category where its kind has several classes. */
export function fieldsOfClass(itemClass: ItemClass): Categorised {
  const fields = FIELDS.get(itemClass);
  if (fields === undefined) throw new Error(`The class ${itemClass} is unknown`);
  return fields;
}

export function kindOfClass(itemClass: ItemClass): Kind {
  return fieldsOfClass(itemClass).kind;
}

/** The category by which visitors find the items of a class. */
export function categoryOfClass(itemClass: ItemClass): Category {
  return categoryOf(fieldsOfClass(itemClass));
}

/** One item as counts, in the order of `ITEM_CLASSES`. */
export function countOf(item: Categorised): number[] {
  const at = STORED_AT[classOf(item)];
  return ITEM_CLASSES.map((_, i) => Number(i === at));
}
