import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';

const read = (caption: string, placeName?: string) =>
  placeWords({ caption, ...(placeName !== undefined && { placeName }) }).map(
    ({ words, from }) => `${from}: ${words.join(' ')}`,
  );

test('words with capitals are names, with the small words between them', () => {
  expect(read('We climbed to the Basilique Notre-Dame de Fourvière, then back to Lyon.')).toEqual([
    'caption: Basilique Notre-Dame de Fourvière',
    'caption: Lyon',
    'begin: We',
  ]);
  expect(read('A day on the Isle of Skye with @Rae.Smith')).toEqual(['caption: Isle of Skye']);
});

test('a name is also the only word of a line, and the beginning of a sentence may be one', () => {
  expect(read('Lyon 🥐\nNice evening at home')).toEqual(['caption: Lyon', 'begin: Nice']);
});

test('what Instagram calls the place comes first, and hashtags last', () => {
  expect(read('Sunset #VieuxLyon #lyon_france #2024', 'Lyon, France')).toEqual([
    'place: Lyon',
    'place: France',
    'caption: Sunset',
    'hashtag: Vieux Lyon',
    'hashtag: lyon france',
  ]);
});

test('an article with an apostrophe is no part of a name', () => {
  expect(read('devant l’Arc de Triomphe et à l’Étoile')).toEqual([
    'caption: Arc de Triomphe',
    'caption: Étoile',
  ]);
});

test('any caption is read, and no words are empty or twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_200 }), (caption) => {
      const all = placeWords({ caption });
      expect(all.every(({ words }) => words.length > 0 && words.every((word) => word !== ''))).toBe(true);
      expect(new Set(all.map(({ words }) => words.join(' ').toLowerCase())).size).toBe(all.length);
    }),
  );
});
