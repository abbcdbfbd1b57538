import { afterEach, expect, it, vi } from 'vitest';
import { countLocks, lock } from './edit-lock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('gives a name to one at a time, until it is let go', async () => {
  const release = await lock('a');
  expect(release).toBeDefined();
  expect(await lock('a')).toBeUndefined();
  const other = await lock('b');
  expect(other).toBeDefined();
  other?.();
  release?.();
  await vi.waitFor(async () => expect(await lock('a')).toBeDefined());
});

it('counts what is held under a beginning', async () => {
  const release = await lock('many/1');
  await lock('many/2');
  await lock('few/1');
  expect(await countLocks('many/')).toBe(2);
  release?.();
  await vi.waitFor(async () => expect(await countLocks('many/')).toBe(1));
});

it('gives it where the browser holds no names', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'));
  expect(await lock('c')).toBeDefined();
});
