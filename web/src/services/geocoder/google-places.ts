import * as z from 'zod/mini';
import { type GeocodedPlace, type GeocoderProtocol, MOST_GEOCODED } from './protocol.ts';
import { distinct, listOf, readEach } from './read-each.ts';

/*
 * Google Places, Text Search (New): https://developers.google.com/maps/documentation/places/web-service/text-search. Each request
 * costs, and its terms forbid to store a position for longer than 30 days.
 */

const place = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  formattedAddress: z.optional(z.string()),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** The fields that are asked for. They decide the price. */
const FIELDS = ['id', 'displayName', 'formattedAddress', 'location'].map((field) => `places.${field}`).join();

/** How far around a position places come first, in metres: the most that the API takes. */
const NEAR_METRES = 50_000;

export const googlePlaces: GeocoderProtocol = {
  request: ({ words, near, locale }, key) => ({
    path: '/v1/places:searchText',
    headers: { 'X-Goog-Api-Key': key ?? '', 'X-Goog-FieldMask': FIELDS },
    body: {
      textQuery: words,
      languageCode: locale,
      pageSize: MOST_GEOCODED,
      ...(near && {
        locationBias: {
          circle: { center: { latitude: near.lat, longitude: near.lng }, radius: NEAR_METRES },
        },
      }),
    },
  }),
  // An answer without places has no list.
  read: (answer) => readEach(listOf(answer, 'places', { mayLack: true }), place, placeOf),
  interval: 300,
  isForTyping: false,
  isForKeeping: false,
};

function placeOf({ id, displayName, formattedAddress = '', location }: z.infer<typeof place>): GeocodedPlace {
  return {
    id,
    name: displayName.text,
    detail: distinct([formattedAddress], displayName.text),
    position: { lat: location.latitude, lng: location.longitude },
  };
}
