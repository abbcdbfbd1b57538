import { expect, test } from 'vitest';
import { namesOf } from './natural-names.ts';

test.each([
  ['river', 'Rhein', { en: 'Rhine', fr: 'Rhin' }],
  ['river', 'Doubs', { en: 'Doubs' }],
  ['river', 'Bratul Sulina', undefined],
  ['lake', 'Lake Geneva', { en: 'Lake Geneva', fr: 'Léman' }],
  ['lake', 'Lake Kyoga', { en: 'Lake Kyoga', fr: 'Lac Kyoga' }],
  ['lake', 'Seneca Lake', { en: 'Seneca Lake', fr: 'Lac Seneca' }],
  ['lake', "Lac-à-l'Eau-Claire", { en: 'Lac-à-l’Eau-Claire' }],
  ['lake', 'Vesijrvi', { en: 'Vesijärvi' }],
  ['lake', 'THUNER SEE', { en: 'Lake Thun', fr: 'Lac de Thoune' }],
  ['peak', 'Mt. Kenya', { en: 'Mount Kenya', fr: 'Mont Kenya' }],
  ['peak', 'Kings Pk.', { en: 'Kings Peak', fr: 'Pic Kings' }],
  ['peak', '', undefined],
  ['lake', undefined, undefined],
] as const)('a %s of the data with the name %j is %j', (kind, stored, names) => {
  expect(namesOf(kind, stored)).toEqual(names);
});
