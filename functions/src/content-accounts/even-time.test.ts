import { expect, it } from 'vitest';
import { evenlyWhereFailed } from './even-time.ts';

const STEP = 80;

async function timeOf(attempt: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  await evenlyWhereFailed(attempt, (isRight) => !isRight, STEP).catch(() => {});
  return performance.now() - begun;
}
const after = (milliseconds: number, result: boolean) => () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(result), milliseconds);
  });

it('ends a failed attempt after a step, and a longer one after several', async () => {
  const fails = async () => Promise.reject(new Error('no answer'));
  for (const attempt of [after(0, false), after(30, false), fails])
    expect(Math.floor((await timeOf(attempt)) / STEP)).toBe(1);
  expect(Math.floor((await timeOf(after(STEP + 10, false))) / STEP)).toBe(2);
});

it('ends an attempt that succeeds at once', async () => {
  expect(await timeOf(after(0, true))).toBeLessThan(STEP);
});
