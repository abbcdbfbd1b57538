import { dab } from '../brush.ts';
import { vary } from '../colour.ts';
import { drawRowingBoat } from '../foreground/boats.ts';
import { drawBridge } from '../foreground/bridge.ts';
import { drawBroadleaf } from '../foreground/broadleaf.ts';
import { drawFacade, type Facade, type Project } from '../foreground/facade.ts';
import { drawLantern } from '../foreground/lanterns.ts';
import { drawTower } from '../foreground/towers.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import { drawSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { fill, HEIGHT, mirrored, polygon, rectangle, translucent } from '../svg.ts';
import { drawRipples, drawWater } from '../water.ts';

const EYE = 700;

/** Where the quays meet the water at the viewer's end, pixels. */
const QUAY = 1010;

/** A canal between tall fronts, a humped bridge where it turns. */
export function drawCanal(stage: Stage): string {
  const { sunSide, palette } = stage;
  const random = stage.random.fork('canal');
  const vanishing = 800 + sunSide * random.between(-120, 40);
  const water = { top: EYE + 30, bottom: HEIGHT, breeze: 0.5, glitter: false };
  const sides = ([-1, 1] as const).map((side) =>
    drawRow(stage, random.fork(`side ${side}`), side, vanishing),
  );
  const bridge = drawBridge(stage, random, {
    from: vanishing - 190,
    to: vanishing + 190,
    y: 772,
    height: 34,
    hump: 30,
    arches: 1,
    distance: 0.14,
  });
  const town = [
    drawTower(stage, random, { x: vanishing - sunSide * 30, y: 755, height: 360, width: 52, distance: 0.34 }),
    drawBroadleaf(stage, random, { x: vanishing - 110, y: 760, height: 150, distance: 0.26 }),
    drawBroadleaf(stage, random, { x: vanishing + 100, y: 764, height: 130, distance: 0.26 }),
  ];
  const backdrop = fill(
    rectangle(vanishing - 260, 640, 520, 120),
    tone(stage.light, vary(palette.plaster[0], -0.06), 0.4, 0.45),
  );
  return [
    drawSky(stage, EYE + 20),
    drawWater(stage, water),
    mirrored([backdrop, ...town].join(''), 772, 0.7, 0.4),
    ...sides,
    drawRipples(stage, water),
    mirrored(bridge, 772, 0.6, 0.5),
    drawRowingBoat(stage, random, {
      x: vanishing + sunSide * random.between(60, 150),
      y: 905,
      length: 190,
      heading: random.pick([1, -1]),
    }),
    drawRowingBoat(stage, random, {
      x: vanishing - sunSide * random.between(240, 330),
      y: 1060,
      length: 330,
      heading: sunSide,
    }),
    drawLantern(stage, { x: 800 - sunSide * 640, y: HEIGHT + 20, height: 560 }),
    drawNearQuay(stage, random),
  ].join('');
}

/** One side of the canal: fronts, quay wall, and their reflection. */
function drawRow(stage: Stage, random: Random, side: -1 | 1, vanishing: number): string {
  const { light, palette, sunSide, region } = stage;
  const edge = 800 + side * 960;
  const waterEdge = 800 + side * 660;
  /** Perspective: depth doubles the distance as `along` runs to the bend. */
  const perspective =
    (foot: number): Project =>
    (along, up) => {
      const shrink = 1 / (1 + along * 5.2);
      return [vanishing + (foot - vanishing) * shrink, EYE + (QUAY - 60 - EYE) * shrink - up * shrink];
    };
  const project = perspective(edge);
  const crowns: readonly [Facade['crown'], ...Facade['crown'][]] =
    region === 'northern-europe-africa'
      ? ['steps', 'point', 'point', 'cornice']
      : region === 'asia-oceania'
        ? ['cornice', 'point']
        : ['cornice'];
  const exposure = side === sunSide ? 0.22 : 0.92;
  const cuts = Array.from({ length: 9 }, (_, index) => (index / 8) ** 1.25 * 0.94 - 0.02);
  const onWater = perspective(waterEdge);
  /** The fronts, or with another projection their mirror image; the same each time they are drawn. */
  const frontsIn = (projection: Project): string =>
    cuts
      .slice(0, -1)
      .map((from, index) => {
        const front = random.fork(`front ${index}`);
        const height = front.between(520, 860);
        return drawFacade(stage, front, projection, {
          from,
          to: cuts[index + 1] ?? 1,
          height,
          exposure,
          distance: from * 0.3,
          crown: front.pick(crowns),
        });
      })
      .toReversed()
      .join('');
  const pavement = polygon([project(-0.05, 0), project(0.95, 0), onWater(0.95, 0), onWater(-0.05, 0)]);
  const wall = polygon([onWater(-0.05, 0), onWater(0.95, 0), onWater(0.95, -60), onWater(-0.05, -60)]);
  const trees = [0.62, 0.42, 0.26].map((along) => {
    const [x, y] = onWater(along, 0);
    return drawBroadleaf(stage, random, {
      x: x + side * 26 * (1 - along),
      y,
      height: 300 * (1 / (1 + along * 5.2)) * 1.5,
      distance: along * 0.3,
      breadth: 0.62,
    });
  });
  return [
    translucent(
      frontsIn((along, up) => onWater(along, -60 - up)),
      0.4,
    ),
    frontsIn(project),
    fill(pavement, tone(light, palette.stone, exposure * 0.8)),
    fill(wall, tone(light, vary(palette.stone, -0.12), exposure * 0.5)),
    ...trees,
  ].join('');
}

/** The kerb at the viewer's feet. */
function drawNearQuay(stage: Stage, random: Random): string {
  const { light, palette, sunSide } = stage;
  const at = (out: number): number => 800 - sunSide * out;
  const kerb = polygon([
    [at(440), HEIGHT + 20],
    [at(520), HEIGHT - 40],
    [at(840), HEIGHT - 74],
    [at(840), HEIGHT + 20],
  ]);
  const flowers = Array.from({ length: 46 }, () =>
    dab(
      random,
      at(random.between(560, 800)),
      HEIGHT - random.between(58, 110),
      random.between(12, 22),
      random.between(6, 11),
      random.between(-40, 40),
    ),
  );
  const leaves = Array.from({ length: 60 }, () =>
    dab(
      random,
      at(random.between(545, 815)),
      HEIGHT - random.between(40, 100),
      random.between(18, 34),
      random.between(6, 11),
      random.between(-70, 70),
    ),
  );
  const box = polygon([
    [at(540), HEIGHT - 10],
    [at(550), HEIGHT - 62],
    [at(820), HEIGHT - 74],
    [at(820), HEIGHT - 10],
  ]);
  return [
    fill(kerb, tone(light, palette.stone, 0.55)),
    fill(leaves.slice(0, 30).join(''), tone(light, palette.foliage[1], 0.3)),
    fill(box, tone(light, palette.wood, 0.5)),
    fill(leaves.slice(30).join(''), tone(light, palette.foliage[0], 0.8)),
    fill(flowers.slice(0, 26).join(''), tone(light, palette.accent[0], 0.9)),
    fill(flowers.slice(26).join(''), tone(light, palette.snow, 0.9)),
  ].join('');
}
