import { afterEach, expect, it, vi } from 'vitest';
import { countHeld, hold } from './edit-lock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('gives a name to one at a time, until it is let go', async () => {
  const release = await hold('a');
  expect(release).toBeDefined();
  expect(await hold('a')).toBeUndefined();
  const other = await hold('b');
  expect(other).toBeDefined();
  other?.();
  release?.();
  await vi.waitFor(async () => expect(await hold('a')).toBeDefined());
});

it('counts what is held under a beginning', async () => {
  const release = await hold('many/1');
  await hold('many/2');
  await hold('few/1');
  expect(await countHeld('many/')).toBe(2);
  release?.();
  await vi.waitFor(async () => expect(await countHeld('many/')).toBe(1));
});

it('gives it where the browser holds no names', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
  expect(await hold('c')).toBeDefined();
});
