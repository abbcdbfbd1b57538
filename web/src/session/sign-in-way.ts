/*
 * The way in which this browser last signed in. Who has a content account is not sent to the page of the identity provider, which
 * does not know it.
 */

const KEY = 'waymark.sign-in';

type Way = 'provider' | 'email';

export function lastSignInWay(): Way {
  try {
    return localStorage.getItem(KEY) === 'email' ? 'email' : 'provider';
  } catch {
    // The browser blocks storage.
    return 'provider';
  }
}

export function rememberSignInWay(way: Way): void {
  try {
    if (way === 'email') localStorage.setItem(KEY, way);
    else localStorage.removeItem(KEY);
  } catch {
    // The next sign-in begins at the provider.
  }
}
