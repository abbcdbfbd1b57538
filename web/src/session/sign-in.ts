import { leaveFor, PROVIDER } from './addresses.ts';
import { identity } from './identity.ts';

/** What is kept while somebody is at the provider. */
export interface Kept {
  /** The path that they come back to. */
  target?: string;
}

/**
 * Leaves for the sign-in page of the provider; the promise never resolves, since the document goes.
 * @param target the path to come back to
 * @param locale the language of the sign-in page
 */
export async function signIn(target: string, locale: string): Promise<never> {
  await identity.loginWithRedirect<Kept>({
    appState: { target },
    authorizationParams: { ui_locales: locale },
    openUrl: (address) => leaveFor(address, [PROVIDER]),
  });
  return new Promise(() => {});
}
