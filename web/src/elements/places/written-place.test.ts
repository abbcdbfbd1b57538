import { shortPlusCode } from '@waymark/model/geography/plus-code';
import { expect, test } from 'vitest';
import type { FoundPlace } from './find-places.ts';
import { placesOfCode, writtenPlace } from './written-place.ts';

test.each([
  ['41.15, -8.61', '41.15, -8.61'],
  ['41°09′N 8°36′36″W', '41.15, -8.61'],
  ['8CHH592Q+2X', '41.150063, -8.610063'],
  ['https://www.google.com/maps/place/Porto/@41,-8,12z/data=!3d41.15!4d-8.61', '41.15, -8.61'],
  ['geo:41.15,-8.61', '41.15, -8.61'],
])('%s is the place %s', (text, name) => {
  expect(writtenPlace(text, 'en')).toMatchObject({ place: { name, what: 'coordinates', isOwn: false } });
});

test('a text that looks like a position says why it is none, and words are searched for', () => {
  expect(writtenPlace('https://maps.app.goo.gl/abc', 'en')).toEqual({ fault: 'short-link' });
  expect(writtenPlace('95, 8', 'en')).toEqual({ fault: 'out-of-range' });
  for (const words of ['', 'Porto', 'rue 41', '592Q+2X Porto', '12']) {
    expect(writtenPlace(words, 'en')).toBeUndefined();
  }
});

const PORTO: FoundPlace = {
  key: 'city/Porto',
  name: 'Porto',
  lang: 'en',
  position: { lat: 41.2, lng: -8.5 },
  what: 'city',
  isOwn: false,
};

test('a short plus code is near the place that is written behind it, or near the middle of the map', () => {
  const named = shortPlusCode('592Q+2X Porto') ?? { code: '', locality: '' };
  expect(placesOfCode(named, [PORTO], undefined, 'en')).toMatchObject([
    { name: '41.150063, -8.610063', detail: 'Porto', what: 'coordinates' },
  ]);
  const alone = shortPlusCode('592Q+2X') ?? { code: '', locality: '' };
  expect(placesOfCode(alone, [], { lat: 41.3, lng: -8.4, zoom: 12 }, 'en')).toMatchObject([
    { name: '41.150063, -8.610063' },
  ]);
  // From afar, the middle of the map says nothing.
  expect(placesOfCode(alone, [], { lat: 41.3, lng: -8.4, zoom: 3 }, 'en')).toEqual([]);
  expect(placesOfCode(alone, [], undefined, 'en')).toEqual([]);
});
