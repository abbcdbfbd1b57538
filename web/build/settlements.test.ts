import { project } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RegionFeature } from './natural-earth.ts';
import { byZoom, roomAt, type Settlement, settlements } from './settlements.ts';

const all = settlements();

function find(name: string): RegionFeature | undefined {
  return all.find(({ properties: { en } }) => en === name);
}

/** The number of names in a view of this size. */
function inView(lat: number, lng: number, zoom: number, width = 1_280, height = 800): number {
  const world = WORLD_PIXELS * 2 ** zoom;
  const centre = project({ lat, lng });
  return all.filter(({ properties: { z }, geometry }) => {
    if (z > zoom || geometry.type !== 'Point') return false;
    const [x = 0, y = 0] = geometry.coordinates;
    const spot = project({ lat: y, lng: x });
    return (
      Math.abs(spot.x - centre.x) * world < width / 2 && Math.abs(spot.y - centre.y) * world < height / 2
    );
  }).length;
}

test('cities have the names of the atlas, and towns their French ones', () => {
  expect(find('Lisbon')?.properties).toMatchObject({ fr: 'Lisbonne', r: 2 });
  expect(find('Kyoto')?.properties).toMatchObject({ r: 2 });
  expect(find('Cologne')?.properties).toMatchObject({ r: 2 });
  expect(find('Turin')?.properties.z).toBeLessThan(7);
  expect(find('Marrakesh') ?? find('Marrakech')).toBeDefined();
  expect(all.filter(({ properties: { fr } }) => fr !== undefined).length).toBeGreaterThan(800);
});

test.each([
  ['Germany', 50.5, 9.5, 5, 9],
  ['the Alps', 46.4, 8.6, 5, 9],
  // Half of it is sea.
  ['Kansai', 35, 135.8, 6, 9],
  ['Bengal', 23.5, 89, 5, 8],
])('a view of %s (%d, %d) names 15 to 40 settlements at zooms %d to %d', (_, lat, lng, first, last) => {
  for (let zoom = first; zoom <= last; zoom++) {
    const count = inView(lat, lng, zoom);
    expect(`zoom ${zoom}: ${count >= 15 && count <= 40}, ${count}`).toBe(`zoom ${zoom}: true, ${count}`);
  }
});

const some: fc.Arbitrary<Settlement[]> = fc.array(
  fc.record({
    en: fc.constant('A'),
    fr: fc.constant('A'),
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    population: fc.integer({ min: 1, max: 499_999 }),
    weight: fc.integer({ min: 1, max: 1e7 }),
  }),
  { maxLength: 40 },
);

test('at no zoom are two names in the room of one, across the antimeridian too', () => {
  fc.assert(
    fc.property(some, (places) => {
      const chosen = [...byZoom(places)];
      for (const [one, oneZoom] of chosen) {
        for (const [other, otherZoom] of chosen) {
          if (one === other) continue;
          const zoom = Math.max(oneZoom, otherZoom);
          const world = WORLD_PIXELS * 2 ** zoom;
          const [a, b] = [project(one), project(other)];
          const across = Math.abs(a.x - b.x);
          const { width, height } = roomAt(zoom);
          const isFree =
            Math.min(across, 1 - across) * world >= width - 1e-6 ||
            Math.abs(a.y - b.y) * world >= height - 1e-6;
          expect(isFree).toBe(true);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('the heavier of two neighbours is named first', () => {
  const at = { fr: '', lat: 10, lng: 10, population: 1 };
  const [village, town] = [
    { ...at, en: 'village', weight: 1 },
    { ...at, en: 'town', lng: 10.05, weight: 2 },
  ];
  const chosen = byZoom([village, town]);
  expect(chosen.get(town)).toBe(3);
  expect(chosen.get(village) ?? 99).toBeGreaterThan(8);
});
