import { boundsCentre } from '@waymark/model/geography/bounds';
import type { Size } from '@waymark/model/map-index/camera-tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discRadius } from './globe.ts';
import { boundsCamera, firstZoom, isInView, type MapView, placeInView } from './in-view.ts';

const desk: Size = { width: 1440, height: 900 };
const phone: Size = { width: 390, height: 844 };

const sizes = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 320, max: 1440 }),
});

describe('placeInView', () => {
  test.each([
    // Values from MapLibre 6: `map.project` minus the centre of the map.
    ['Paris on the globe', { lat: 25, lng: 10, zoom: 2.5 }, { lat: 48.8584, lng: 2.2945 }, -43.38, -200.15],
    ['Recife on the globe', { lat: 25, lng: 10, zoom: 2.5 }, { lat: -8.05, lng: -34.87 }, -306.43, 185.77],
    ['Paris on the plane', { lat: 44, lng: 8, zoom: 5 }, { lat: 48.8584, lng: 2.2945 }, -259.66, -321.11],
  ])('%s', (_, camera, position, x, y) => {
    const place = placeInView(position, { camera, size: desk });
    expect(place?.x).toBeCloseTo(x, 1);
    expect(place?.y).toBeCloseTo(y, 1);
  });

  test('the camera is at the centre of the uncovered part', () => {
    const view: MapView = { camera: { lat: 30, lng: 170, zoom: 2 }, size: phone, whole: desk };
    expect(placeInView({ lat: 30, lng: 170 }, view)).toEqual({ x: 0, y: -0 });
  });

  test('the nearest copy of the flat world counts', () => {
    const camera = { lat: 0, lng: 179.9, zoom: 8 };
    expect(placeInView({ lat: 0, lng: -179.9 }, { camera, size: desk })?.x).toBeCloseTo(72.8, 1);
  });
});

describe('isInView', () => {
  const europe: MapView = { camera: { lat: 48, lng: 10, zoom: 2.5 }, size: desk };

  test('a position behind the globe is not in view', () => {
    expect(isInView({ lat: 48.9, lng: 2.3 }, europe)).toBe(true);
    expect(isInView({ lat: -33.9, lng: 151.2 }, europe)).toBe(false);
  });

  test("on a flat map, as Google's, only the edges of the map count", () => {
    const flat: MapView = { camera: { lat: 0, lng: 10, zoom: 1 }, size: desk, flat: true };
    expect(isInView({ lat: -33.9, lng: 151.2 }, flat)).toBe(true);
    expect(isInView({ lat: -33.9, lng: 151.2 }, { ...flat, flat: false })).toBe(false);
  });

  test('a position under a panel is not in view', () => {
    const camera = { lat: 45, lng: 0, zoom: 8 };
    const east = { lat: 45, lng: 1.5 };
    expect(isInView(east, { camera, size: desk })).toBe(true);
    expect(isInView(east, { camera, size: { width: 700, height: 900 }, whole: desk })).toBe(false);
  });
});

describe('boundsCamera', () => {
  test('frames any bounds with all four corners in view', () => {
    const bounds = fc
      .record({
        west: fc.double({ min: -180, max: 180, noNaN: true }),
        width: fc.double({ min: 0, max: 40, noNaN: true }),
        south: fc.double({ min: -75, max: 60, noNaN: true }),
        height: fc.double({ min: 0, max: 12, noNaN: true }),
      })
      .map(({ west, width, south, height }) => ({
        west,
        east: west + width > 180 ? west + width - 360 : west + width,
        south,
        north: south + height,
      }));
    fc.assert(
      fc.property(bounds, sizes, (box, size) => {
        const view: MapView = { camera: boundsCamera(box, size), size };
        const corners = [box.north, box.south].flatMap((lat) =>
          [box.west, box.east].map((lng) => ({ lat, lng })),
        );
        expect(corners.every((corner) => isInView(corner, view))).toBe(true);
      }),
    );
  });

  test.each([
    ['a phone', { width: 390, height: 600 }, 58],
    ['a small phone', { width: 320, height: 420 }, 58],
    ['a small phone whose sheet is half open', { width: 320, height: 220 }, 90],
    ['a desk', desk, 58],
  ])('on %s, no mark is below the buttons at the right or the scale below', (_, size, buttons) => {
    const lisbon = { west: -9.23, east: -9.09, south: 38.69, north: 38.77 };
    const view: MapView = { camera: boundsCamera(lisbon, size), size };
    const mark = 22;
    for (const lat of [lisbon.north, lisbon.south]) {
      for (const lng of [lisbon.west, lisbon.east]) {
        const { x, y } = placeInView({ lat, lng }, view) ?? { x: Infinity, y: Infinity };
        expect(x + mark).toBeLessThanOrEqual(size.width / 2 - buttons);
        expect(y + mark).toBeLessThanOrEqual(size.height / 2 - 45);
        expect(Math.min(x + size.width / 2, y + size.height / 2)).toBeGreaterThan(15);
      }
    }
  });

  test('crosses the antimeridian where the bounds do', () => {
    const fiji = { west: 176, east: -178, south: -20, north: -15 };
    expect(boundsCamera(fiji, desk).lng).toBeCloseTo(boundsCentre(fiji).lng);
    expect(boundsCamera(fiji, desk).zoom).toBeGreaterThan(6);
  });

  test('shows a single spot with its surroundings, and the world as a globe', () => {
    const spot = { west: 2.3, east: 2.3, south: 48.9, north: 48.9 };
    expect(boundsCamera(spot, desk).zoom).toBe(15);
    expect(boundsCamera(spot, phone)).toMatchObject({ lat: expect.closeTo(48.9), lng: expect.closeTo(2.3) });
    const world = { west: -180, east: 180, south: -85, north: 85 };
    expect(boundsCamera(world, phone).zoom).toBeCloseTo(firstZoom(phone));
  });
});

test('shows the globe on 84 % of the shorter side at the first zoom', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      fc.pre(firstZoom(size) > 0);
      const disc = discRadius({ lat: 25, lng: 10, zoom: firstZoom(size) }, size);
      expect(disc).toBeCloseTo(0.42 * Math.min(size.width, size.height), 6);
    }),
  );
});
