import { distance } from '@waymark/model/geography/distance';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { FIRST_REACH } from '@waymark/model/map-index/first-items';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstZoom, isInView } from '../../../map/in-view.ts';

const size = { width: 1_000, height: 720 };
const view = { camera: { ...FIRST_CAMERA, zoom: Number(firstZoom(size).toFixed(2)) }, size };

/** How exactly the reach is known, in metres. */
const BAND = 60_000;

test('the payload of the first page tells of the items that the first view shows', () => {
  const latitude = fc.double({ min: -85, max: 85, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, (lat, lng) => {
      const metres = distance({ lat, lng }, FIRST_CAMERA);
      fc.pre(Math.abs(metres - FIRST_REACH) > BAND);
      expect(isInView({ lat, lng }, view)).toBe(metres < FIRST_REACH);
    }),
  );
});
