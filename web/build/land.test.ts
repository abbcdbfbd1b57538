import { expect, test } from 'vitest';
import { unpackLand } from '../src/map/base-map/land.ts';
import { packLand } from './land.ts';

const { land } = unpackLand(packLand('110m', 100));

/** Whether a point is on land: inside an odd number of rings of a polygon. */
function isLand(lng: number, lat: number): boolean {
  return land.features.some(({ geometry }) => {
    const crossed = geometry.coordinates.flatMap((ring) =>
      ring.filter(([x = 0, y = 0], index) => {
        const [lastX = 0, lastY = 0] = ring.at(index - 1) ?? [];
        return y > lat !== lastY > lat && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x;
      }),
    );
    return crossed.length % 2 === 1;
  });
}

test.each([
  ['Paris', 2.3, 48.9, true],
  ['both ends of Chukotka', 178, 68, true],
  ['both ends of Chukotka', -175, 67, true],
  ['the South Pole', 100, -89, true],
  ['the Caspian Sea', 51, 41.5, false],
  ['the Arctic, over which Russia was not smeared', 0, 88, false],
  ['the Pacific', -140, 20, false],
])('%s', (_, lng, lat, expected) => {
  expect(isLand(lng, lat)).toBe(expected);
});
