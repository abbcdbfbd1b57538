import { vary } from '../colour.ts';
import { tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { fill, HEIGHT, type Point, polygon, rectangle } from '../svg.ts';

/**
 * A wooden jetty that runs out from the lower edge, where its middle is `foot` and it is `width` wide, to its
 * head at `x`, `y`.
 */
export function drawJetty(
  stage: Stage,
  random: Random,
  jetty: { x: number; y: number; foot: number; width: number },
): string {
  const { x, y, foot, width } = jetty;
  const { light, palette, sunSide } = stage;
  const head = width * 0.26;
  const at = (along: number, side: -1 | 1): Point => {
    const near = along ** 1.5;
    return [
      x + (foot - x) * near + (side * (head + (width - head) * near)) / 2,
      y + (HEIGHT + 20 - y) * near,
    ];
  };
  const wood = vary(palette.wood, 0.14, 0.8);
  const planks = Array.from({ length: 24 }, (_, index) => {
    const from = index / 24;
    const to = (index + 0.88) / 24;
    return fill(
      polygon([at(from, -1), at(from, 1), at(to, 1), at(to, -1)]),
      tone(light, vary(wood, random.between(-0.04, 0.04)), random.between(0.65, 0.95)),
    );
  }).join('');
  const posts = [0.02, 0.3, 0.55, 0.76].flatMap((along) =>
    ([-1, 1] as const).map((side) => {
      const [postX, postY] = at(along, side);
      const thick = 7 + along * 15;
      const tall = 26 + along * 62;
      return (
        fill(
          rectangle(postX - thick / 2, postY - tall * 0.45, thick, tall * 1.15),
          tone(light, palette.wood, 0.25),
        ) +
        fill(
          rectangle(postX + (sunSide > 0 ? 0 : -thick / 2), postY - tall * 0.45, thick / 2, tall),
          tone(light, wood, 0.8),
        )
      );
    }),
  );
  const shadow = polygon([
    at(0, -1),
    at(0, 1),
    [at(0, 1)[0], y + 16],
    at(1, 1),
    [at(1, 1)[0] + 40, HEIGHT + 20],
    [at(1, -1)[0] - 40, HEIGHT + 20],
    [at(0, -1)[0], y + 16],
  ]);
  return (
    fill(shadow, tone(light, palette.deepWater, 0.1), 0.5) +
    fill(polygon([at(0, -1), at(0, 1), at(1, 1), at(1, -1)]), tone(light, palette.wood, 0.1)) +
    planks +
    posts.join('')
  );
}
