import { expect, test } from 'vitest';
import { type EngineName, engineFor } from './fallback-order.ts';

const failed = (...names: EngineName[]) => new Set(names);

test('Google’s map is used only where it may be asked for', () => {
  expect(engineFor(true, failed())).toBe('google');
  expect(engineFor(false, failed())).toBe('embedded');
});

test('Google, then our own, then none', () => {
  expect(engineFor(true, failed('google'))).toBe('embedded');
  expect(engineFor(true, failed('google', 'embedded'))).toBe('none');
  expect(engineFor(false, failed('embedded'))).toBe('none');
});

test('a visitor whose browser cannot draw our map gets Google’s once they allow it', () => {
  expect(engineFor(true, failed('embedded'))).toBe('google');
});
