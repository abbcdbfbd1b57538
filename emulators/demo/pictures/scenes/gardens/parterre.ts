import { blob, dab, drawMass } from '../../brush.ts';
import { type Colour, mix, vary } from '../../colour.ts';
import { drawBirds } from '../../foreground/birds.ts';
import { drawBroadleaf } from '../../foreground/broadleaf.ts';
import { drawCypress } from '../../foreground/cypress.ts';
import { drawFountain } from '../../foreground/fountain.ts';
import { drawHouse } from '../../foreground/house.ts';
import { drawGround } from '../../ground.ts';
import { tone } from '../../light.ts';
import type { Random } from '../../random.ts';
import { drawRidges, ridgeLine } from '../../ridges.ts';
import { drawSky } from '../../sky.ts';
import type { Stage } from '../../stage.ts';
import { fill, HEIGHT, type Point, polygon, WIDTH } from '../../svg.ts';

/** A walk between beds of flowers to a fountain and a house. */
export function drawParterre(stage: Stage, random: Random): string {
  const { palette, light, sunSide } = stage;
  const axis = 800 + sunSide * random.between(0, 90);
  const lawn = ridgeLine(random, { y: 742, height: 3, period: 500, octaves: 1 });
  /** A point on the ground: `out` -1..1 across the garden, `near` 0..1 from the house to the viewer. */
  const at = (out: number, near: number): Point => [
    axis + out * (150 + near * 1150),
    752 + near ** 1.25 * 470,
  ];
  const strip = (from: number, to: number, far: number, near: number): string =>
    polygon([at(from, far), at(to, far), at(to, near), at(from, near)]);
  const walk = drawMass(random, {
    outline: strip(-0.17, 0.17, 0, 1.02),
    box: { x: axis - 300, y: 752, width: 600, height: 460 },
    colour: tone(light, vary(palette.sand, 0.02), 0.95),
    contrast: 0.015,
  });
  const cross = fill(strip(-1.3, 1.3, 0.2, 0.29), tone(light, vary(palette.sand, 0.02), 0.9));
  const beds = (
    [
      [0.02, 0.17],
      [0.33, 0.58],
      [0.68, 1.02],
    ] as const
  ).flatMap(([far, near]) => ([-1, 1] as const).map((side) => drawBed(stage, random, at, side, far, near)));
  const hall = [-1, 1].map((side) =>
    drawHouse(stage, random, {
      x: axis + side * 168,
      y: 752,
      width: 190,
      height: 120,
      depth: 40,
      roof: 'eaves',
      distance: 0.24,
      plaster: palette.plaster[0],
      tiles: palette.roof[0],
      shutters: true,
    }),
  );
  const centre = drawHouse(stage, random, {
    x: axis,
    y: 752,
    width: 150,
    height: 156,
    depth: 60,
    roof: 'gable',
    distance: 0.22,
    plaster: palette.plaster[0],
    tiles: palette.roof[0],
    shutters: true,
  });
  const wood = Array.from({ length: 10 }, (_, index) =>
    drawBroadleaf(stage, random, {
      x: (index / 9) * WIDTH + random.between(-40, 40),
      y: 752,
      height: random.between(170, 270),
      distance: 0.3,
    }),
  );
  const cones = [0.06, 0.22, 0.44, 0.78].flatMap((near) =>
    ([-1, 1] as const).map((side) => {
      const [x, y] = at(side * 0.25, near);
      return drawCypress(stage, random, {
        x,
        y,
        height: 84 + near * 230,
        breadth: 0.34,
        distance: 0.14 * (1 - near),
        paint: palette.foliage[1],
      });
    }),
  );
  const [basinX, basinY] = at(0, 0.25);
  return [
    drawSky(stage, 700),
    drawRidges(stage, {
      from: 600,
      to: 680,
      count: 2,
      height: 50,
      paint: palette.foliage[1],
      octaves: 2,
      far: 0.8,
      near: 0.6,
    }),
    ...wood,
    ...hall,
    centre,
    drawGround(stage, { line: lawn, bottom: HEIGHT, paint: palette.grass, dusk: 0.25 }),
    walk,
    cross,
    ...beds.slice(0, 2),
    ...cones.slice(0, 2),
    drawFountain(stage, random, { x: basinX, y: basinY + 20, height: 190 }),
    ...cones.slice(2, 4),
    ...beds.slice(2, 4),
    ...cones.slice(4, 6),
    ...beds.slice(4),
    ...cones.slice(6),
    drawBirds(stage, random, { x: axis + sunSide * 330, y: 330, spread: 100, count: 5 }),
    drawArbour(stage, random),
  ].join('');
}

