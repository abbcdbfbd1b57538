import { expect, test } from 'vitest';
import { MAP_APPS, mapAppAddress, writtenPosition } from './map-apps.ts';

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
    expect(['https:', 'geo:']).toContain(address.protocol);
  },
);
