import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { NameLanguage } from './label-layers.ts';
import { streetLabels } from './streets-labels.ts';

const COLOURS = {
  sea: '#c7dee1',
  shelf: '#d6e8e8',
  land: '#f5efe1',
  coast: '#8fb0b3',
  border: '#c8b99b',
  graticule: '#b9d3d7',
  label: '#3a4a52',
};

const LONG = 'Rua '.repeat(50);

/** What the map writes for a feature. */
function written(layer: string, tags: Record<string, unknown>, language: NameLanguage = 'en'): string {
  const found = streetLabels(COLOURS, language).find(({ id }) => id === layer) as SymbolLayerSpecification;
  const { result, value } = createExpression(found.layout?.['text-field']);
  if (result !== 'success') throw new Error('The text is no expression.');
  return String(value.evaluate({ zoom: 16 }, { type: 2, properties: tags }));
}

test('a street has the name in the language of the page, else in Latin letters, else the local one', () => {
  const tags = { name: '四条通', 'name:latin': 'Shijō dōri', 'name:fr': 'Rue Shijō' };
  expect(written('street-names-main', tags, 'fr')).toBe('Rue Shijō');
  expect(written('street-names-main', tags)).toBe('Shijō dōri');
  expect(written('street-names-main', { name: '四条通' })).toBe('四条通');
});

test.each([
  ['of 200 characters', LONG, LONG.slice(0, 60)],
  ['from right to left', 'شارع محمد الخامس', 'شارع محمد الخامس'],
  ['with combining marks', 'Rue de l’E\u0301te\u0301', 'Rue de l’E\u0301te\u0301'],
  ['of letters beyond the first plane', '𠮷'.repeat(80), '𠮷'.repeat(30)],
  ['that are several names', 'Rua Augusta;Rua do Ouro', 'Rua Augusta'],
  ['that are a number', 17, '17'],
  ['that are missing', undefined, ''],
])('names %s are a label of one line at most', (_, name, label) => {
  expect(written('street-names-main', name === undefined ? {} : { name })).toBe(label);
});

test('a quarter has its local name beside the one that visitors can read', () => {
  const tags = { name: '祇園', 'name:latin': 'Gion', 'name:nonlatin': '祇園' };
  expect(written('street-places', tags)).toBe('Gion\n祇園');
  expect(written('street-places', { name: 'Alfama' })).toBe('Alfama');
});
