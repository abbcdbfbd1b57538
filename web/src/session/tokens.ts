import { issuerOf } from '@waymark/model/issuer';
import { knownPermissions, type Permission } from '@waymark/model/permissions';
import { uidOf } from '@waymark/model/uid';
import { jwtDecode } from 'jwt-decode';
import { config } from '../config.ts';
import { identity } from './identity.ts';
import type { Session } from './session-state.ts';
import { endsSession, signInReasonOf, storeFailure } from './sign-in-failure.ts';

/* Reads the tokens that the identity SDK stores. Loaded only where there are tokens. */

/** How long callers wait for the provider, in milliseconds. The SDK itself continues for half a minute. */
const PATIENCE = 4_000;
/** How long no request is made after the provider did not answer, in milliseconds. */
const REST = 10_000;

interface ReadOptions {
  /** The maximum age of the tokens, in seconds. */
  maxAge: number;
  /** The former session. */
  before: Session;
  /** Called if the provider answers after the caller has stopped waiting. */
  onLate: () => void;
}

/** When the provider may be requested again, by the clock of the document. */
let restsUntil = 0;
/**
 * The provider's latest token, and when it came by both clocks: one stops while a machine sleeps, and the other can be
 * changed.
 */
let given: { token: string; running: number; wall: number } | undefined;

/** The session by tokens that are young enough or, where the provider does not answer, by the stored ones. */
export async function readTokens({ maxAge, before, onLate }: ReadOptions): Promise<Session> {
  const kept = await storedToken();
  let token = kept;
  let confirmed = true;
  if (kept === undefined || ageOf(kept) >= maxAge) {
    try {
      const requested = await askProvider(kept !== undefined, onLate);
      token = requested ?? kept;
      confirmed = requested !== undefined;
    } catch (error) {
      const reason = signInReasonOf(error);
      console.warn(`The session could not be confirmed (${reason}).`);
      if (endsSession(reason)) {
        await deleteTokens();
        // No sign-in page was shown, so the user cannot have declined.
        storeFailure({ reason: reason === 'denied' ? 'login_required' : reason });
        return { status: 'signed-out' };
      }
      restsUntil = performance.now() + REST;
      confirmed = false;
    }
  }
  const claims = await identity.getUser();
  if (claims?.sub === undefined) return { status: 'signed-out' };
  const user = {
    id: await uidOf(issuerOf(config.VITE_AUTH0_DOMAIN), claims.sub),
    email: claims.email ?? '',
    name: claims.name ?? claims.email ?? '',
    pictureUrl: claims.picture ?? '',
  };
  const known = before.status === 'signed-in' && before.user.id === user.id ? before.permissions : [];
  const permissions = token === undefined ? known : permissionsIn(token);
  return { status: 'signed-in', user, permissions, confirmed };
}

/** The stored access token, if it is still valid. */
export async function storedToken(): Promise<string | undefined> {
  return identity.getTokenSilently({ cacheMode: 'cache-only' });
}

/** Removes the tokens of this browser. The session at the provider continues. */
export async function deleteTokens(): Promise<void> {
  given = undefined;
  await identity.logout({ openUrl: false });
}

/**
 * A new token; undefined where the provider takes too long, or did so a moment ago.
 * @param isNew whether the token has to differ from the stored one
 */
async function askProvider(isNew: boolean, onLate: () => void): Promise<string | undefined> {
  if (performance.now() < restsUntil) return undefined;
  const requested = identity.getTokenSilently(isNew ? { cacheMode: 'off' } : {});
  const token = await Promise.race([requested, nothingAfter(PATIENCE)]);
  if (token === undefined) {
    restsUntil = performance.now() + REST;
    requested.then(onLate, () => {});
    return undefined;
  }
  given = { token, running: performance.now(), wall: Date.now() };
  return token;
}

function nothingAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}

interface AccessClaims {
  iat?: number;
  permissions?: unknown;
}

/**
 * The age of a token in seconds. Clocks of visitors can be wrong by hours: a token that this document received has its
 * measured age, and a token from the future has no known age.
 */
function ageOf(token: string): number {
  if (given?.token === token) {
    return Math.max(performance.now() - given.running, Date.now() - given.wall) / 1_000;
  }
  const { iat = 0 } = claimsIn(token);
  const age = Date.now() / 1_000 - iat;
  return age >= 0 ? age : Number.MAX_VALUE;
}

/** The known permissions in an access token; none where it cannot be read. */
function permissionsIn(token: string): Permission[] {
  return knownPermissions(claimsIn(token).permissions);
}

function claimsIn(token: string): AccessClaims {
  try {
    return jwtDecode<AccessClaims>(token);
  } catch {
    return {};
  }
}
