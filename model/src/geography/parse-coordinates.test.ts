import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPosition } from '../testing/arbitrary-geography.ts';
import { parseCoordinates, positionIn, writeCoordinates } from './parse-coordinates.ts';
import type { Position } from './position.ts';

test.each([
  // Degrees.
  ['41.15, -8.61', 41.15, -8.61],
  ['41.15,-8.61', 41.15, -8.61],
  ['41,15; -8,61', 41.15, -8.61],
  ['41,15 -8,61', 41.15, -8.61],
  ['41,15, -8,61', 41.15, -8.61],
  ['41,15,-8,61', 41.15, -8.61],
  ['41.15 / -8.61', 41.15, -8.61],
  [' (41.15°, −8.61°) ', 41.15, -8.61],
  ['41, 8', 41, 8],
  ['41 8', 41, 8],
  ['-90, 180', -90, 180],
  ['+41.15 -8.61', 41.15, -8.61],
  ['{"lat":41.15,"lng":-8.61}', 41.15, -8.61],
  ['Longitude: -8,61 Latitude: 41,15', 41.15, -8.61],
  ['lat=41.15 lon=-8.61', 41.15, -8.61],
  // Hemispheres, in both languages, before and after, in either order.
  ['41.15N 8.61W', 41.15, -8.61],
  ['N 41.15, W 8.61', 41.15, -8.61],
  ['41,15° Nord, 8,61° Ouest', 41.15, -8.61],
  ['8.61 W, 41.15 N', 41.15, -8.61],
  ['8.61 W, 41.15', 41.15, -8.61],
  ['33.5 S 151.25 E', -33.5, 151.25],
  ['33,5 S 151,25 est', -33.5, 151.25],
  // Degrees and minutes; and seconds.
  ['41°09′N 8°36′W', 41.15, -8.6],
  ['41° 9,6′ N, 8° 36,6′ O', 41.16, -8.61],
  ['N41 09.6 W8 36.6', 41.16, -8.61],
  ['41 9 8 36', 41.15, 8.6],
  ['41 9 36, -8 36 36', 41.16, -8.61],
  ['41 9 36 -8 36 36', 41.16, -8.61],
  ['41°9\'36.0"N 8°36\'36.0"W', 41.16, -8.61],
  ["41º9'36''N 8º36'36''O", 41.16, -8.61],
  ['41° 9’ 36” N, 8° 36’ 36” W', 41.16, -8.61],
  ['41°9′36″ -8°36′36″', 41.16, -8.61],
  ['-0°30′, -0°30′', -0.5, -0.5],
  ['0, 0', 0, 0],
  // Plus codes.
  ['8CHH592Q+2X', 41.1500625, -8.6100625],
  ['8chh592q+2x Porto', 41.1500625, -8.6100625],
  ['https://plus.codes/8CHH592Q+2X', 41.1500625, -8.6100625],
  ['https://www.google.com/maps/place/8CHH592Q%2B2X', 41.1500625, -8.6100625],
  ['22+33', 22, 33],
  // Addresses.
  ['geo:41.15,-8.61', 41.15, -8.61],
  ['geo:41.15,-8.61,120;u=35?z=12', 41.15, -8.61],
  ['geo:0,0?q=41.15,-8.61(Porto)', 41.15, -8.61],
  ['https://www.openstreetmap.org/#map=16/41.15/-8.61', 41.15, -8.61],
  ['https://www.openstreetmap.org/?mlat=41.15&mlon=-8.61#map=12/41/-8', 41.15, -8.61],
  ['https://www.openstreetmap.org/node/1#map=19/41.15/188.5', 41.15, -171.5],
  ['https://www.google.com/maps/@41.15,-8.61,15z', 41.15, -8.61],
  [
    'https://www.google.com/maps/place/Porto/@41,-8,12z/data=!4m6!3m5!1s0x0:0x0!8m2!3d41.15!4d-8.61',
    41.15,
    -8.61,
  ],
  ['https://www.google.com/maps/search/?api=1&query=41.15%2C-8.61', 41.15, -8.61],
  ['https://www.google.fr/maps/place/41.15,-8.61/@41,-8,12z', 41.15, -8.61],
  ['https://maps.google.com/?q=loc:41.15+-8.61', 41.15, -8.61],
  ['https://maps.apple.com/?ll=41.15,-8.61&q=Porto', 41.15, -8.61],
  ['https://maps.apple.com/place?coordinate=41.15,-8.61&name=Porto', 41.15, -8.61],
  ['https://www.bing.com/maps?cp=41.15~-8.61&lvl=12', 41.15, -8.61],
  ['https://waymark.example/?at=41.15,-8.61,12', 41.15, -8.61],
])('%s is a spot', (text, lat, lng) => {
  const position = positionIn(text);
  expect(position?.lat).toBeCloseTo(lat, 9);
  expect(position?.lng).toBeCloseTo(lng, 9);
});

