import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withArrivedPhoto } from './photo-order.ts';

const LETTERS = [...'abcdefgh'];
const photosOf = (letters: string) => [...letters].map((letter) => examplePhoto(letter));
const order = new Map(LETTERS.map((letter, place) => [examplePhoto(letter).path, place]));
const arrive = (letters: string, letter: string) =>
  withArrivedPhoto(photosOf(letters), examplePhoto(letter), order)
    .map(({ path }) => path.at(-1))
    .join('');

test('photos follow the existing ones in the order in which their files were chosen, whichever upload finishes first', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(LETTERS), (letters) => {
      expect(letters.reduce(arrive, 'yz')).toBe(`yz${letters.toSorted().join('')}`);
    }),
  );
});

test('an uploaded photo is inserted beside those chosen with it, even if they were moved, or at the end if they are gone', () => {
  expect(arrive('bzay', 'c')).toBe('bczay');
  expect(arrive('zey', 'c')).toBe('zcey');
  expect(arrive('zy', 'c')).toBe('zyc');
  expect(arrive('dcb', 'c')).toBe('dcb');
});

test('a photo beyond the limit of a work is left out', () => {
  const full = Array.from({ length: MAX_PHOTOS }, () => examplePhoto('a'));
  expect(withArrivedPhoto(full, examplePhoto('b'), order)).toBe(full);
});
