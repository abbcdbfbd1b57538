import * as z from 'zod/mini';
import { type GeocodedPlace, type GeocoderProtocol, MOST_GEOCODED } from './protocol.ts';
import { distinct, listOf, readEach } from './read-each.ts';

/*
 * Nominatim: https://nominatim.org/release-docs/latest/api/Search/. Its public server allows one request a second, and none while
 * somebody types: https://operations.osmfoundation.org/policies/nominatim/
 */

const result = z.object({
  place_id: z.union([z.number(), z.string()]),
  lat: z.string(),
  lon: z.string(),
  name: z.optional(z.string()),
  display_name: z.string(),
});

/** Half the width and height of the box whose places come first, in degrees. */
const NEAR = { lat: 0.5, lng: 0.7 };

export const nominatim: GeocoderProtocol = {
  request: ({ words, near, locale }, key) => ({
    path: '/search',
    query: {
      q: words,
      format: 'jsonv2',
      limit: MOST_GEOCODED,
      'accept-language': locale,
      ...(near && {
        viewbox: [near.lng - NEAR.lng, near.lat + NEAR.lat, near.lng + NEAR.lng, near.lat - NEAR.lat]
          .map((degrees) => degrees.toFixed(4))
          .join(','),
      }),
      ...(key !== undefined && { key }),
    },
  }),
  read: (answer) => readEach(listOf(answer), result, placeOf),
  interval: 1_000,
  isForTyping: false,
  isForKeeping: true,
};

function placeOf({ place_id, lat, lon, name, display_name }: z.infer<typeof result>): GeocodedPlace {
  const [first = '', ...rest] = display_name.split(', ');
  // A house has no name. Its number is the first part, and its street the second.
  const isNumber = !name && /^\d/.test(first);
  const title = name || (isNumber ? [first, rest[0]].join(' ').trim() : first);
  return {
    id: String(place_id),
    name: title,
    detail: distinct(isNumber ? rest.slice(1) : rest, title),
    position: { lat: numberIn(lat), lng: numberIn(lon) },
  };
}

/** An empty text is no number; `Number` would make 0 of it. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
