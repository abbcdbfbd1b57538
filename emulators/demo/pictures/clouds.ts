import { blob, dab } from './brush.ts';
import { lightened, mix, oklch } from './colour.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { clipped, fill, rectangle, WIDTH } from './svg.ts';

const white = oklch(0.97, 0.01, 90);

/** A sky's clouds: heaps by day, level bars when the sun is low, a few bars at night. */
export function drawClouds(stage: Stage, horizon: number): string {
  const random = stage.random.fork('clouds');
  const low = stage.hour === 'dawn' || stage.hour === 'dusk' || stage.hour === 'night';
  const heaps = low ? 0 : random.whole(2, 4);
  const bars = low ? random.whole(5, 8) : random.whole(2, 4);
  return (
    Array.from({ length: bars }, () => drawBar(stage, random, horizon)).join('') +
    Array.from({ length: heaps }, (_, index) => drawHeap(stage, random, horizon, index, heaps)).join('')
  );
}

/** A level bank of thin cloud, lit from below near the horizon. */
function drawBar({ light, hour }: Stage, random: Random, horizon: number): string {
  const height = random.between(0.3, 0.93);
  const x = random.between(0, WIDTH);
  const length = random.between(260, 760);
  const body = mix(
    mix(light.middle, light.zenith, 0.25),
    lightened(white, light.key),
    hour === 'night' ? 0.12 : 0.34,
  );
  const edge = mix(light.horizon, light.disc, 0.4);
  const strokes = (lift: number, shrink: number): string =>
    Array.from({ length: 5 }, () =>
      dab(
        random,
        x + random.between(-0.4, 0.4) * length,
        height * horizon + lift + random.between(-9, 9),
        length * random.between(0.35, 0.9) * shrink,
        random.between(7, 17) * shrink * (1.2 - height * 0.5),
      ),
    ).join('');
  return fill(strokes(0, 1), body, 0.62) + fill(strokes(8, 0.75), edge, hour === 'night' ? 0.18 : 0.55);
}

/** A heap of cloud with a level foot: shade first, then ever smaller lights towards the sun. */
function drawHeap(stage: Stage, random: Random, horizon: number, index: number, heaps: number): string {
  const { light, sunSide } = stage;
  const width = random.between(300, 680);
  const foot = horizon * random.between(0.34, 0.86);
  const centre = ((index + random.between(0.15, 0.85)) / heaps) * WIDTH;
  const puffs = Array.from({ length: 17 }, (_, puff) => {
    const along = (puff / 16) * 1.8 - 0.9 + random.between(-0.06, 0.06);
    const size = width * random.between(0.06, 0.13) * (1.2 - along * along * 0.7);
    return { x: centre + along * width * 0.5, y: foot - size * random.between(0.2, 1.25), size };
  });
  const layer = (shift: number, scale: number): string =>
    puffs
      .map(({ x, y, size }) =>
        blob(
          random,
          x + sunSide * size * shift,
          y - size * shift * 0.9,
          size * scale * 1.35,
          size * scale,
          0.2,
        ),
      )
      .join('');
  const lit = lightened(white, light.key);
  const shade = mix(mix(light.middle, light.zenith, 0.3), lit, 0.38);
  const cloud =
    fill(layer(0, 1), shade, 0.75) +
    fill(layer(0.2, 0.84), mix(shade, lit, 0.45), 0.8) +
    fill(layer(0.34, 0.62), mix(shade, lit, 0.78), 0.85) +
    fill(layer(0.52, 0.36), lit, 0.95);
  const feet = Array.from({ length: 4 }, () =>
    dab(
      random,
      centre + random.between(-0.3, 0.3) * width,
      foot + random.between(-8, 6),
      width * random.between(0.5, 1),
      9,
    ),
  ).join('');
  return clipped(rectangle(-100, -200, WIDTH + 200, foot + 200), cloud) + fill(feet, shade, 0.6);
}
