import type { TokenOptions } from '@firebase/rules-unit-testing';
import { PERMISSIONS, PERMISSIONS_LIFETIME, type Permission } from '@waymark/model/permissions';

/** The owner of every example. */
export const OWNER = 'owner-0000000000000000000000';
/** An editor of the lists that have editors. */
export const EDITOR = 'editor-000000000000000000000';

/** In seconds. */
const HOUR = 3_600;

interface Session {
  uid: string;
  token?: TokenOptions;
}

/** Permissions that stay valid for another hour. */
function holding(...permissions: Permission[]): TokenOptions {
  return { permissions, permissionsAt: secondsAgo(PERMISSIONS_LIFETIME - HOUR) };
}

/** In the time format of tokens. */
function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1_000) - seconds;
}

/** Every kind of person that the rules distinguish, or could mistake for another, by their name in the tests. */
const SESSIONS = {
  'a signed-out visitor': null,
  'a signed-in user': { uid: 'somebody-0000000000000000000' },
  'the owner': { uid: OWNER, token: holding('feature:creator-profile') },
  'the owner without permissions': { uid: OWNER },
  'the owner with a map of permissions': {
    uid: OWNER,
    token: {
      ...holding(),
      permissions: Object.fromEntries(PERMISSIONS.map((permission) => [permission, true])),
    },
  },
  'the owner since yesterday': {
    uid: OWNER,
    token: { ...holding(...PERMISSIONS), permissionsAt: secondsAgo(PERMISSIONS_LIFETIME + HOUR) },
  },
  'the owner with permissions of no date': { uid: OWNER, token: { permissions: [...PERMISSIONS] } },
  'another creator': { uid: 'another-00000000000000000000', token: holding('feature:creator-profile') },
  'a co-editor': { uid: EDITOR },
  'an anonymous account': {
    uid: 'anonymous-00000000000000000',
    token: { firebase: { identities: {}, sign_in_provider: 'anonymous' } },
  },
  'a holder of write:creators': { uid: 'admin-0000000000000000000000', token: holding('write:creators') },
  'a holder of read:all:instagramImports': {
    uid: 'support-00000000000000000000',
    token: holding('read:all:instagramImports'),
  },
} as const satisfies Record<string, Session | null>;
export type Actor = keyof typeof SESSIONS;

// Object.keys says only that its keys are strings; these are the table's own.
export const ALL_ACTORS = Object.keys(SESSIONS) as Actor[];

/** The owner, whatever permissions their token has. */
export const OWNERS: readonly Actor[] = ALL_ACTORS.filter((actor) => actor.startsWith('the owner'));

export const SIGNED_IN: readonly Actor[] = ALL_ACTORS.filter((actor) => sessionOf(actor) !== null);

/** Those whom the identity provider knows. */
export const KNOWN: readonly Actor[] = SIGNED_IN.filter((actor) => actor !== 'an anonymous account');

/** How an actor is signed in; null for a signed-out one. */
export function sessionOf(actor: Actor): Session | null {
  return SESSIONS[actor];
}

/** The uid that an actor would put into the documents that they create. */
export function uidOfActor(actor: Actor): string {
  return sessionOf(actor)?.uid ?? 'nobody-000000000000000000000';
}
