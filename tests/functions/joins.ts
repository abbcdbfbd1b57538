import { randomBytes } from 'node:crypto';
import type { Joining, Profile } from '@waymark/model/entities/profile';
import { uidOf } from '@waymark/model/uid';
import { z } from 'zod';
import { database } from './database.ts';
import type { Person } from './people.ts';
import { ISSUER, subjectOf } from './provider.ts';
import { ask } from './requests.ts';

export function newHandle(): string {
  return `t-${randomBytes(8).toString('hex')}`;
}

/** The form of a member who joins. */
export function joining(change: object = {}): Joining {
  return { name: 'Ada L.', handle: newHandle(), languages: ['en'], ...change };
}

/** Sends a request to join; a body that is a string already is sent unchanged. */
export function join(
  accessToken: string | undefined,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return ask('/api/creators/join', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The body of the answer to a member who joined. */
export const joined = z.strictObject({ creatorId: z.string() });

/** The creator records and the handles of a user. */
export async function recordsOfUser(uid: string) {
  const [records, handles] = await Promise.all(
    ['creators', 'handles'].map((name) => database.collection(name).where('userId', '==', uid).get()),
  );
  return { records: records?.docs ?? [], handles: handles?.docs.map(({ id }) => id) ?? [] };
}

/** The same for the person who signs in at the provider with an address. */
export async function recordsOf(email: string) {
  return recordsOfUser(await uidOf(ISSUER, subjectOf(email)));
}

/** Sends a change of a profile. */
export function changeProfile(who: Person, body: unknown): Promise<Response> {
  return ask('/api/creators/profile', {
    method: 'PUT',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A complete profile as its creator writes it. */
export function profile(who: Person, fields: Partial<Profile> = {}): Profile {
  return {
    name: 'Ada',
    handle: newHandle(),
    bio: { en: 'I walk.', fr: 'Je marche.' },
    avatar: {
      path: `photos/${who.uid}/${'a'.repeat(20)}`,
      width: 10,
      height: 10,
      thumbhash: 'AAAA',
      alt: {},
    },
    cover: null,
    languages: ['fr'],
    home: { lat: 48.858_37, lng: 2.294_48 },
    links: ['https://ada.example/'],
    contactable: true,
    ...fields,
  };
}
