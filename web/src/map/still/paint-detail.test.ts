import { boundsCentre } from '@waymark/model/geography/bounds';
import { type Tile, tileAt, unproject } from '@waymark/model/geography/tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf } from './paint-detail.ts';
import { spotAt } from './still-projection.ts';

const size = { width: 800, height: 600 };
const covered = { top: 0, right: 0, bottom: 40, left: 200 };

/** The north-western corner of a tile. */
const cornerOf = ({ level, x, y }: Tile) => unproject({ x: x / 2 ** level, y: y / 2 ** level });

test('a tile is where the projection of the picture has its corner, across the antimeridian too', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -70, max: 70, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 4, max: 12, noNaN: true }),
      (lat, lng, zoom) => {
        const view = { camera: { lat, lng, zoom }, size, covered };
        const tile = tileAt({ lat, lng }, 5);
        const { x, y, side } = placeOf(tile, view);
        const spot = spotAt(x, y, view);
        const corner = cornerOf(tile);
        expect(spot?.lat).toBeCloseTo(corner.lat, 4);
        const apart =
          boundsCentre({ south: 0, north: 0, west: corner.lng, east: spot?.lng ?? 0 }).lng - corner.lng;
        expect(Math.abs(((apart + 540) % 360) - 180) % 180).toBeCloseTo(0, 4);
        expect(side).toBeCloseTo(512 * 2 ** (zoom - 5), 6);
      },
    ),
    { numRuns: 200 },
  );
});
