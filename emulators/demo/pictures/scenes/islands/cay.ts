import { drawMass } from '../../brush.ts';
import { vary } from '../../colour.ts';
import { drawHouse } from '../../foreground/house.ts';
import { drawPalm } from '../../foreground/palm.ts';
import { tone } from '../../light.ts';
import { drawMountain } from '../../mountains.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../../stage.ts';
import { fill, rounded } from '../../svg.ts';
import type { IslandPlace } from './island-place.ts';

/** A low cay: white sand, a green crown, palms and a hut or two. */
export function drawCay(stage: Stage, random: Random, { centre, sea }: IslandPlace): string {
  const { palette, light, sunSide } = stage;
  const back = drawMountain(stage, {
    x: centre - sunSide * 60,
    y: random.between(400, 470),
    reach: 400,
    foot: sea - 16,
    paint: palette.foliage[1],
    distance: 0.3,
    ruggedness: 0.4,
  });
  const bush = drawMass(random, {
    outline: rounded([
      [centre - 380, sea - 10],
      [centre - 330, sea - 52],
      [centre - 200, sea - 74],
      [centre - 60, sea - 96],
      [centre + 120, sea - 78],
      [centre + 300, sea - 58],
      [centre + 370, sea - 10],
    ]),
    box: { x: centre - 380, y: sea - 96, width: 760, height: 90 },
    colour: tone(light, palette.foliage[0], 0.5, 0.1),
    length: 50,
    contrast: 0.05,
  });
  const sand = fill(
    rounded([
      [centre - 450, sea + 5],
      [centre - 300, sea - 20],
      [centre, sea - 26],
      [centre + 290, sea - 20],
      [centre + 470, sea + 5],
    ]),
    tone(light, vary(palette.sand, 0.06), 1, 0.04),
  );
  const palms = Array.from({ length: 15 }, () =>
    drawPalm(stage, random, {
      x: centre + random.between(-330, 330),
      y: sea - random.between(14, 40),
      height: random.between(110, 220),
      distance: 0.08,
    }),
  ).join('');
  const huts = [-150, 40, 190]
    .map((out) =>
      drawHouse(stage, random, {
        x: centre + out,
        y: sea - 14,
        width: 50,
        height: 30,
        depth: 34,
        tiles: palette.sand,
        roof: 'gable',
        distance: 0.03,
      }),
    )
    .join('');
  return back + bush + palms + sand + huts;
}
