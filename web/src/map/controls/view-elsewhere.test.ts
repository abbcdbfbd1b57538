import { expect, test } from 'vitest';
import { MAPS_ELSEWHERE, viewElsewhere } from './view-elsewhere.ts';

test.each(MAPS_ELSEWHERE)('%s opens at the place and the scale of the view', (map) => {
  const address = new URL(viewElsewhere(map, { lat: -17.6, lng: 179.600_004, zoom: 12.6 }));
  expect(address.protocol).toBe('https:');
  expect(address.href).toContain('-17.60000');
  expect(address.href).toContain('179.60000');
  expect(address.href).toMatch(/(zoom=|z=|map=)14\b/);
});

test.each(MAPS_ELSEWHERE)('%s gets a zoom that it has, from the world to the street', (map) => {
  const zooms = [0, 19].map((zoom) => viewElsewhere(map, { lat: 0, lng: 0, zoom }));
  expect(zooms[0]).toMatch(/(zoom=|z=|map=)2\b/);
  expect(zooms[1]).toMatch(/(zoom=|z=|map=)19\b/);
});
