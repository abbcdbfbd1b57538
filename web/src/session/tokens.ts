import { issuerOf } from '@waymark/model/issuer';
import { keptPermissions, type Permission } from '@waymark/model/permissions';
import { uidOf } from '@waymark/model/uid';
import { jwtDecode } from 'jwt-decode';
import { config } from '../config.ts';
import { identity } from './identity.ts';
import type { Session } from './session-state.ts';
import { endsSession, keepFailure, signInReasonOf } from './sign-in-failure.ts';

/*
 * What the tokens say that the SDK of the identity provider keeps. Loaded only where there are any.
 */

/** How long whoever waits is kept waiting for the provider, in milliseconds: the SDK itself goes on for half a minute. */
const PATIENCE = 4_000;
/** How long a provider that did not answer is left alone, in milliseconds. */
const REST = 10_000;

interface ReadOptions {
  /** How old tokens may be, in seconds. */
  maxAge: number;
  /** The session that was known before. */
  before: Session;
  /** Called if the provider answers after all, when nobody waits for it any more. */
  onLate: () => void;
}

/** When the provider may be asked again, by the clock of the document. */
let restsUntil = 0;
/** The token that the provider gave last, and when by both clocks: one stands still while a machine sleeps, one is set. */
let given: { token: string; running: number; told: number } | undefined;

/** Who is signed in, by tokens that are young enough or, where the provider does not answer, by those there are. */
export async function readTokens({ maxAge, before, onLate }: ReadOptions): Promise<Session> {
  const kept = await keptToken();
  let token = kept;
  let confirmed = true;
  if (kept === undefined || ageOf(kept) >= maxAge) {
    try {
      const asked = await askProvider(kept !== undefined, onLate);
      token = asked ?? kept;
      confirmed = asked !== undefined;
    } catch (error) {
      const reason = signInReasonOf(error);
      console.warn(`The session could not be confirmed (${reason}).`);
      if (endsSession(reason)) {
        await forgetTokens();
        // Nobody was asked to sign in, and so nobody can have declined.
        keepFailure({ reason: reason === 'denied' ? 'login_required' : reason });
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

/** The access token that is kept and valid still. */
export async function keptToken(): Promise<string | undefined> {
  return identity.getTokenSilently({ cacheMode: 'cache-only' });
}

/** Forgets the tokens of this browser; the session at the provider goes on. */
export async function forgetTokens(): Promise<void> {
  given = undefined;
  await identity.logout({ openUrl: false });
}

/**
 * A new token; undefined where the provider takes too long, or did a moment ago.
 * @param isNew to be given another one than is kept
 */
async function askProvider(isNew: boolean, onLate: () => void): Promise<string | undefined> {
  if (performance.now() < restsUntil) return undefined;
  const asked = identity.getTokenSilently(isNew ? { cacheMode: 'off' } : {});
  const token = await Promise.race([asked, nothingAfter(PATIENCE)]);
  if (token === undefined) {
    restsUntil = performance.now() + REST;
    asked.then(onLate, () => {});
    return undefined;
  }
  given = { token, running: performance.now(), told: Date.now() };
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
 * How long ago a token was given, in seconds. Clocks of people are wrong by hours: what this document was given is as old as it
 * measured, and a token from the future is of no age that is known.
 */
function ageOf(token: string): number {
  if (given?.token === token) {
    return Math.max(performance.now() - given.running, Date.now() - given.told) / 1_000;
  }
  const { iat = 0 } = claimsIn(token);
  const age = Date.now() / 1_000 - iat;
  return age >= 0 ? age : Number.MAX_VALUE;
}

/** The known permissions in an access token; none where it cannot be read. */
function permissionsIn(token: string): Permission[] {
  return keptPermissions(claimsIn(token).permissions);
}

function claimsIn(token: string): AccessClaims {
  try {
    return jwtDecode<AccessClaims>(token);
  } catch {
    return {};
  }
}
