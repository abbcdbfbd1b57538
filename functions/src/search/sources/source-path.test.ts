import { expect, it } from 'vitest';
import { sourceAt } from './source-path.ts';

it('knows what a document is to the search', () => {
  expect(sourceAt('pois/a')).toEqual({ index: 'waymark', kind: 'poi' });
  expect(sourceAt('creators/a')).toEqual({ index: 'waymark', kind: 'creator' });
  expect(sourceAt('countries/france')).toEqual({ index: 'waymark', kind: 'country' });
  expect(sourceAt('articles/one')).toEqual({ index: 'waymark', kind: 'article' });
  expect(sourceAt('users/u/works/w')).toEqual({ index: 'works', ownerId: 'u' });
});

it.each([
  '',
  'pois',
  'pois/',
  'lists/a/items/b',
  'handles/a',
  'users/u',
  'users/u/works',
  'users/u/works/w/x/y',
])('leaves other documents alone: %s', (path) => {
  expect(sourceAt(path)).toBeUndefined();
});
