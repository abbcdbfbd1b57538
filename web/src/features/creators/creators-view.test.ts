import { expect, test } from 'vitest';
import { type CreatorsView, creatorsSearch, readCreatorsView } from './creators-view.ts';

const FIRST: CreatorsView = { language: undefined, order: 'newest', name: '' };

test.each<[string, Partial<CreatorsView>]>([
  ['', {}],
  ['?language=fr', { language: 'fr' }],
  ['?sort=published', { order: 'published' }],
  ['?q=In%C3%A8s', { name: 'Inès' }],
  ['?language=en&sort=name&q=a+b', { language: 'en', order: 'name', name: 'a b' }],
  ['?q=%26%3D%23', { name: '&=#' }],
])('the address %j is read as one view, and the view is written as that address', (search, view) => {
  expect(readCreatorsView(new URLSearchParams(search))).toEqual({ ...FIRST, ...view });
  expect(creatorsSearch({ ...FIRST, ...view })).toBe(search);
});

test.each([
  '?language=de',
  '?language=',
  '?language=EN',
  '?language=__proto__',
  '?sort=best',
  '?sort=toString',
  '?sort=newest',
  '?q=',
  '?q=%20%20',
  '?q=%CC%81',
  '?q=%E2%80%8F',
  `?q=${'a'.repeat(81)}`,
  '?other=1',
])('the address %j is read as the default view', (search) => {
  expect(readCreatorsView(new URLSearchParams(search))).toEqual(FIRST);
});

test('the first of two equal parameters counts, and white space around a name is ignored', () => {
  const read = readCreatorsView(new URLSearchParams('?language=fr&language=en&q=+Ana++&q=Bo'));
  expect(read).toEqual({ ...FIRST, language: 'fr', name: 'Ana' });
  expect(creatorsSearch({ ...FIRST, name: ' Ana ' })).toBe('?q=Ana');
});
