import { blob } from '../brush.ts';
import { mix, oklch, vary } from '../colour.ts';
import { lamplit, tone } from '../light.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { disc, fill, glow, polygon, rectangle, rounded } from '../svg.ts';
import type { Standing } from './standing.ts';

const cloth = oklch(0.93, 0.03, 88);

/** A market stall: striped awning, bulbs, goods heaped on the counter. */
export function drawStall(
  stage: Stage,
  random: Random,
  { x, y, height, distance = 0, width }: Standing & { width: number },
): string {
  const { light, palette, sunSide } = stage;
  const left = x - width / 2;
  const counter = y - height * 0.36;
  const eave = y - height * 0.78;
  const ridge = y - height;
  const [one, two] = [random.pick(palette.accent), random.chance(0.7) ? cloth : random.pick(palette.accent)];
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const from = left - width * 0.05 + (index / 7) * width * 1.1;
    const to = from + (width * 1.1) / 7;
    const top = (at: number): number => x + (at - x) * 0.86;
    return {
      outline: rounded([
        [top(from), ridge],
        [top(to), ridge],
        [to, eave],
        [to, eave],
        [(from + to) / 2, eave + height * 0.075],
        [from, eave],
        [from, eave],
      ]),
      even: index % 2 === 0,
    };
  });
  const awning = (even: boolean): string =>
    stripes
      .filter((stripe) => stripe.even === even)
      .map(({ outline }) => outline)
      .join('');
  const inside = light.lampsLit
    ? mix(light.lamp, palette.accent[0], 0.12)
    : tone(light, palette.earth, 0.25, distance);
  const heaps = Array.from({ length: 5 }, (_, index) => {
    const middle = left + ((index + 0.5) / 5) * width;
    const paint = random.pick([...palette.accent, palette.foliage[2], palette.foliage[0]]);
    const fruit = Array.from({ length: 9 }, () =>
      blob(
        random,
        middle + random.between(-0.08, 0.08) * width,
        counter - random.between(0, 0.075) * height,
        width * 0.028,
        width * 0.026,
      ),
    ).join('');
    return (
      fill(fruit, light.lampsLit ? lamplit(vary(paint, 0.04)) : tone(light, paint, 0.8, distance)) +
      fill(
        rectangle(middle - width * 0.09, counter - height * 0.012, width * 0.18, height * 0.07),
        tone(light, vary(palette.wood, 0.12), light.lampsLit ? 1 : 0.6, distance),
      )
    );
  });
  const hanging = Array.from({ length: 4 }, (_, index) =>
    disc(
      left + ((index + 0.5) / 4) * width,
      eave + height * 0.13,
      height * 0.022,
      light.lampsLit ? vary(light.lamp, 0.08) : tone(light, cloth, 0.9, distance),
    ),
  );
  const keeper = x + random.between(-0.25, 0.25) * width;
  const goods = Array.from({ length: 8 }, (_, index) =>
    rectangle(
      left + width * (0.08 + index * 0.11),
      counter - height * random.between(0.14, 0.24),
      width * 0.07,
      height * 0.3,
    ),
  ).join('');
  return [
    light.lampsLit
      ? glow(
          x,
          counter - height * 0.1,
          width * 0.72,
          [
            [0, light.lamp, 0.6],
            [0.5, light.lamp, 0.2],
            [1, light.lamp, 0],
          ],
          1.15,
        )
      : '',
    fill(rectangle(left + width * 0.02, eave, width * 0.96, counter - eave), inside),
    fill(goods, tone(light, palette.wood, 0.4, distance), 0.35),
    fill(
      rounded([
        [keeper - width * 0.09, counter],
        [keeper - width * 0.075, counter - height * 0.2],
        [keeper, counter - height * 0.24],
        [keeper + width * 0.075, counter - height * 0.2],
        [keeper + width * 0.09, counter],
      ]) + blob(random, keeper, counter - height * 0.265, width * 0.04, height * 0.045, 0.05),
      tone(light, palette.wood, 0.4, distance),
      0.9,
    ),
    fill(
      rectangle(left, eave, width * 0.025, y - eave) +
        rectangle(left + width * 0.975, eave, width * 0.025, y - eave),
      tone(light, palette.wood, 0.3, distance),
    ),
    fill(rectangle(left, counter, width, y - counter), tone(light, vary(palette.wood, 0.03), 0.45, distance)),
    fill(
      polygon([
        [left, counter],
        [left + width, counter],
        [left + width, counter + height * 0.14],
        [x, counter + height * 0.2],
        [left, counter + height * 0.14],
      ]),
      light.lampsLit
        ? mix(lamplit(one), tone(light, one, 0.4, distance), 0.45)
        : tone(light, one, 0.6, distance),
    ),
    ...heaps,
    fill(awning(true), light.lampsLit ? lamplit(one) : tone(light, one, 0.9, distance)),
    fill(awning(false), light.lampsLit ? lamplit(two) : tone(light, two, 0.95, distance)),
    fill(
      rectangle(sunSide > 0 ? left - width * 0.05 : x, ridge, width * 0.55, eave - ridge),
      tone(light, palette.deepWater, 0, distance),
      0.12,
    ),
    ...hanging,
  ].join('');
}
