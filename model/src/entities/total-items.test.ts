import { expect, test } from 'vitest';
import { NO_ITEMS } from './creator.ts';
import { totalItems } from './total-items.ts';

test('items of all kinds count', () => {
  expect(totalItems({ ...NO_ITEMS, post: 2, pin: 3 })).toBe(5);
  expect(totalItems(NO_ITEMS)).toBe(0);
});
