import { describe, expect, it } from 'vitest';
import { HOURS, REGIONS, SCENES } from '../content-format.ts';
import { drawPicture } from './draw-picture.ts';

/** What the largest picture may weigh, characters of SVG. */
const SIZE_BOUND = 320_000;

const request = { seed: 'a', scene: 'harbour', hour: 'dusk', region: 'southern-europe' } as const;

describe('drawPicture', () => {
  it('draws the same picture for the same request', () => {
    expect(drawPicture(request)).toBe(drawPicture(request));
  });

  it.each(SCENES)('draws %s differently for another seed, hour and region', (scene) => {
    const pictures = [
      drawPicture({ ...request, scene }),
      drawPicture({ ...request, scene, seed: 'b' }),
      drawPicture({ ...request, scene, hour: 'morning' }),
      drawPicture({ ...request, scene, region: 'americas' }),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  describe.each(SCENES)('%s', (scene) => {
    it.each(HOURS)('draws at %s in every region, in numbers a file may hold and within its size', (hour) => {
      for (const region of REGIONS) {
        const svg = drawPicture({ seed: `${scene} test`, scene, hour, region });
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200">.*<\/svg>$/);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(svg.length).toBeLessThan(SIZE_BOUND);
        expect(svg.length).toBeGreaterThan(40_000);
      }
    });
  });
});
