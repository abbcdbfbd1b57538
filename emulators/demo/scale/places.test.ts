import { expect, it } from 'vitest';
import { type Place, placesByPopulation, spotAround } from './places.ts';
import { createRandom } from './random.ts';
import { realPlaces } from './real-places.ts';

const place = (name: string, population: number, lat = 0, lng = 0): Place => ({
  name,
  population,
  position: { lat, lng },
});

it('draws a place as often as it has people', () => {
  const places = placesByPopulation([place('none', 0), place('few', 100), place('many', 300)]);
  const random = createRandom('draw');
  const drawn = Array.from({ length: 4_000 }, () => places.draw(random).name);
  expect(drawn).not.toContain('none');
  expect(drawn.filter((name) => name === 'many').length / drawn.length).toBeCloseTo(0.75, 1);
});

it('refuses a world without people', () => {
  expect(() => placesByPopulation([place('none', 0)])).toThrow('inhabitants');
});

it('scatters within a valid range beside the antimeridian and the poles', () => {
  const random = createRandom('scatter');
  for (const [lat, lng] of [
    [0, 179.999],
    [90, 0],
    [-89.999, -180],
  ] as const) {
    for (let time = 0; time < 200; time++) {
      const spot = spotAround(place('edge', 10_000_000, lat, lng), random);
      expect(Math.abs(spot.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(spot.lng)).toBeLessThanOrEqual(180);
    }
  }
});

it('knows the world’s places', () => {
  expect(realPlaces.length).toBeGreaterThan(100_000);
  expect(realPlaces.find(({ name, population }) => name === 'Lyon' && population > 400_000)).toBeDefined();
});
