import { signInTarget } from '../../session/addresses.ts';

/*
 * The letter that this browser has asked for. Its link may open another tab, which then has the address filled in, and leads to where
 * the first tab would have led.
 */

export interface AwaitedLetter {
  /** The address that it was sent to. */
  email: string;
  /** The path to go to after the sign-in. */
  target: string;
}

const KEY = 'waymark.letter';

/** How long the link of a letter is valid at most, in milliseconds. */
const VALID = 3 * 24 * 3_600_000;

export function storeAwaitedLetter({ email, target }: AwaitedLetter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, target, at: Date.now() }));
  } catch {
    // Storage is blocked or full. The link then leads to the first page.
  }
}

/** The letter that was asked for last; undefined where there is none, or its link is no longer valid: that letter is removed. */
export function awaitedLetter(): AwaitedLetter | undefined {
  const letter = stored();
  if (letter === undefined) deleteAwaitedLetter();
  return letter;
}

function stored(): AwaitedLetter | undefined {
  try {
    const { email, target, at } = (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}) as Partial<
      Record<keyof AwaitedLetter | 'at', unknown>
    >;
    const path = signInTarget(target);
    if (typeof email !== 'string' || path === undefined || !(Date.now() - Number(at) < VALID))
      return undefined;
    return { email, target: path };
  } catch {
    // Storage is blocked, or holds a value that is not JSON.
    return undefined;
  }
}

/** Removes it, after a sign-in. */
export function deleteAwaitedLetter(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
