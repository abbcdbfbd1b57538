import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const ORIGIN = 'https://waymark.example';
const ID = 'a1B2c3D4e5F6g7H8i9J0';
const read = (text: string) => readPasted(text, ORIGIN);

test.each([
  [`${ORIGIN}/pins/${ID}`, 'pin'],
  [` ${ORIGIN}/fr/posts/${ID}?at=41,-8,12#top\n`, 'post'],
  [`${ORIGIN}/lists/${ID}`, 'list'],
] as const)('%s is an item of this site', (text, kind) => {
  expect(read(text)).toEqual({ item: { kind, id: ID } });
});

test.each([
  ['41.15, -8.61', { lat: 41.15, lng: -8.61 }],
  ['https://www.openstreetmap.org/#map=17/41.15/-8.61', { lat: 41.15, lng: -8.61 }],
  // Without an item, an address of this site is a map with a middle.
  [`${ORIGIN}/?at=41.15,-8.61,12`, { lat: 41.15, lng: -8.61 }],
  ['geo:41.15,-8.61', { lat: 41.15, lng: -8.61 }],
])('%s is a position', (text, position) => {
  expect(read(text)).toEqual({ position });
});

test.each([
  [`https://elsewhere.example/pins/${ID}`, 'unreadable'],
  [`${ORIGIN}/about`, 'unreadable'],
  ['https://maps.app.goo.gl/abc', 'short-link'],
  ['592Q+2X Porto', 'short-code'],
  ['', 'unreadable'],
])('%s is neither', (text, fault) => {
  expect(read(text)).toEqual({ fault });
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
      expect(Object.keys(read(text))).toHaveLength(1);
    }),
  );
});
