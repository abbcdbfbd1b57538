import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInView } from '../in-view.ts';
import { sizeLeft } from '../insets.ts';
import { spotAt, stillProjection } from './still-projection.ts';

const size = { width: 1200, height: 800 };
const covered = { top: 0, right: 0, bottom: 100, left: 300 };
const middle = { x: 750, y: 350 };

const spots = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const zooms = fc.oneof(
  fc.double({ min: 1, max: 3.9, noNaN: true }),
  fc.double({ min: 4, max: 9, noNaN: true }),
);

test('the picture shows a position where its marker is, on the globe and on the plane', () => {
  fc.assert(
    fc.property(spots, spots, zooms, (centre, spot, zoom) => {
      const camera = { lat: centre.lat * 0.8, lng: centre.lng, zoom };
      const place = placeInView(spot, { camera, size: sizeLeft(size, covered), whole: size });
      if (place === null || Math.abs(Math.abs(spot.lng - camera.lng) - 180) < 0.01) return;
      const [x, y] = stillProjection({ camera, size, covered })([spot.lng, spot.lat]) ?? [0, 0];
      expect(x - middle.x).toBeCloseTo(place.x, 3);
      expect(y - middle.y).toBeCloseTo(place.y, 3);
    }),
  );
});

test('a click on the picture of a position returns it, and a click beside the globe returns none', () => {
  fc.assert(
    fc.property(
      spots,
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -300, max: 300 }),
      zooms,
      (centre, x, y, zoom) => {
        const view = { camera: { lat: centre.lat * 0.8, lng: centre.lng, zoom }, size, covered };
        const spot = spotAt(middle.x + x, middle.y + y, view);
        if (spot === undefined) return;
        const [px = Number.NaN, py = Number.NaN] = stillProjection(view)([spot.lng, spot.lat]) ?? [];
        expect(px - middle.x).toBeCloseTo(x, 3);
        expect(py - middle.y).toBeCloseTo(y, 3);
      },
    ),
  );
  const globe = { camera: { lat: 20, lng: 10, zoom: 1 }, size, covered };
  expect(spotAt(middle.x, middle.y, globe)).toEqual({
    lat: expect.closeTo(20, 6),
    lng: expect.closeTo(10, 6),
  });
  expect(spotAt(5, 5, globe)).toBeUndefined();
});
