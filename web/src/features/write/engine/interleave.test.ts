import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

const photos = ['a', 'b', 'c', 'd'].map((path) => ({ ...examplePhoto(), path }));

test('what somebody chose is in the turn in which they chose it', () => {
  expect(interleave(['d', 'a', 'c'], new Set(), photos)).toEqual(['d', 'a', 'c']);
});

test('what came by itself is as it stands among all, and leaves what was chosen in its turn', () => {
  expect(interleave(['c', 'd', 'b', 'a'], new Set(['c', 'b', 'a']), photos)).toEqual(['a', 'd', 'b', 'c']);
});

test('what is not among all yet comes last', () => {
  expect(interleave(['x', 'b', 'a'], new Set(['x', 'b', 'a']), photos)).toEqual(['a', 'b', 'x']);
});
