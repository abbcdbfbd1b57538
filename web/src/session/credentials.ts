import { contentToken, hasContentSession } from './content-token.ts';
import { auth } from './firebase.ts';
import { freshSession } from './session.ts';

/** The user has signed out, or another user has signed in. What the first user began ends here. */
class OtherUserError extends Error {
  override name = 'OtherUserError';
}

/**
 * An access token of the identity provider, or the token of a content account.
 * @param uid of the expected user
 * @throws OtherUserError, and the provider's errors
 */
export async function accessTokenOf(uid: string): Promise<string> {
  const session = await freshSession();
  if (session.status !== 'signed-in' || session.user.id !== uid) throw new OtherUserError();
  const token = hasContentSession() ? contentToken() : await providerToken();
  if (token === undefined) throw new OtherUserError();
  return token;
}

async function providerToken(): Promise<string | undefined> {
  const { identity } = await import('./identity.ts');
  return identity.getTokenSilently();
}

/**
 * A Firebase ID token.
 * @param uid of the expected user
 * @throws OtherUserError, and Firebase's errors
 */
export async function idTokenOf(uid: string): Promise<string> {
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) throw new OtherUserError();
  return auth.currentUser.getIdToken();
}
