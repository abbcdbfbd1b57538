import * as z from 'zod/mini';
import { type GeocodedPlace, type GeocoderProtocol, MOST_GEOCODED } from './protocol.ts';
import { distinct, listOf, readEach } from './read-each.ts';

/* Photon: https://github.com/komoot/photon/blob/master/docs/api-v1.md */

const text = z.optional(z.string());

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: text,
    osm_id: z.optional(z.number()),
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    district: text,
    city: text,
    state: text,
    country: text,
  }),
});

export const photon: GeocoderProtocol = {
  request: ({ words, near, locale }, key) => ({
    path: '/api',
    query: {
      q: words,
      lang: locale,
      limit: MOST_GEOCODED,
      ...(near && { lat: near.lat, lon: near.lng }),
      ...(key !== undefined && { key }),
    },
  }),
  read: (answer) => readEach(listOf(answer, 'features'), feature, placeOf),
  interval: 300,
  isForTyping: true,
  isForKeeping: true,
};

function placeOf({ geometry, properties }: z.infer<typeof feature>): GeocodedPlace {
  const { osm_type, osm_id, name, housenumber, street, postcode, district, city, state, country } =
    properties;
  const [lng, lat] = geometry.coordinates;
  // French and English write the number before the street.
  const address = [housenumber, street].filter(Boolean).join(' ');
  const town = [postcode, city ?? district].filter(Boolean).join(' ');
  const title = name ?? (address || town);
  return {
    id: `${osm_type ?? ''}${osm_id ?? `${lat},${lng}`}`,
    name: title,
    detail: distinct([name === undefined ? '' : address, town, state, country], title),
    position: { lat, lng },
  };
}
