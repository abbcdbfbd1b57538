import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameCamera } from '../same-camera.ts';
import { fromGoogle, toGoogle } from './google-view.ts';

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

test("Google's zoom is one higher, and its centre is ours where nothing is covered", () => {
  const { center, zoom } = toGoogle({ lat: 48, lng: 11, zoom: 7 }, NOTHING);
  expect(zoom).toBe(8);
  expect(center.lat).toBeCloseTo(48);
  expect(center.lng).toBeCloseTo(11);
});

test("with a panel at the left Google's centre is further west, above a sheet further south", () => {
  const camera = { lat: 48, lng: 11, zoom: 7 };
  expect(toGoogle(camera, { ...NOTHING, left: 400 }).center.lng).toBeLessThan(11);
  expect(toGoogle(camera, { ...NOTHING, bottom: 400 }).center.lat).toBeLessThan(48);
});

test('a camera survives the conversion to Google and back', () => {
  const cameras = fc.record({
    lat: fc.double({ min: -70, max: 70, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 3, max: 18, noNaN: true }),
  });
  const side = fc.integer({ min: 0, max: 400 });
  const insets = fc.record({ top: side, right: side, bottom: side, left: side });
  fc.assert(
    fc.property(cameras, insets, (camera, covered) => {
      expect(sameCamera(fromGoogle(toGoogle(camera, covered), covered), camera)).toBe(true);
    }),
  );
});
