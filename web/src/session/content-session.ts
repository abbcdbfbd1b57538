import { ContentApiError } from './content-request.ts';
import { claimsOf, clearContentToken, contentToken, setContentToken } from './content-token.ts';
import { type ContentUser, fetchUser, storedUser, storeUser } from './content-user.ts';
import type { Session } from './session-state.ts';
import { storeFailure } from './sign-in-failure.ts';

/* The session of a content account. Loaded only where there is its token. */

/** How long callers wait for the backend, in milliseconds. */
const PATIENCE = 4_000;

interface ReadOptions {
  /** The maximum age of the stored account, in seconds. */
  maxAge: number;
  /** Called if the backend answers after the caller has stopped waiting. */
  onLate: () => void;
}

/** The session by the stored account where it is young enough or the backend does not answer, else by what that answers. */
export async function readTokens({ maxAge, onLate }: ReadOptions): Promise<Session> {
  const token = contentToken();
  if (token === undefined) return { status: 'signed-out' };
  const stored = storedUser();
  if (stored !== undefined && isYoung(stored.at, maxAge)) return sessionOf(token, stored.user, true);
  try {
    const requested = fetchUser();
    const user = await Promise.race([requested, nothingAfter(PATIENCE)]);
    if (user !== undefined) return sessionOf(token, user, true);
    requested.then(onLate, () => {});
  } catch (error) {
    console.warn('The session could not be confirmed.', error);
    if (isRefusal(error)) {
      clearContentToken();
      storeFailure({ reason: 'login_required' });
      return { status: 'signed-out' };
    }
  }
  return sessionOf(token, stored?.user, false);
}

/** Removes the token of this browser. */
export async function deleteTokens(): Promise<void> {
  clearContentToken();
}

/**
 * Begins the session of an account, in place of another session of this browser. An account that is not confirmed yet has none, and
 * ends none.
 */
export async function beginContentSession(token: string, user: ContentUser): Promise<void> {
  setContentToken(token);
  storeUser(user, false);
  const { hasProviderTokens } = await import('./token-storage.ts');
  if (user.confirmed && hasProviderTokens()) await (await import('./tokens.ts')).deleteTokens();
}

function isYoung(at: number, maxAge: number): boolean {
  const age = (Date.now() - at) / 1_000;
  // A clock that was set back tells no age. Without permissions the account is not complete.
  return at > 0 && age >= 0 && age < maxAge;
}

function sessionOf(token: string, user: ContentUser | undefined, confirmed: boolean): Session {
  const { uid } = claimsOf(token);
  if (typeof uid !== 'string') return { status: 'signed-out' };
  const { email = '', username = '', permissions = [] } = user ?? {};
  const name = username || email;
  return { status: 'signed-in', user: { id: uid, email, name, pictureUrl: '' }, permissions, confirmed };
}

/** Whether the backend does not accept the token. */
function isRefusal(error: unknown): boolean {
  return error instanceof ContentApiError && [401, 403].includes(error.error.status);
}

function nothingAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
