import { signOut as signOutOfFirebase } from 'firebase/auth';
import { navigateAway, PROVIDER, redirectOrigin } from './addresses.ts';
import { clearContentToken } from './content-token.ts';
import { auth } from './firebase.ts';
import { isProviderReachable } from './is-provider-reachable.ts';
import { freshSession } from './session.ts';
import { announceEnd } from './session-end.ts';
import { hasProviderTokens } from './token-storage.ts';

/** How long other tabs have to stop their listeners, in milliseconds. */
const OTHER_TABS = 50;

/**
 * Signs out of everything in all tabs. A user of the provider leaves for the provider, which redirects to the given page. Where it
 * does not answer, only the session here ends, and the provider's session expires later.
 * @param home the path of the first page in the reader's language
 * @returns whether the document unloads
 */
export async function signOut(home: string): Promise<boolean> {
  announceEnd('ending');
  let isLeaving = false;
  try {
    // This comes first, so that a user who closes the tab during the rest is signed out.
    clearContentToken();
    const identity = hasProviderTokens() ? (await import('./identity.ts')).identity : undefined;
    await identity?.logout({ openUrl: false });
    await new Promise((resolve) => setTimeout(resolve, OTHER_TABS));
    await signOutOfFirebase(auth);
    isLeaving = identity !== undefined && (await isProviderReachable());
    if (isLeaving) {
      await identity?.logout({
        logoutParams: { returnTo: `${redirectOrigin()}${home}` },
        openUrl: (address) => navigateAway(address, [PROVIDER]),
      });
    }
  } finally {
    announceEnd('ended');
  }
  await freshSession();
  return isLeaving;
}
