import { expect, test } from 'vitest';
import { creditsAt } from './credits.ts';

const namesAt = (level: number, hasStreets = false) => creditsAt(level, hasStreets).map(({ name }) => name);

test('a view of the world credits coasts and names of countries', () => {
  expect(namesAt(1)).toEqual(['Natural Earth', 'world-countries (ODbL)']);
});

test('a view of a region credits its relief and its settlements too', () => {
  expect(namesAt(6)).toEqual([
    'Natural Earth',
    'SRTM, ETOPO',
    'world-countries (ODbL)',
    'GeoNames (CC BY 4.0)',
  ]);
});

test('OpenStreetMap is credited where streets are shown, and not elsewhere', () => {
  expect(namesAt(14)).toEqual(['Natural Earth', 'GeoNames (CC BY 4.0)']);
  expect(namesAt(14, true)).toEqual([
    'Natural Earth',
    'GeoNames (CC BY 4.0)',
    'OpenStreetMap (ODbL)',
    'OpenMapTiles (CC BY)',
  ]);
});
