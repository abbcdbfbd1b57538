import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { expect } from 'vitest';

/** The emulator's message for a rule that evaluates more than a request may; see the limits of security rules. */
const TOO_MUCH = 'maximum of 1000 expressions';

let changed = true;
let restore: () => Promise<void> = async () => {};

/** Passes where the rules allow the attempt; resolves with its result. */
export function assertAllowed<Result>(attempt: Promise<Result>): Promise<Result> {
  changed = true;
  return assertSucceeds(attempt);
}

/** Passes where the rules deny the attempt itself, and do not merely exceed a limit. */
export async function assertDenied(attempt: Promise<unknown>): Promise<void> {
  const error: Error = await assertFails(attempt).catch((allowed: unknown) => {
    changed = true;
    throw allowed;
  });
  expect(error.message).not.toContain(TOO_MUCH);
}

/** Sets how the documents of a file are restored to their state before a test. */
export function restoreBy(put: () => Promise<void>): void {
  restore = put;
  changed = true;
}

/**
 * Restores documents that may have changed: only where an attempt was allowed since the last call. Most cases
 * are denied, and run twice as fast without a restoration.
 */
export async function restoreChanged(): Promise<void> {
  if (!changed) return;
  changed = false;
  await restore();
}
