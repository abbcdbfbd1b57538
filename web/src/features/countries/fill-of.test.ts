import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LABELS } from '../../map/region/region-palette.ts';
import { coloursIn, contrast, laidOver } from '../../ui/testing/contrast.ts';
import { FILLS, fillOf } from './fill-of.ts';

test('a country is filled by the number of its items, in four steps, the last of which is that of the most', () => {
  const fills = [0, 1, 2, 4, 5, 20, 30, 99, 400].map((count) => fillOf(count, 400));
  expect(fills).toEqual([0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8]);
  expect(fillOf(1, 1)).toBe(FILLS.at(-1));
  expect(fillOf(0, 0)).toBe(0);
});

test('every label of the map, and the number in the list, can be read on the country with most items', () => {
  const tokens = coloursIn(readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8'));
  const of = (name: string, scheme: 0 | 1) => tokens.get(name)?.[scheme] ?? '';
  const weak = ([0, 1] as const).flatMap((scheme) => {
    const ground = laidOver(of('--map-land', scheme), of('--map-content', scheme), FILLS[4]);
    const labels = [
      of('--ink', scheme),
      of('--map-label', scheme),
      ...Object.values(LABELS).map((schemes) => schemes[scheme]),
    ];
    return labels.filter((label) => contrast(label, ground) < 4.5).map((label) => `${label} on ${ground}`);
  });
  expect(weak).toEqual([]);
});
