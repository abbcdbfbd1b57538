import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursIn, contrast } from '../../ui/testing/contrast.ts';
import { GROUND, LABELS, type RegionColours, regionColours } from './region-palette.ts';

/** The colours of the map among the design tokens, in a scheme. */
function tokens(scheme: 0 | 1): Record<string, string> {
  const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');
  return Object.fromEntries(
    [...coloursIn(css)].map(([name, colours]) => [name.replace('--map-', ''), colours[scheme]]),
  );
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
