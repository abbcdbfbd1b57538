import { expect, test } from 'vitest';
import { directionsAddress, MAP_APPS, mapAppAddress, writtenPosition } from './map-apps.ts';

const SPOT = { lat: 43.295_12, lng: -5.374_5 };

test('a position is written in a form that every map reads', () => {
  expect(writtenPosition(SPOT)).toBe('43.29512, -5.37450');
});

test.each(MAP_APPS)(
  'the address for %s has the position, and the name of the item cannot extend it',
  (app) => {
    const address = new URL(mapAppAddress(app, SPOT, 'Bar & Grill #1?q=x'));
    expect(address.href).toContain('43.29512');
    expect(address.href).toContain('-5.37450');
    expect(address.href).not.toContain('Bar & Grill');
    expect(address.protocol).toBe('https:');
  },
);

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=43.29512,-5.37450',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'https://maps.apple.com/?daddr=43.29512,-5.37450'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9)',
    'geo:43.29512,-5.37450?q=43.29512,-5.37450(Bar%20%26%20Grill)',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/dir/?api=1&destination=43.29512,-5.37450'],
])('directions on %s', (userAgent, address) => {
  expect(directionsAddress(userAgent, SPOT, 'Bar & Grill')).toBe(address);
});
