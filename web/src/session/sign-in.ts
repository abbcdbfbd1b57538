import { leaveFor, PROVIDER } from './addresses.ts';
import { identity } from './identity.ts';
import { isProviderThere } from './is-provider-there.ts';
import { beginSignIn } from './sign-in-target.ts';

/** The identity provider does not answer: nobody can sign in for now. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/**
 * Leaves for the sign-in page of the provider; the promise never resolves, since the document goes.
 * @param target the path to come back to
 * @param locale the language of the sign-in page
 * @throws ProviderAway
 */
export async function signIn(target: string, locale: string): Promise<never> {
  if (!(await isProviderThere())) throw new ProviderAway('The identity provider does not answer.');
  beginSignIn(target);
  return leave(locale);
}

/** As `signIn`, for a sign-in that this tab began before and whose answer was lost. */
export async function leave(locale: string): Promise<never> {
  await identity.loginWithRedirect({
    authorizationParams: { ui_locales: locale },
    openUrl: (address) => leaveFor(address, [PROVIDER]),
  });
  return new Promise(() => {});
}
