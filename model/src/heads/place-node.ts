import type { Category, PlaceKind } from '../entities/kinds.ts';
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
} as const satisfies Record<Category, string>;

/** A public item with a position of its own. */
type Place = PublicDocument<PlaceKind>;

export function placeNode(item: Place, facts: PageFacts): JsonLdNode {
  const country = item.countryCode ?? undefined;
  const { type, approximate = false, street, website } = factsOf(item);
  return node(type, {
    ...facts,
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
      return { type: POI_TYPES[item.category], street: item.address, website: item.website };
    case 'pin':
      return { type: 'Place', approximate: item.precision === 'approximate' };
    case 'area':
    case 'marker':
      return { type: 'Place' };
    default:
      return unreachable(item);
  }
}

export function pointNode({ lat, lng }: Position): JsonLdNode {
  return node('GeoCoordinates', { latitude: lat, longitude: lng });
}

function geoNode(item: Place, approximate: boolean): JsonLdNode {
  const point = pointNode(positionOf(item));
  return approximate ? node('GeoCircle', { geoMidpoint: point, geoRadius: MAX_DISPLACEMENT }) : point;
}