/** A bed of flowers in rows of one colour, inside a clipped hedge. */
function drawBed(
  { light, palette, sunSide }: Stage,
  random: Random,
  at: (out: number, near: number) => Point,
  side: -1 | 1,
  far: number,
  near: number,
): string {
  const corners = (inset: number): string =>
    polygon([
      at(side * (0.3 + inset * 0.4), far + inset * 0.3),
      at(side * (0.92 - inset), far + inset * 0.3),
      at(side * (0.92 - inset), near - inset * 0.3),
      at(side * (0.3 + inset * 0.4), near - inset * 0.3),
    ]);
  const scale = 0.28 + near;
  const [, low] = at(0, near);
  const hedge = polygon([
    at(side * 0.3, near),
    at(side * 0.92, near),
    [at(side * 0.92, near)[0], low - 36 * scale],
    [at(side * 0.3, near)[0], low - 36 * scale],
  ]);
  const rows = Array.from({ length: 5 }, (_, row): string => {
    const paint: Colour = random.pick([...palette.accent, vary(palette.accent[0], 0.12, 0.8)]);
    const heads = Array.from({ length: 44 }, () => {
      const [x, y] = at(
        side * random.between(0.38, 0.86),
        far + (near - far) * ((row + random.between(0.15, 0.95)) / 5),
      );
      return dab(
        random,
        x,
        y - 8 * scale,
        random.between(17, 30) * scale,
        random.between(9, 15) * scale,
        random.between(-20, 20),
      );
    }).join('');
    return fill(heads, tone(light, paint, 0.9));
  });
  const green = palette.foliage[0];
  return [
    fill(corners(0), tone(light, vary(green, -0.06), 0.3)),
    fill(corners(0.05), tone(light, green, 0.65)),
    ...rows,
    fill(hedge, tone(light, vary(green, -0.03), side === sunSide ? 0.25 : 0.5)),
    fill(
      Array.from({ length: 30 }, () =>
        dab(
          random,
          at(side * random.between(0.3, 0.92), near)[0],
          low - 34 * scale + random.between(-5, 7) * scale,
          34 * scale,
          7 * scale,
          random.between(-12, 12),
        ),
      ).join(''),
      tone(light, vary(green, 0.04), 0.95),
    ),
  ].join('');
}

/** Roses that hang into the upper corners. */
function drawArbour({ light, palette, sunSide }: Stage, random: Random): string {
  const spots = (count: number): Point[] =>
    Array.from({ length: count }, () => {
      const near = random.chance(0.7);
      const out = near ? 860 - random.between(0, 1) ** 1.3 * 470 : -860 + random.between(0, 1) ** 1.5 * 260;
      return [
        800 + sunSide * out,
        random.between(-20, 1) + random.between(0, 1) ** 1.6 * (near ? (out - 300) * 0.62 : 190),
      ];
    });
  const leaves = (count: number): string =>
    spots(count)
      .map(([x, y]) =>
        dab(random, x, y, random.between(34, 60), random.between(12, 20), random.between(-70, 70)),
      )
      .join('');
  const roses = spots(26);
  const rose = mix(palette.accent[4], palette.snow, 0.25);
  return [
    fill(leaves(110), tone(light, vary(palette.foliage[1], -0.04), 0.1)),
    fill(leaves(80), tone(light, palette.foliage[0], 0.5)),
    fill(roses.map(([x, y]) => blob(random, x, y, 20, 18, 0.2)).join(''), tone(light, rose, 0.45)),
    fill(
      roses.map(([x, y]) => blob(random, x + sunSide * 4, y - 4, 12, 11, 0.25)).join(''),
      tone(light, vary(rose, 0.05), 1),
    ),
    fill(leaves(40), tone(light, vary(palette.foliage[0], 0.06), 0.95), 0.9),
  ].join('');
}
