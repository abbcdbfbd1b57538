import { issuerOf } from '@waymark/model/issuer';
import { keptPermissions, type Permission } from '@waymark/model/permissions';
import { uidOf } from '@waymark/model/uid';
import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';
import { endsSession, faultOf, keepFault } from './sign-in-fault.ts';
import { hasTokens, onTokensOfOtherTabs } from './tokens-kept.ts';

/** Who is signed in. */
interface User {
  id: string;
  email: string;
  name: string;
  /** Never loaded: it is at a third party. */
  pictureUrl: string;
}

export type Session =
  /** It is being looked whether somebody is signed in. */
  | { status: 'opening' }
  | { status: 'nobody' }
  | {
      status: 'somebody';
      user: User;
      permissions: readonly Permission[];
      /** Whether the provider was there to say so; who is offline is who they were. */
      confirmed: boolean;
    };

/** How old tokens may be where it matters what their holder may do now, in seconds. */
const FRESH = 60;

const NOBODY: Session = { status: 'nobody' };

let current: Session = { status: 'opening' };
let asked: Promise<Session> | undefined;
const listeners = new Set<(session: Session) => void>();

/** Calls with each session that is another one; the answer stops that. */
export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentSession(): Session {
  return current;
}

export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}

/** Who is signed in, by the tokens that are kept: nobody is asked as long as they are valid. */
export function openSession(): Promise<Session> {
  return current.status === 'opening' ? askOnce(Number.POSITIVE_INFINITY) : Promise.resolve(current);
}

/** Who is signed in, and what they may do: at most a minute ago, where the provider answers. */
export function freshSession(): Promise<Session> {
  return askOnce(FRESH);
}

/** One after another: who asks second finds what the first was given. */
function askOnce(maxAge: number): Promise<Session> {
  const before = asked ?? Promise.resolve(current);
  const mine = before.then(() => readSession(maxAge)).then(setSession);
  asked = mine;
  return mine;
}

function setSession(next: Session): Session {
  current = next;
  for (const listener of listeners) listener(next);
  return next;
}

// Somebody signed in or out in another tab.
onTokensOfOtherTabs(() => {
  const isKnown = current.status !== 'opening' && hasTokens() === (current.status === 'somebody');
  if (!isKnown) void askOnce(Number.POSITIVE_INFINITY);
});

/** @param maxAge of the tokens, in seconds */
async function readSession(maxAge: number): Promise<Session> {
  if (!hasTokens()) return NOBODY;
  const { identity } = await import('./identity.ts');
  let token: string | undefined;
  try {
    token = await identity.getTokenSilently();
    if (token === undefined || ageOf(token) >= maxAge)
      token = await identity.getTokenSilently({ cacheMode: 'off' });
  } catch (error) {
    const fault = faultOf(error);
    console.warn(`The session could not be confirmed (${fault}).`);
    if (endsSession(fault)) {
      await identity.logout({ openUrl: false });
      keepFault(fault);
      return NOBODY;
    }
  }
  const claims = await identity.getUser();
  if (claims?.sub === undefined) return NOBODY;
  const user = {
    id: await uidOf(issuerOf(config.VITE_AUTH0_DOMAIN), claims.sub),
    email: claims.email ?? '',
    name: claims.name ?? claims.email ?? '',
    pictureUrl: claims.picture ?? '',
  };
  if (token !== undefined)
    return { status: 'somebody', user, permissions: permissionsIn(token), confirmed: true };
  const permissions = current.status === 'somebody' ? current.permissions : [];
  return { status: 'somebody', user, permissions, confirmed: false };
}

interface AccessClaims {
  iat?: number;
  permissions?: unknown;
}

/** How long ago a token was given, in seconds. */
function ageOf(token: string): number {
  const { iat = 0 } = claimsIn(token);
  return Date.now() / 1_000 - iat;
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
