import rows from './cities.json' with { type: 'json' };
import { distance } from './distance.ts';
import type { Position } from './position.ts';

/**
 * A city of the atlas: its names, its latitude and longitude in degrees, its rank, of which 1 is the most important, and the ISO 3166-1
 * alpha-2 code of its country.
 */
export type City = [en: string, fr: string, lat: number, lng: number, rank: number, countryCode: string];

/** The cities that the map names, of which there are about 700, the most important first. */
// TypeScript reads the rows of a JSON file as arrays of strings and numbers in any order.
export const CITIES = rows as unknown as readonly City[];

/** How far from the middle of a city people still say that something is there, in metres. */
const NEAR_CITY = 25_000;

/** Degrees of latitude that are more than that. */
const BAND = 0.25;

/** The nearest city that is near a position, of those in a country where one is given. */
export function cityNear(position: Position, countryCode?: string): City | undefined {
  let nearest: { city: City; metres: number } | undefined;
  for (const city of CITIES) {
    const [, , lat, lng, , country] = city;
    if (Math.abs(lat - position.lat) > BAND) continue;
    if (countryCode !== undefined && country !== countryCode) continue;
    const metres = distance(position, { lat, lng });
    if (metres <= (nearest?.metres ?? NEAR_CITY)) nearest = { city, metres };
  }
  return nearest?.city;
}
