import { blob, dab } from './brush.ts';
import { drawClouds } from './clouds.ts';
import { type Colour, mix, oklch, vary } from './colour.ts';
import type { Light } from './light.ts';
import type { Stage } from './stage.ts';
import { disc, faded, fill, glow, rectangle, WIDTH } from './svg.ts';

/** The sky's colour, `height` 0 at the top of the picture to 1 at the horizon. */
function skyColour(light: Light, height: number): Colour {
  return height < 0.55
    ? mix(light.zenith, light.middle, height / 0.55)
    : mix(light.middle, light.horizon, (height - 0.55) / 0.45);
}

/** The sky down to the horizon (pixels from the top): wash, strokes, sun or moon, stars, clouds. */
export function drawSky(stage: Stage, horizon: number): string {
  const { light } = stage;
  const wash = faded(
    rectangle(0, 0, WIDTH, horizon + 40),
    [0, 0],
    [0, horizon],
    [
      [0, light.zenith],
      [0.55, light.middle],
      [1, light.horizon],
    ],
  );
  return [
    wash,
    drawBrushwork(stage, horizon),
    stage.hour === 'night' ? drawStars(stage, horizon) : '',
    drawDisc(stage, horizon),
    drawClouds(stage, horizon),
  ].join('');
}

/** Long level strokes, each a little off the wash: what makes a gradient look painted. */
function drawBrushwork({ random, light }: Stage, horizon: number): string {
  const chance = random.fork('sky');
  return Array.from({ length: 34 }, () => {
    const height = chance.between(0, 1);
    const colour = vary(
      skyColour(light, Math.min(1, Math.max(0, height + chance.between(-0.13, 0.13)))),
      0,
      1.04,
    );
    return fill(
      dab(
        chance,
        chance.between(-100, WIDTH + 100),
        height * horizon,
        chance.between(420, 1300),
        chance.between(16, 46) * (1.15 - height * 0.6),
        chance.between(-2.5, 2.5),
      ),
      colour,
      0.34,
    );
  }).join('');
}

function drawStars({ random }: Stage, horizon: number): string {
  const chance = random.fork('stars');
  const starlight = oklch(0.94, 0.03, 95);
  return Array.from({ length: 170 }, () => {
    const height = chance.between(0, 1) ** 1.5;
    const brightness = chance.between(0, 1) ** 3;
    return disc(
      chance.between(0, WIDTH),
      height * horizon * 0.94,
      1.1 + brightness * 2.3,
      starlight,
      (0.35 + brightness * 0.6) * (1 - height * 0.6),
    );
  }).join('');
}

function drawDisc(stage: Stage, horizon: number): string {
  const { light, sunX, hour } = stage;
  const y = Math.max(110, horizon - light.altitude);
  const low = hour === 'dawn' || hour === 'dusk';
  const radius = hour === 'night' ? 44 : low ? 62 : 46;
  const halo = glow(
    sunX,
    y,
    radius * (hour === 'night' ? 7 : 9),
    [
      [0, light.disc, low ? 0.75 : 0.5],
      [0.25, mix(light.disc, light.horizon, 0.5), 0.34],
      [1, light.horizon, 0],
    ],
    low ? 1.35 : 1,
  );
  const body = fill(
    blob(stage.random.fork('disc'), sunX, y, radius, radius, 0.02),
    light.disc,
    hour === 'noon' || hour === 'morning' ? 0.85 : 1,
  );
  const seas =
    hour === 'night'
      ? disc(sunX - 12, y - 8, 12, vary(light.disc, -0.05), 0.8) +
        disc(sunX + 13, y + 12, 8, vary(light.disc, -0.05), 0.8)
      : '';
  return halo + body + seas;
}
