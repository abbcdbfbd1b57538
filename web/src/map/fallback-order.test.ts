import { expect, test } from 'vitest';
import { type EngineName, engineFor } from './fallback-order.ts';

const failed = (...names: EngineName[]) => new Set(names);

test('Google Maps is used only where it is allowed', () => {
  expect(engineFor(true, failed())).toBe('google');
  expect(engineFor(false, failed())).toBe('embedded');
});

test('Google Maps comes first, then the embedded map, then none', () => {
  expect(engineFor(true, failed('google'))).toBe('embedded');
  expect(engineFor(true, failed('google', 'embedded'))).toBe('none');
  expect(engineFor(false, failed('embedded'))).toBe('none');
});

test('a visitor whose browser cannot draw the embedded map gets Google Maps once they allow it', () => {
  expect(engineFor(true, failed('embedded'))).toBe('google');
});
