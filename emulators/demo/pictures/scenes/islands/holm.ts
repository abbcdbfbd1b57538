import { drawMass } from '../../brush.ts';
import { drawConifer } from '../../foreground/conifer.ts';
import { drawHouse } from '../../foreground/house.ts';
import { drawRock } from '../../foreground/rocks.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../../stage.ts';
import { fill, polygon, rounded } from '../../svg.ts';
import type { IslandPlace } from './island-place.ts';

/** A green holm with red cabins and skerries about it. */
export function drawHolm(stage: Stage, random: Random, { centre, sea }: IslandPlace): string {
  const { palette, light, sunSide } = stage;
  const hump = drawMass(random, {
    outline: rounded([
      [centre - 390, sea + 8],
      [centre - 350, sea - 42],
      [centre - 200, sea - 110],
      [centre - 20, sea - 150],
      [centre + 190, sea - 105],
      [centre + 350, sea - 40],
      [centre + 400, sea + 8],
    ]),
    box: { x: centre - 390, y: sea - 150, width: 790, height: 160 },
    colour: tone(light, palette.grass, 0.75, 0.12),
    length: 80,
  });
  const ledge = fill(
    polygon([
      [centre - 410, sea + 4],
      [centre - 350, sea - 32],
      [centre - 180, sea - 22],
      [centre, sea - 30],
      [centre + 200, sea - 20],
      [centre + 350, sea - 30],
      [centre + 420, sea + 4],
    ]),
    tone(light, palette.rock, 0.7, 0.1),
  );
  const trees = Array.from({ length: 26 }, () => {
    const out = random.between(-1, 1);
    return drawConifer(stage, random, {
      x: centre + out * 290,
      y: sea - 120 * (1 - out * out) - 22,
      height: random.between(70, 170) * (1.1 - Math.abs(out) * 0.5),
      distance: 0.14,
    });
  }).join('');
  const cabins = [-230, -120, 60, 170]
    .map((out, index) =>
      drawHouse(stage, random, {
        x: centre + out + random.between(-15, 15),
        y: sea - 26 - random.between(0, 26),
        width: 62,
        height: 38,
        depth: 34,
        roof: index % 2 ? 'gable' : 'eaves',
        plaster: index === 2 ? palette.plaster[1] : palette.plaster[0],
        distance: 0.06,
      }),
    )
    .join('');
  const skerries = [560, 690, -540]
    .map((out) =>
      drawRock(stage, random, {
        x: centre + sunSide * out,
        y: sea + 3,
        width: random.between(90, 170),
        height: random.between(20, 42),
        distance: 0.15,
      }),
    )
    .join('');
  return hump + trees + ledge + cabins + skerries;
}
