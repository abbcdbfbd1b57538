import { expect, test } from 'vitest';
import { categoryOf } from './category-of.ts';

test('a park is nature, a town is found with cities, and an island with regions', () => {
  const categories = (['city', 'town', 'region', 'island', 'park'] as const).map((type) =>
    categoryOf({ kind: 'destination', type }),
  );
  expect(categories).toEqual(['city', 'city', 'region', 'region', 'nature']);
  expect(categoryOf({ kind: 'destination' })).toBe('city');
});

test('a marker has the category that its creator gave, and otherwise that of its icon', () => {
  expect(categoryOf({ kind: 'marker', icon: 'coffee', category: 'shop' })).toBe('shop');
  expect(categoryOf({ kind: 'marker', icon: 'coffee' })).toBe('drink');
  expect(categoryOf({ kind: 'marker', icon: 'star' })).toBe('other');
});

test('a recommendation without a category is any other place', () => {
  expect(categoryOf({ kind: 'pin' })).toBe('other');
  expect(categoryOf({ kind: 'pin', category: 'food' })).toBe('food');
});

test('what is no place has a category of its own', () => {
  expect([categoryOf({ kind: 'area' }), categoryOf({ kind: 'post' }), categoryOf({ kind: 'list' })]).toEqual([
    'region',
    'story',
    'list',
  ]);
});
