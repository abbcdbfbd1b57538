import type { GivenCategory, PlaceKind } from '../entities/kinds.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import { positionOf } from '../entities/public-item.ts';
import { MAX_DISPLACEMENT } from '../geography/grid.ts';
import type { Position } from '../geography/position.ts';
import { unreachable } from '../unreachable.ts';
import { type JsonLdNode, node, type PageFacts } from './json-ld.ts';

/** The narrowest type of schema.org that fits every point of interest of a category. */
const POI_TYPES = {
  sight: 'TouristAttraction',
  museum: 'Museum',
  viewpoint: 'TouristAttraction',
  nature: 'TouristAttraction',
  beach: 'Beach',
  hike: 'TouristAttraction',
  food: 'FoodEstablishment',
  drink: 'FoodEstablishment',
  stay: 'LodgingBusiness',
  shop: 'Store',
  transport: 'CivicStructure',
  other: 'Place',
} as const satisfies Record<GivenCategory, string>;

/** The categories whose types are businesses in schema.org. */
const BUSINESSES = ['food', 'drink', 'stay', 'shop'] as const satisfies GivenCategory[];

/** A public item with a position of its own. */
type Place = PublicDocument<PlaceKind>;

/** A page by its name and path. */
export type NamedPage = Pick<PageFacts, 'name' | 'url'>;

/** What an item is part of, and what is part of it. */
export interface Surroundings {
  partOf: readonly NamedPage[];
  parts: readonly NamedPage[];
}

export function placeNode(item: Place, facts: PageFacts, { partOf, parts }: Surroundings): JsonLdNode {
  const country = item.countryCode ?? undefined;
  const { type, approximate = false, street, website } = factsOf(item);
  const attractions = item.kind === 'destination' ? parts : [];
  return node(type, {
    ...facts,
    containedInPlace: partOf.map((page) => node('Place', page)),
    includesAttraction: attractions.map((page) => node('TouristAttraction', page)),
    geo: geoNode(item, approximate),
    address:
      street === undefined && country === undefined
        ? undefined
        : node('PostalAddress', { streetAddress: street, addressCountry: country }),
    sameAs: website,
  });
}

interface Facts {
  /** Of schema.org. */
  type: string;
  approximate?: boolean;
  street?: string | undefined;
  website?: string | undefined;
}

function factsOf(item: Place): Facts {
  switch (item.kind) {
    case 'destination':
      return { type: 'TouristDestination' };
    case 'poi':
      return { type: typeOfPoi(item), street: item.address, website: item.website };
    case 'pin':
      return { type: 'Place', approximate: item.precision === 'approximate' };
    case 'area':
    case 'marker':
      return { type: 'Place' };
    default:
      return unreachable(item);
  }
}

/** Search engines require the address of a business. */
function typeOfPoi({ category, address }: PublicDocument<'poi'>): string {
  const isBusiness = BUSINESSES.some((business) => business === category);
  return isBusiness && address === undefined ? 'Place' : POI_TYPES[category];
}

export function pointNode({ lat, lng }: Position): JsonLdNode {
  return node('GeoCoordinates', { latitude: lat, longitude: lng });
}

function geoNode(item: Place, approximate: boolean): JsonLdNode {
  const point = pointNode(positionOf(item));
  return approximate ? node('GeoCircle', { geoMidpoint: point, geoRadius: MAX_DISPLACEMENT }) : point;
}
