import { boundsContain } from '@waymark/model/geography/bounds';
import { normaliseLongitude } from '@waymark/model/geography/position';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsInView } from './bounds-in-view.ts';
import { isInView, type MapView } from './in-view.ts';

const size = { width: 1_000, height: 700 };

const views: fc.Arbitrary<MapView> = fc.record({
  camera: fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 0, max: 18, noNaN: true }),
  }),
  size: fc.record({
    width: fc.integer({ min: 200, max: 2_560 }),
    height: fc.integer({ min: 200, max: 1_600 }),
  }),
  flat: fc.boolean(),
});

test('whatever is in view lies in the bounds, across the antimeridian and around the poles too', () => {
  fc.assert(
    fc.property(
      views,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (view, x, y) => {
        const degrees = (360 * view.size.width) / (512 * 2 ** view.camera.zoom);
        const lng = normaliseLongitude(view.camera.lng + x * degrees);
        const lat = Math.max(-85, Math.min(85, view.camera.lat + y * degrees));
        // At the very edge, rounding decides.
        const { width, height } = view.size;
        const inner = { width: width - 0.001, height: height - 0.001 };
        fc.pre(isInView({ lat, lng }, { ...view, size: inner, whole: view.size }));
        expect(boundsContain(boundsInView(view), { lat, lng })).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('the bounds of a flat map are those of its corners', () => {
  const bounds = boundsInView({ camera: { lat: 0, lng: 179, zoom: 8 }, size });
  expect(bounds.west).toBeCloseTo(177.6267, 3);
  expect(bounds.east).toBeCloseTo(-179.6267, 3);
  expect(bounds.north).toBeCloseTo(0.961, 3);
  expect(bounds.south).toBeCloseTo(-0.961, 3);
});

test('a map that shows the world more than once has all longitudes, and a globe about half of them', () => {
  const camera = { lat: 0, lng: 10, zoom: 0 };
  expect(boundsInView({ camera, size, flat: true })).toMatchObject({ west: -180, east: 180 });
  const { west, east } = boundsInView({ camera: { ...camera, zoom: 1 }, size });
  expect(west).toBeGreaterThan(-80);
  expect(east).toBeLessThan(100);
  expect(east - west).toBeGreaterThan(120);
});
