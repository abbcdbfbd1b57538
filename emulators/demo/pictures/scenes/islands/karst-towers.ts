import { drawKarst } from '../../karst.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../../stage.ts';
import type { IslandPlace } from './island-place.ts';

/** Limestone towers, hung with green. */
export function drawTowers(stage: Stage, random: Random, { centre, sea }: IslandPlace): string {
  const towers = [
    [-430, 250, 95, 0.5],
    [-250, 400, 105, 0.36],
    [350, 230, 90, 0.42],
    [480, 150, 60, 0.5],
    [20, 330, 90, 0.26],
    [170, 420, 120, 0.2],
    [-110, 180, 80, 0.14],
  ] as const;
  return towers
    .map(([out, height, reach, distance]) =>
      drawKarst(stage, random, {
        x: centre + out + random.between(-30, 30),
        foot: sea,
        height: height * random.between(0.85, 1.15),
        reach: reach * random.between(0.9, 1.15),
        distance,
      }),
    )
    .join('');
}
