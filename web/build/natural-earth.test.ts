import { expect, test } from 'vitest';
import { naturalEarth } from './natural-earth.ts';

const region = naturalEarth();

test('every feature has a geometry and a zoom from which it is drawn', () => {
  for (const [part, features] of Object.entries(region)) {
    expect([part, features.length > 0]).toEqual([part, true]);
    const wrong = features.filter(
      ({ geometry, properties: { z } }) => geometry === null || !Number.isInteger(z) || z < 3 || z > 9,
    );
    expect([part, wrong]).toEqual([part, []]);
  }
});

test('roads have three classes, and peaks a name and a height', () => {
  expect(new Set(region.roads.map(({ properties: { k } }) => k))).toEqual(new Set([1, 2, 3]));
  expect(region.peaks.every(({ properties: { en, e } }) => en && Number.isFinite(e))).toBe(true);
});

test('a lake has its name inside of it', () => {
  const geneva = region.waters.find(({ properties: { fr } }) => fr === 'Léman');
  expect(geneva?.geometry.type === 'Point' && geneva.geometry.coordinates).toEqual([
    expect.closeTo(6.5, 0),
    expect.closeTo(46.4, 0),
  ]);
});

test('neighbouring lakes have a name of their own', () => {
  const names = region.waters.flatMap(({ properties: { en } }) => en ?? []);
  expect(names.filter((name) => name === 'Lake Como')).toHaveLength(1);
  expect(names).toContain('Lake Maggiore');
});
