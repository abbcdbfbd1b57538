import { signOut as signOutOfFirebase } from 'firebase/auth';
import { leaveFor, PROVIDER, redirectOrigin } from './addresses.ts';
import { auth } from './firebase.ts';
import { identity } from './identity.ts';
import { freshSession } from './session.ts';
import { tellOfEnd } from './session-end.ts';

/** How long other tabs have to stop listening, in milliseconds. */
const OTHER_TABS = 50;

/**
 * Signs out of everything, in all tabs, and leaves for the provider, which sends back to the given page. Without a connection the
 * session ends here; that of the provider ends by itself.
 * @param home the path of the first page in the reader's language
 * @returns whether the document goes
 */
export async function signOut(home: string): Promise<boolean> {
  tellOfEnd('ending');
  try {
    await new Promise((resolve) => setTimeout(resolve, OTHER_TABS));
    await signOutOfFirebase(auth);
    const online = navigator.onLine;
    await identity.logout({
      logoutParams: { returnTo: `${redirectOrigin()}${home}` },
      openUrl: online ? (address) => leaveFor(address, [PROVIDER]) : false,
    });
    await freshSession();
    return online;
  } finally {
    tellOfEnd('ended');
  }
}
