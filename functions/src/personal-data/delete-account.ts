import { type AccountDeletion, accountDeletion } from '@waymark/model/entities/account-deletion';
import { FieldValue } from 'firebase-admin/firestore';
import { noteClosed } from '../accounts/closed-account.ts';
import { closeAccount } from '../accounts/suspension.ts';
import { logAccountDeleted } from '../platform/log.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { deletionRef } from './deletion.ts';
import { type Person, type PersonalStore, personOf, rememberedRef } from './person.ts';
import type { Place } from './place.ts';
import { CONTENT_PLACES, LAST_PLACES, PLACES } from './places.ts';

/**
 * How long a closed account may still be written to, in milliseconds: the lifetime of the provider's access tokens, which is the
 * longest, and an hour to spare. ID tokens of Firebase end sooner.
 */
export const TOKENS_LAST = 25 * 3_600_000;

/** How often everything is deleted again that came during a deletion, before the rest is left to the next attempt. */
const ROUNDS = 3;

interface DeleteOptions {
  /** In milliseconds. */
  now?: () => number;
  tokensLast?: number;
  content?: readonly Place[];
  last?: readonly Place[];
}

/**
 * Deletes an account whose deletion is due, by the table of places. First the account is closed, so that no sign-in to it succeeds.
 * Then all content goes. A token from before lets a page write for some time, so everything is deleted again when no token is
 * valid any more, and only then the account at Firebase and the deletion itself. It may be repeated, doubled and interrupted at
 * any step.
 *
 * @returns whether nothing is left to be done
 * @throws Error where something is left that cannot be deleted now
 */
export async function deleteAccount(
  store: PersonalStore,
  uid: string,
  {
    now = () => Date.now(),
    tokensLast = TOKENS_LAST,
    content = CONTENT_PLACES,
    last = LAST_PLACES,
  }: DeleteOptions = {},
): Promise<boolean> {
  if (!(await begin(store, uid, now()))) return (await readDeletion(store, uid)) === undefined;
  const closedAt = await close(store, uid, now);
  const person = await remember(store, uid);
  await removeAll(store, person, content);
  if (now() < closedAt + tokensLast) {
    await updateDeletion(store, uid, { dueAt: closedAt + tokensLast });
    return false;
  }
  for (const place of last) await place.remove(store, person);
  logAccountDeleted();
  return true;
}

/** From here on the deletion cannot be cancelled. @returns false where it is not due, or there is none */
function begin({ db }: PersonalStore, uid: string, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const ref = deletionRef(db, uid);
    const deletion = readEntity(await transaction.get(ref), accountDeletion, 'uid');
    if (deletion === undefined || deletion.dueAt > now) return false;
    if (deletion.state === 'waiting') transaction.update(ref, { state: 'running' });
    return true;
  });
}

/**
 * Closes the account, once: a run that is doubled must not make a closed account again that another has deleted.
 * @returns when it was closed
 */
async function close(store: PersonalStore, uid: string, now: () => number): Promise<number> {
  const before = await readDeletion(store, uid);
  if (before?.closedAt !== undefined) return before.closedAt;
  // For security rules: they accept tokens from before.
  await noteClosed(store.db, uid, true, now());
  await closeAccount(store.auth, uid);
  const closedAt = now();
  await updateDeletion(store, uid, { closedAt });
  return closedAt;
}

async function readDeletion({ db }: PersonalStore, uid: string): Promise<AccountDeletion | undefined> {
  return readEntity(await deletionRef(db, uid).get(), accountDeletion, 'uid');
}

/** The user by all names, which are stored before what they are found by is deleted. */
async function remember({ db }: PersonalStore, uid: string): Promise<Person> {
  const person = await personOf(db, uid);
  const { creatorIds, handles } = person;
  // Only where the deletion is still there: another run may have finished it.
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(deletionRef(db, uid))).exists) return;
    const names = {
      ...(creatorIds.length > 0 && { creatorIds: FieldValue.arrayUnion(...creatorIds) }),
      ...(handles.length > 0 && { handles: FieldValue.arrayUnion(...handles) }),
    };
    transaction.set(rememberedRef(db, uid), names, { merge: true });
  });
  return person;
}

async function removeAll(store: PersonalStore, person: Person, places: readonly Place[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const place of places) await place.remove(store, person);
    if (!(await isAnythingLeft(store, person, places))) return;
  }
  throw new Error('Something of a deleted account is left');
}

async function isAnythingLeft(
  store: PersonalStore,
  person: Person,
  places: readonly Place[],
): Promise<boolean> {
  for (const place of places) {
    for await (const _ of place.left(store, person)) return true;
  }
  return false;
}

async function updateDeletion(
  { db }: PersonalStore,
  uid: string,
  fields: Partial<AccountDeletion>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = deletionRef(db, uid);
    const deletion = await transaction.get(ref);
    // Another run may have finished it.
    if (deletion.exists) transaction.update(ref, stored.encode(fields));
  });
}

/**
 * What is left of a user, place by place.
 * @param subject theirs at the identity provider, where no deletion remembers it
 */
export async function* leftOf(
  store: PersonalStore,
  uid: string,
  subject?: string,
): AsyncGenerator<{ place: string; what: string }> {
  const known = await personOf(store.db, uid);
  const person = { ...known, subject: known.subject ?? subject };
  for (const place of PLACES) {
    for await (const what of place.left(store, person)) yield { place: place.name, what };
  }
}
