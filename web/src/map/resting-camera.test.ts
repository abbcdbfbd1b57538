import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BENDS_FROM, FURTHEST_LATITUDE, restingCamera } from './resting-camera.ts';

const cameras = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  zoom: fc.oneof(fc.double({ min: 0, max: 20, noNaN: true }), fc.double({ min: 3.7, max: 4.1, noNaN: true })),
});

test('a map rests neither near a pole nor half-way between the globe and the plane, and stays where it rests', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const { lat, lng, zoom } = restingCamera(camera);
      expect(Math.abs(lat)).toBeLessThan(FURTHEST_LATITUDE + 0.02);
      expect(lng).toBe(camera.lng);
      expect(zoom <= BENDS_FROM || zoom >= GLOBE_BELOW).toBe(true);
      expect(Math.abs(zoom - camera.zoom)).toBeLessThan(0.2);
      const rested = { lat, lng, zoom };
      expect(restingCamera(rested)).toBe(rested);
    }),
  );
});
