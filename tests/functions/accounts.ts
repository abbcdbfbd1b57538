import type { Permission } from '@waymark/model/permissions';
import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import type { PersonalStore } from '../../functions/src/personal-data/person.ts';
import { algoliaEngine } from '../../functions/src/search/engine/algolia-engine.ts';
import { firestoreSearch } from '../../functions/src/search/firestore-search.ts';
import { newAddress } from '../new-address.ts';
import { bucket, originals } from './bucket.ts';
import { database } from './database.ts';
import type { Person } from './people.ts';
import { changePermission, ISSUER, signInAt, subjectOf } from './provider.ts';
import { answered, ask, askFor } from './requests.ts';
import { idTokenFor } from './token-of.ts';

/** A person who is signed in at the identity provider and at Firebase. */
export interface Account extends Person {
  email: string;
  subject: string;
  accessToken: string;
}

/** Signs in a new person as the web does. */
export async function anAccount(permissions: readonly Permission[] = []): Promise<Account> {
  const email = newAddress();
  let { access_token: accessToken } = await signInAt(email);
  const subject = subjectOf(email);
  for (const permission of permissions) await changePermission(subject, permission, 'POST');
  if (permissions.length > 0) accessToken = (await signInAt(email)).access_token;
  const uid = await uidOf(ISSUER, subject);
  onTestFinished(() => forgetAccount(uid));
  return { email, subject, accessToken, uid, token: await firebaseToken(accessToken) };
}

/** The Firebase ID token for a token of the provider or of an account by e-mail. */
export async function firebaseToken(accessToken: string): Promise<string> {
  const answer = await answered(
    await askFor(names.paths.token, accessToken),
    z.strictObject({ firebaseToken: z.string() }),
  );
  return idTokenFor(answer.firebaseToken);
}

/** The claims that Firebase gives to the holder of a token. */
export async function firebaseClaims(accessToken: string) {
  return getAuth().verifyIdToken(await firebaseToken(accessToken));
}

/** Everything where data of users of the tested stack lie. @param deleted receives the subjects that are deleted at the provider */
export function personalStore(deleted: string[] = []): PersonalStore {
  const { applicationId, adminKey } = names.search;
  const engine = algoliaEngine({ applicationId, origin: process.env['WAYMARK_SEARCH'] ?? '' }, adminKey);
  return {
    db: database,
    auth: getAuth(),
    originals,
    variants: bucket,
    search: firestoreSearch(database, engine),
    provider: {
      deleteUser: async (subject) => {
        deleted.push(subject);
      },
      hasUser: async (subject) => !deleted.includes(subject),
    },
  };
}

/** Calls one of the endpoints of accounts with both tokens, or with another body. */
export function askAccount(
  { token, accessToken }: { token?: string; accessToken?: string },
  path: string,
  { method = 'POST', body = { accessToken, locale: 'en' } }: { method?: string; body?: unknown } = {},
): Promise<Response> {
  return ask(`/api/account/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

export async function forgetAccount(uid: string): Promise<void> {
  await database.recursiveDelete(database.doc(`users/${uid}`));
  await database.recursiveDelete(database.doc(`deletions/${uid}`));
  for (const place of [originals, bucket]) {
    for (const folder of ['originals', 'photos', 'exports']) {
      await place.deleteFiles({ prefix: `${folder}/${uid}/` });
    }
  }
  await getAuth()
    .deleteUser(uid)
    .catch(() => {});
}
