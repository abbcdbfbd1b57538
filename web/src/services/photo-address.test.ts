import { variantWidths } from '@waymark/model/entities/photo';
import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { photoAddress, smallestAddress } from './photo-address.ts';

test.each([1, 200, 319, 320, 321, 4_000])(
  'the smallest address of a photo that is %d pixels wide is that of an existing variant',
  (width) => {
    const photo = { ...examplePhoto(), width };
    const [smallest = 0] = variantWidths(width);
    expect(smallestAddress(photo)).toBe(photoAddress(photo.path, smallest));
  },
);