test.each([
  ['', 'unreadable'],
  ['Porto', 'unreadable'],
  ['41', 'incomplete'],
  ['41.15 N', 'incomplete'],
  ['41°09′36″', 'incomplete'],
  ['91, 0', 'out-of-range'],
  ['0, 181', 'out-of-range'],
  ['41,15 200,5', 'out-of-range'],
  ['41°60′N 8°36′W', 'out-of-range'],
  ['41.15, -8.61, 3', 'unreadable'],
  ['41.15, x', 'unreadable'],
  ['1e3, 2', 'unreadable'],
  ['41 N, 8 N', 'unreadable'],
  ['-41 S, 8 E', 'unreadable'],
  ['N 41 N, 8 E', 'unreadable'],
  ['41.5°30′, 8', 'unreadable'],
  ['41°9′, 8° -36′', 'unreadable'],
  ['1234, 5', 'unreadable'],
  ['geo:95,0', 'unreadable'],
  ['geo:41.15,-8.61;crs=nad27', 'unreadable'],
  ['592Q+2X Porto', 'short-code'],
  ['592Q+2X', 'short-code'],
  ['8CHH592Q+2', 'unreadable'],
  ['https://example.org/', 'unreadable'],
  ['https://maps.app.goo.gl/abc123', 'short-link'],
  ['4 '.repeat(1_001), 'unreadable'],
])('%s is none: %s', (text, fault) => {
  expect(parseCoordinates(text)).toEqual({ fault });
});

/** Every known way to write a position, each exact to a tenth of a second of arc. */
const WAYS: ((position: Position) => string)[] = [
  (position) => writeCoordinates(position),
  (position) => writeCoordinates(position).replaceAll('.', ',').replace(', ', ' ; '),
  (position) => writeCoordinates(position).replaceAll('.', ',').replace(', ', ' '),
  ({ lat, lng }) =>
    `${Math.abs(lat).toFixed(6)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lng).toFixed(6)}°${lng < 0 ? 'O' : 'E'}`,
  ({ lat, lng }) => `${lng < 0 ? 'W' : 'E'} ${minutes(lng)} / ${lat < 0 ? 'S' : 'N'} ${minutes(lat)}`,
  ({ lat, lng }) =>
    `${seconds(lat)} ${lat < 0 ? 'Sud' : 'Nord'}, ${seconds(lng)} ${lng < 0 ? 'Ouest' : 'Est'}`.replaceAll(
      '.',
      ',',
    ),
  (position) => `geo:${writeCoordinates(position).replace(' ', '')};u=10`,
  ({ lat, lng }) => `https://www.openstreetmap.org/#map=12/${lat.toFixed(6)}/${lng.toFixed(6)}`,
];

function minutes(degrees: number): string {
  const tenths = Math.round(Math.abs(degrees) * 60 * 10_000);
  return `${Math.floor(tenths / 600_000)}° ${((tenths % 600_000) / 10_000).toFixed(4)}'`;
}

function seconds(degrees: number): string {
  const hundredths = Math.round(Math.abs(degrees) * 3600 * 100);
  const rest = hundredths % 360_000;
  return `${Math.floor(hundredths / 360_000)}°${Math.floor(rest / 6_000)}′${((rest % 6_000) / 100).toFixed(2)}″`;
}

test('a position is read in every way that it can be written', () => {
  fc.assert(
    fc.property(arbitraryPosition, fc.constantFrom(...WAYS), (position, write) => {
      const read = positionIn(write(position));
      expect(read?.lat).toBeCloseTo(position.lat, 5);
      expect(read?.lng).toBeCloseTo(position.lng, 5);
    }),
    { numRuns: 1_000 },
  );
});

test('no text makes it throw or return an invalid position', () => {
  const pieces = [
    ...'0123456789.,;-/ °\'"()+NSEWOφ',
    'geo:',
    'https://',
    '?q=',
    '#map=',
    '!3d',
    '!4d',
    '@',
    '%',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (written) => {
      const found = positionIn(written.join(''));
      if (found) expect([Math.abs(found.lat) <= 90, Math.abs(found.lng) <= 180]).toEqual([true, true]);
    }),
    { numRuns: 5_000 },
  );
});
