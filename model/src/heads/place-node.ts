import type { Category, PointKind } from '../entities/kinds.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import { MAX_DISPLACEMENT } from '../geography/grid.ts';
import type { Position } from '../geography/position.ts';
import { type JsonLdNode, node, type Told } from './json-ld.ts';

/** The narrowest type of schema.org that is true of every point of interest of a category. */
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

/** A public item that stands on the map by itself. */
type Place = PublicDocument<PointKind | 'area'>;

export function placeNode(item: Place, told: Told): JsonLdNode {
  const street = 'address' in item ? item.address : undefined;
  const country = item.countryCode ?? undefined;
  return node(typeOf(item), {
    ...told,
    geo: geoNode(item),
    address:
      street === undefined && country === undefined
        ? undefined
        : node('PostalAddress', { streetAddress: street, addressCountry: country }),
    sameAs: 'website' in item ? item.website : undefined,
  });
}

export function pointNode({ lat, lng }: Position): JsonLdNode {
  return node('GeoCoordinates', { latitude: lat, longitude: lng });
}

function typeOf(item: Place): string {
  if ('category' in item) return POI_TYPES[item.category];
  return 'areaIds' in item ? 'TouristDestination' : 'Place';
}

function geoNode(item: Place): JsonLdNode {
  const point = pointNode('centre' in item ? item.centre : item.position);
  const approximate = 'precision' in item && item.precision === 'approximate';
  return approximate ? node('GeoCircle', { geoMidpoint: point, geoRadius: MAX_DISPLACEMENT }) : point;
}
