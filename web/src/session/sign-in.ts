import { navigateAway, PROVIDER } from './addresses.ts';
import { identity } from './identity.ts';
import { isProviderReachable } from './is-provider-reachable.ts';
import { beginSignIn } from './sign-in-target.ts';

/** The identity provider does not answer, so no sign-in is possible for now. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderUnreachableError';
}

/**
 * Opens the provider's sign-in page. The promise never resolves, because the document unloads.
 * @param target the path to return to
 * @param locale the language of the sign-in page
 * @param isAnew whether a user who is signed in proves again who they are
 * @throws ProviderUnreachableError
 */
export async function signIn(
  target: string,
  locale: string,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<never> {
  if (!(await isProviderReachable()))
    throw new ProviderUnreachableError('The identity provider does not answer.');
  beginSignIn(target);
  return redirectToProvider(locale, isAnew);
}

/** As `signIn`, for a sign-in of this tab whose answer was lost. */
export async function redirectToProvider(locale: string, isAnew = false): Promise<never> {
  await identity.loginWithRedirect({
    authorizationParams: { ui_locales: locale, ...(isAnew && { prompt: 'login' as const }) },
    openUrl: (address) => navigateAway(address, [PROVIDER]),
  });
  return new Promise(() => {});
}
