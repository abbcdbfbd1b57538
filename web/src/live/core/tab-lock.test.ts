import { afterEach, expect, it, vi } from 'vitest';
import { countLocks, lock } from './tab-lock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('grants a lock to one owner at a time, until it is released', async () => {
  const release = await lock('a');
  expect(release).toBeDefined();
  expect(await lock('a')).toBeUndefined();
  const other = await lock('b');
  expect(other).toBeDefined();
  other?.();
  release?.();
  await vi.waitFor(async () => expect(await lock('a')).toBeDefined());
});

it('counts the locks with a prefix', async () => {
  const release = await lock('many/1');
  await lock('many/2');
  await lock('few/1');
  expect(await countLocks('many/')).toBe(2);
  release?.();
  await vi.waitFor(async () => expect(await countLocks('many/')).toBe(1));
});

it('grants every lock where the browser has none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
  expect(await lock('c')).toBeDefined();
});
