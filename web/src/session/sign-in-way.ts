/*
 * The way in which this browser last signed in. Who has a content account is not sent to the page of the identity provider, which
 * does not know it.
 */

const KEY = 'waymark.sign-in';

type Way = 'provider' | 'email';

/** When this document saw its user sign in, as `performance.now()` counts. */
let signedInAt: number | undefined;

export function lastSignInWay(): Way {
  try {
    return localStorage.getItem(KEY) === 'email' ? 'email' : 'provider';
  } catch {
    // The browser blocks storage.
    return 'provider';
  }
}

/** How long ago this document saw its user sign in, in milliseconds; infinity where it has not. */
export function sinceSignIn(): number {
  return signedInAt === undefined ? Number.POSITIVE_INFINITY : performance.now() - signedInAt;
}

/** Notes that the user has just signed in, and how. */
export function noteSignIn(way: Way): void {
  signedInAt = performance.now();
  try {
    if (way === 'email') localStorage.setItem(KEY, way);
    else localStorage.removeItem(KEY);
  } catch {
    // The next sign-in begins at the provider.
  }
}
