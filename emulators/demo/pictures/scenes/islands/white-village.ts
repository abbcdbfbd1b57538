import { drawMass } from '../../brush.ts';
import { vary } from '../../colour.ts';
import { drawCypress } from '../../foreground/cypress.ts';
import { drawHouse } from '../../foreground/house.ts';
import { drawTower } from '../../foreground/towers.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../../stage.ts';
import { type Point, polygon } from '../../svg.ts';
import type { IslandPlace } from './island-place.ts';

/** White cubes in terraces up a bare rock, a domed church at the top. */
export function drawVillage(stage: Stage, random: Random, { centre, sea }: IslandPlace): string {
  const { light, palette, sunSide } = stage;
  const reach = random.between(400, 460);
  const summit = random.between(270, 340);
  const rise = (out: number): number => summit * Math.max(0, 1 - Math.abs(out) ** 2.3) ** 0.85;
  const profile = Array.from({ length: 33 }, (_, index): Point => {
    const out = index / 16 - 1;
    return [centre + out * reach, sea - rise(out) - random.between(0, 14) + 6];
  });
  const rock = drawMass(random, {
    outline: polygon([...profile, [centre + reach + 20, sea + 6], [centre - reach - 20, sea + 6]]),
    box: { x: centre - reach, y: sea - summit, width: reach * 2, height: summit },
    colour: tone(light, palette.rock, 0.8, 0.14),
    angle: 80,
    length: 90,
    contrast: 0.045,
  });
  const white = vary(palette.snow, -0.01, 1.5, -150);
  const rows = [0.93, 0.78, 0.62, 0.46, 0.3].map((share, row) =>
    Array.from({ length: 9 + row * 2 }, (_, index) => {
      const out = ((index + random.between(0.3, 0.7)) / (9 + row * 2)) * 1.5 - 0.75;
      return drawHouse(stage, random, {
        x: centre + out * reach,
        y: sea - rise(out) * share,
        width: random.between(36, 54),
        height: random.between(26, 46),
        depth: 18,
        roof: 'flat',
        plaster: random.chance(0.86) ? white : random.pick(palette.plaster),
        distance: 0.1 - row * 0.012,
      });
    }).join(''),
  );
  const churchOut = sunSide * random.between(0.1, 0.3);
  const church = drawTower(stage, random, {
    x: centre + churchOut * reach,
    y: sea - rise(churchOut) * 0.9,
    height: 130,
    width: 44,
    top: 'dome',
    paint: white,
    distance: 0.1,
  });
  const trees = Array.from({ length: 9 }, () => {
    const out = random.between(-0.7, 0.7);
    return drawCypress(stage, random, {
      x: centre + out * reach,
      y: sea - rise(out) * random.between(0.2, 0.6),
      height: random.between(46, 80),
      distance: 0.1,
    });
  }).join('');
  return rock + church + rows.join('') + trees;
}
