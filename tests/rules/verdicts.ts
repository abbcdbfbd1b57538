import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { expect } from 'vitest';

/** How the emulator says that a rule has more to evaluate than a request may; see the limits of security rules. */
const TOO_MUCH = 'maximum of 1000 expressions';

let changed = true;
let restore: () => Promise<void> = async () => {};

/** Passes where the rules allow the attempt; resolves with what came of it. */
export function assertAllowed<Result>(attempt: Promise<Result>): Promise<Result> {
  changed = true;
  return assertSucceeds(attempt);
}

/** Passes where the rules deny the attempt for what it is, and not because it takes too much to find out. */
export async function assertDenied(attempt: Promise<unknown>): Promise<void> {
  const error: Error = await assertFails(attempt).catch((allowed: unknown) => {
    changed = true;
    throw allowed;
  });
  expect(error.message).not.toContain(TOO_MUCH);
}

/** Says how the documents of a file are put back to what every test begins with. */
export function restoreBy(put: () => Promise<void>): void {
  restore = put;
}

/**
 * Puts back what may have changed: only where anything was allowed since the last call. Most cases are about what is denied, and are
 * twice as fast where nothing has to be put back.
 */
export async function restoreChanged(): Promise<void> {
  if (!changed) return;
  changed = false;
  await restore();
}
