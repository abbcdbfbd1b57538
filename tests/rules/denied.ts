import { assertFails } from '@firebase/rules-unit-testing';
import { expect } from 'vitest';

/** How the emulator says that a rule has more to evaluate than a request may; see the limits of security rules. */
const TOO_MUCH = 'maximum of 1000 expressions';

/** Passes where the rules deny the attempt for what it is, and not because it takes too much to find out. */
export async function assertDenied(attempt: Promise<unknown>): Promise<void> {
  const error: Error = await assertFails(attempt);
  expect(error.message).not.toContain(TOO_MUCH);
}
