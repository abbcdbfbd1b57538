import { config } from '../config.ts';

/** Where the SDK of the identity provider keeps tokens, each key beginning with this. */
const KEYS = `@@auth0spajs@@::${config.VITE_AUTH0_CLIENT_ID}::`;

/** Whether somebody signed in here and did not sign out, as far as can be told without loading anything. */
export function hasTokens(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEYS));
  } catch {
    // Blocked by the browser: nobody can stay signed in.
    return false;
  }
}

/** Calls when tokens come or go in another tab; the answer stops that. */
export function onTokensOfOtherTabs(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEYS)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
