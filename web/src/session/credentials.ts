import { auth } from './firebase.ts';
import { identity } from './identity.ts';
import { freshSession } from './session.ts';

/** Nobody is signed in any more, or somebody else: what was begun as who was there before ends. */
class OtherUserError extends Error {
  override name = 'OtherUserError';
}

/**
 * An access token of the identity provider.
 * @param uid of whoever it has to be
 * @throws SomebodyElse, and what the provider says
 */
export async function accessTokenOf(uid: string): Promise<string> {
  const session = await freshSession();
  if (session.status !== 'signed-in' || session.user.id !== uid) throw new OtherUserError();
  const token = await identity.getTokenSilently();
  if (token === undefined) throw new OtherUserError();
  return token;
}

/**
 * A Firebase ID token.
 * @param uid of whoever it has to be
 * @throws SomebodyElse, and what Firebase says
 */
export async function idTokenOf(uid: string): Promise<string> {
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) throw new OtherUserError();
  return auth.currentUser.getIdToken();
}
