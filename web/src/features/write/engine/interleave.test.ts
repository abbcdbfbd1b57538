import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

const photos = ['a', 'b', 'c', 'd'].map((path) => ({ ...examplePhoto(), path }));

test('chosen photos keep the order of the choice', () => {
  expect(interleave(['d', 'a', 'c'], new Set(), photos)).toEqual(['d', 'a', 'c']);
});

test('photos that arrived by themselves keep their position, and chosen ones their order', () => {
  expect(interleave(['c', 'd', 'b', 'a'], new Set(['c', 'b', 'a']), photos)).toEqual(['a', 'd', 'b', 'c']);
});

test('a photo that is not in the list yet comes last', () => {
  expect(interleave(['x', 'b', 'a'], new Set(['x', 'b', 'a']), photos)).toEqual(['a', 'b', 'x']);
});
