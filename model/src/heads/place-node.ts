import type { GivenCategory, PlaceKind } from '../entities/kinds.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import { positionOf } from '../entities/public-item.ts';
import { MAX_DISPLACEMENT } from '../geography/grid.ts';
import type { Position } from '../geography/position.ts';
import { unreachable } from '../unreachable.ts';
import { type JsonLdNode, node, type PageFacts } from './json-ld.ts';
import { openingHoursOf } from './opening-hours.ts';

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

const BUSINESS_TYPES: readonly string[] = BUSINESSES.map((category) => POI_TYPES[category]);
const CIVIC_TYPES: readonly string[] = ['Museum', 'Beach', 'CivicStructure'];

/** A public item with a position of its own. */
type Place = PublicDocument<PlaceKind>;

/** A page by its name and path. */
export type NamedPage = Pick<PageFacts, 'name' | 'url'>;

/** The pages around that of a place. */
export interface Surroundings {
  /** Of what contains it. */
  containers: readonly NamedPage[];
  /** Of the areas and destinations in a destination. */
  places: readonly NamedPage[];
  /** Of the points of interest in a destination. */
  attractions: readonly NamedPage[];
}

export function placeNode(
  item: Place,
  facts: PageFacts,
  { containers, places, attractions }: Surroundings,
): JsonLdNode {
  const country = item.countryCode ?? undefined;
  const { type, approximate = false, street, website, ...rest } = factsOf(item);
  return node(type, {
    ...facts,
    containedInPlace: containers.map((page) => node('Place', page)),
    containsPlace: places.map((page) => node('Place', page)),
    includesAttraction: attractions.map((page) => node('TouristAttraction', page)),
    geo: geoNode(item, approximate),
    address:
      street === undefined && country === undefined
        ? undefined
        : node('PostalAddress', { streetAddress: street, addressCountry: country }),
    sameAs: website,
    ...rest,
  });
}

interface Facts {
  /** Of schema.org. */
  type: string;
  approximate?: boolean;
  street?: string | undefined;
  website?: string | undefined;
  telephone?: string | undefined;
  openingHours?: readonly string[];
  priceRange?: string | undefined;
}

function factsOf(item: Place): Facts {
  switch (item.kind) {
    case 'destination':
      return { type: 'TouristDestination', website: item.website };
    case 'poi':
      return factsOfPoi(item);
    case 'pin':
      return { type: 'Place', approximate: item.precision === 'approximate' };
    case 'area':
    case 'marker':
      return { type: 'Place' };
    default:
      return unreachable(item);
  }
}

/** Schema.org knows the hours of businesses and of civic structures only, and the prices of businesses. */
function factsOfPoi(item: PublicDocument<'poi'>): Facts {
  const type = typeOfPoi(item);
  const isBusiness = BUSINESS_TYPES.includes(type);
  const { address, website, phone, openingHours, priceLevel } = item;
  return {
    type,
    street: address,
    website,
    telephone: phone,
    ...((isBusiness || CIVIC_TYPES.includes(type)) && { openingHours: openingHoursOf(openingHours ?? '') }),
    ...(isBusiness && priceLevel !== undefined && { priceRange: '€'.repeat(priceLevel) }),
  };
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
