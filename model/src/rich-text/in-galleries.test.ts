import { expect, it } from 'vitest';
import { inGalleries } from './in-galleries.ts';
import { MAX_GALLERY } from './schema.ts';

const many = (count: number) => Array.from({ length: count }, (_, i) => i);

it.each([
  [0, []],
  [1, [1]],
  [MAX_GALLERY, [MAX_GALLERY]],
  [MAX_GALLERY + 1, [MAX_GALLERY, 1]],
  [3 * MAX_GALLERY, [MAX_GALLERY, MAX_GALLERY, MAX_GALLERY]],
])('puts %d images in galleries, in their order', (count, sizes) => {
  const galleries = inGalleries(many(count));
  expect(galleries.map(({ length }) => length)).toEqual(sizes);
  expect(galleries.flat()).toEqual(many(count));
});
