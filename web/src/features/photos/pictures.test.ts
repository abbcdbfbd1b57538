import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import { examplePhoto } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  credited,
  described,
  movedBefore,
  movedBy,
  type Pictures,
  replaced,
  withoutPhoto,
  withPhoto,
} from './pictures.ts';

const LETTERS = [...'abcdefgh'];
const path = (letter: string) => examplePhoto(letter).path;
const pictures = (letters: string, cover?: string): Pictures => ({
  photos: [...letters].map((letter) => examplePhoto(letter)),
  coverPath: cover && path(cover),
});
const order = ({ photos }: Pictures) => photos.map((photo) => photo.path.at(-1)).join('');

test('the first photo is the cover, until another is chosen', () => {
  expect(coverPhotoOf(pictures('ab'))?.path).toBe(path('a'));
  expect(coverPhotoOf(pictures('ab', 'b'))?.path).toBe(path('b'));
  expect(coverPhotoOf(pictures('ab', 'z'))?.path).toBe(path('a'));
  expect(coverPhotoOf(pictures(''))).toBeUndefined();
});

test('a photo is inserted at the end or at an index, unless it is in the list or the list is full', () => {
  expect(order(withPhoto(pictures('ab'), examplePhoto('c')))).toBe('abc');
  expect(order(withPhoto(pictures('ab'), examplePhoto('c'), 1))).toBe('acb');
  expect(order(withPhoto(pictures('ab'), examplePhoto('c'), 9))).toBe('abc');
  expect(withPhoto(pictures('ab'), examplePhoto('a'))).toEqual(pictures('ab'));
  const full: Pictures = { photos: Array.from({ length: MAX_PHOTOS }, () => examplePhoto('a')) };
  expect(withPhoto(full, examplePhoto('b'))).toBe(full);
});

test('another photo takes the place of one, also as the cover', () => {
  const next = replaced(pictures('abc', 'b'), path('b'), examplePhoto('e'));
  expect(order(next)).toBe('aec');
  expect(next.coverPath).toBe(path('e'));
  expect(replaced(pictures('abc', 'b'), path('a'), examplePhoto('e')).coverPath).toBe(path('b'));
  expect(replaced(pictures('abc'), path('z'), examplePhoto('e'))).toEqual(pictures('abc'));
});

test('a removed photo is no longer the cover', () => {
  expect(withoutPhoto(pictures('ab', 'b'), path('b'))).toEqual(pictures('a'));
  expect(withoutPhoto(pictures('ab', 'b'), path('a'))).toEqual(pictures('b', 'b'));
});

test.each([
  ['abc', 'c', 'a', 'cab'],
  ['abc', 'a', 'c', 'bac'],
  ['abc', 'a', undefined, 'bca'],
  ['abc', 'b', 'b', 'abc'],
  ['abc', 'z', 'a', 'abc'],
])('in %s, moving %s before %s gives %s', (letters, moving, other, expected) => {
  expect(order(movedBefore(pictures(letters), path(moving), other && path(other)))).toBe(expected);
});

test.each([
  ['abc', 'b', -1, 'bac'],
  ['abc', 'b', 1, 'acb'],
  ['abc', 'a', -1, 'abc'],
  ['abc', 'c', 1, 'abc'],
])('in %s, moving %s by %i gives %s', (letters, moving, places, expected) => {
  expect(order(movedBy(pictures(letters), path(moving), places))).toBe(expected);
});

test('moving photos never loses or duplicates one, and keeps the cover', () => {
  const letter = fc.constantFrom(...LETTERS);
  const move = fc.oneof(
    fc.record({ moving: letter, before: fc.option(letter, { nil: undefined }) }),
    fc.record({ moving: letter, places: fc.integer({ min: -9, max: 9 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let now = pictures(LETTERS.join(''), 'd');
      for (const one of moves) {
        now =
          'places' in one
            ? movedBy(now, path(one.moving), one.places)
            : movedBefore(now, path(one.moving), one.before && path(one.before));
      }
      expect([...order(now)].sort()).toEqual(LETTERS);
      expect(coverPhotoOf(now)?.path).toBe(path('d'));
    }),
  );
});

test('a description or a credit changes one photo only', () => {
  const both = pictures('ab');
  const french = described(both, path('b'), 'fr', 'Une baie');
  expect(french.photos[0]).toEqual(both.photos[0]);
  expect(french.photos[1]?.alt).toEqual({ ...both.photos[1]?.alt, fr: 'Une baie' });
  expect(credited(both, path('a'), 'Ines').photos[0]?.credit).toBe('Ines');
  expect(credited(both, path('a'), '').photos[0]).not.toHaveProperty('credit');
});
