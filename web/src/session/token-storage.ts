import { config } from '../config.ts';
import { hasContentSession, USER_KEY } from './content-token.ts';

/** The prefix of the keys under which the identity SDK stores tokens. */
const KEYS = `@@auth0spajs@@::${config.VITE_AUTH0_CLIENT_ID}::`;

/** Whether a user signed in here and did not sign out, judged without loading any code. */
export function hasTokens(): boolean {
  return hasContentSession() || hasProviderTokens();
}

/** The same for the identity provider alone. */
export function hasProviderTokens(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEYS));
  } catch {
    // The browser blocks storage, so no user can stay signed in.
    return false;
  }
}

/** Calls the listener when another tab adds or removes tokens. @returns a function that stops it */
export function onTokensOfOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === USER_KEY || key.startsWith(KEYS)) listener();
  };
  if (typeof document === 'undefined') return () => {};
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
