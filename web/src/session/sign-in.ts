import { leaveFor, PROVIDER } from './addresses.ts';
import { identity } from './identity.ts';
import { isProviderThere } from './is-provider-there.ts';
import { beginSignIn } from './sign-in-target.ts';

/** The identity provider does not answer, so no sign-in is possible for now. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/**
 * Opens the provider's sign-in page. The promise never resolves, because the document unloads.
 * @param target the path to return to
 * @param locale the language of the sign-in page
 * @throws ProviderAway
 */
export async function signIn(target: string, locale: string): Promise<never> {
  if (!(await isProviderThere())) throw new ProviderAway('The identity provider does not answer.');
  beginSignIn(target);
  return leave(locale);
}

/** As `signIn`, for a sign-in of this tab whose answer was lost. */
export async function leave(locale: string): Promise<never> {
  await identity.loginWithRedirect({
    authorizationParams: { ui_locales: locale },
    openUrl: (address) => leaveFor(address, [PROVIDER]),
  });
  return new Promise(() => {});
}
