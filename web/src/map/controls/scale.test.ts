import { expect, test } from 'vitest';
import { metresPerPixel, scaleOf } from './scale.ts';

test.each([
  [120, 'metric', 10, 'kilometer', 83.3],
  [0.6, 'metric', 50, 'meter', 83.3],
  [9, 'metric', 500, 'meter', 55.6],
  [11, 'metric', 1, 'kilometer', 90.9],
  [100, 'imperial', 5, 'mile', 80.5],
  [1, 'imperial', 200, 'foot', 61],
] as const)('%d metres a pixel, %s: %d %s', (metres, units, value, unit, width) => {
  const scale = scaleOf(metres, units, 100);
  expect(scale).toMatchObject({ value, unit });
  expect(scale.width).toBeCloseTo(width, 1);
});

test('the bar is never longer than its limit and more than a third of it', () => {
  for (let zoom = 0; zoom <= 19; zoom += 0.1) {
    const { width } = scaleOf(metresPerPixel({ lat: 45, lng: 0, zoom }), 'metric', 96);
    expect(width).toBeLessThanOrEqual(96);
    expect(width).toBeGreaterThan(96 / 3);
  }
});
