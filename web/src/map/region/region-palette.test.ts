import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUND, LABELS, partsOf, type RegionColours, regionColours } from './region-palette.ts';

/** The colours of the design tokens in a scheme. */
function tokens(scheme: 0 | 1): Record<string, string> {
  const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');
  const found = css.matchAll(/--map-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...found].map(([, name = '', ...colours]) => [name, colours[scheme] ?? '']));
}

/** The contrast of two colours, as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function schemes(): [name: string, tokens: Record<string, string>, colours: RegionColours][] {
  return ([0, 1] as const).map((scheme) => {
    const map = tokens(scheme);
    const { land = '', label = '' } = map;
    return [scheme === 0 ? 'light' : 'dark', map, regionColours({ land, label })];
  });
}

test.each(schemes())('every label of the %s map can be read on all that it can lie on', (_, map, colours) => {
  const all: Record<string, string> = { ...map, ...colours };
  const weak = ['label', ...Object.keys(LABELS)].flatMap((label) =>
    ['sea', 'shelf', 'land', ...Object.keys(GROUND)].flatMap((ground) => {
      const ratio = contrast(all[label] ?? '', all[ground] ?? '');
      return ratio >= 4.5 ? [] : [`${label} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('the scheme follows the colours of the map, as a browser writes them', () => {
  const light = regionColours({ land: 'rgb(245, 239, 225)', label: 'rgb(58, 74, 82)' });
  expect(light).toEqual(regionColours({ land: '#f5efe1', label: '#3a4a52' }));
  expect(regionColours({ land: '#1b2a31', label: '#c9d3d3' })).not.toEqual(light);
});
