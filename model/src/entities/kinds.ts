/** The kinds of works that creators publish. Each kind has a public collection. */
export const PUBLISHED_KINDS = ['destination', 'area', 'poi', 'pin', 'marker', 'post'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** The kinds that the map and its filters distinguish. */
export const KINDS = [...PUBLISHED_KINDS, 'list'] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds of places: each has a position of its own. */
export const PLACE_KINDS = ['destination', 'area', 'poi', 'pin', 'marker'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds that have a single position. */
export const POINT_KINDS = ['destination', 'poi', 'pin', 'marker'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

export const COLLECTION_OF = {
  destination: 'destinations',
  area: 'areas',
  poi: 'pois',
  pin: 'pins',
  marker: 'markers',
  post: 'posts',
  list: 'lists',
} as const satisfies Record<Kind, string>;

/** The kind whose documents a collection holds; undefined for every other name. */
export function kindOfCollection(collection: string): Kind | undefined {
  return KINDS.find((kind) => COLLECTION_OF[kind] === collection);
}

export const DESTINATION_TYPES = ['city', 'town', 'region', 'island', 'park'] as const;
export type DestinationType = (typeof DESTINATION_TYPES)[number];

/** Whether other destinations can lie in a destination of this type. */
export function holdsDestinations(type: unknown): boolean {
  return type === 'region' || type === 'island' || type === 'park';
}

/** The categories that creators give to points of interest, recommendations and markers. */
export const GIVEN_CATEGORIES = [
  'sight',
  'museum',
  'viewpoint',
  'nature',
  'beach',
  'hike',
  'food',
  'drink',
  'stay',
  'shop',
  'transport',
  'other',
] as const;
export type GivenCategory = (typeof GIVEN_CATEGORIES)[number];

/** What visitors look for: one set over all kinds. `categoryOf` says which of them an item is. */
export const CATEGORIES = [...GIVEN_CATEGORIES, 'city', 'region', 'story', 'list'] as const;
export type Category = (typeof CATEGORIES)[number];

export const MARKER_ICONS = [
  'star',
  'heart',
  'camera',
  'tent',
  'anchor',
  'train',
  'plane',
  'bike',
  'coffee',
  'flag',
  'mountain',
  'tree',
  'wave',
  'info',
  'warning',
  'home',
] as const;
export type MarkerIcon = (typeof MARKER_ICONS)[number];

/** The fixed palette of markers and areas. */
export const COLOURS = ['teal', 'olive', 'blue', 'red', 'violet', 'amber', 'slate', 'rose'] as const;
export type Colour = (typeof COLOURS)[number];

/** The initial colour of a kind that has a colour. */
export const FIRST_COLOUR = { area: 'olive', marker: 'violet' } as const satisfies Partial<
  Record<PublishedKind, Colour>
>;
