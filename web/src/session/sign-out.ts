import { signOut as signOutOfFirebase } from 'firebase/auth';
import { leaveFor, PROVIDER, redirectOrigin } from './addresses.ts';
import { auth } from './firebase.ts';
import { identity } from './identity.ts';
import { isProviderThere } from './is-provider-there.ts';
import { freshSession } from './session.ts';
import { tellOfEnd } from './session-end.ts';

/** How long other tabs have to stop listening, in milliseconds. */
const OTHER_TABS = 50;

/**
 * Signs out of everything, in all tabs, and leaves for the provider, which sends back to the given page. Where it does not answer
 * the session ends here; that of the provider ends by itself.
 * @param home the path of the first page in the reader's language
 * @returns whether the document goes
 */
export async function signOut(home: string): Promise<boolean> {
  tellOfEnd('ending');
  let isLeaving = false;
  try {
    // First, so that whoever closes the tab over the rest is signed out.
    await identity.logout({ openUrl: false });
    await new Promise((resolve) => setTimeout(resolve, OTHER_TABS));
    await signOutOfFirebase(auth);
    isLeaving = await isProviderThere();
    if (isLeaving) {
      await identity.logout({
        logoutParams: { returnTo: `${redirectOrigin()}${home}` },
        openUrl: (address) => leaveFor(address, [PROVIDER]),
      });
    }
  } finally {
    tellOfEnd('ended');
  }
  await freshSession();
  return isLeaving;
}
