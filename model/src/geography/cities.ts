import rows from './cities.json' with { type: 'json' };

/** A city of the atlas: its names, its latitude and longitude in degrees, and its rank; rank 1 is the most important. */
export type City = [en: string, fr: string, lat: number, lng: number, rank: number];

/** The cities that the map names, of which there are about 700, the most important first. */
// TypeScript reads the rows of a JSON file as arrays of strings and numbers in any order.
export const CITIES = rows as unknown as readonly City[];
