import { createHash } from 'node:crypto';
import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { contentAccountsOf } from '@waymark/model/function-queries';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { ifKnown } from '../platform/firebase-users.ts';
import { toQuery } from '../platform/to-query.ts';
import type { Person } from './person.ts';
import type { Place } from './place.ts';

/** What limits have counted of a user. The database deletes it by itself, but days later. */
export const countsPlace: Place = {
  name: 'counts of limits',
  paths: [],
  archived: [],
  async *left({ db }, person) {
    const refs = await countRefs(db, person);
    if (refs.length === 0) return;
    for (const { ref, exists } of await db.getAll(...refs)) if (exists) yield ref.path;
  },
  async remove({ db }, person) {
    for (const ref of await countRefs(db, person)) await ref.delete();
  },
};

/** In `limits/{name}/countedKeys/{hash of the key}`. */
async function countRefs(db: Firestore, { uid }: Person): Promise<DocumentReference[]> {
  const limits = await db.collection('limits').listDocuments();
  return limits.map((limit) => {
    const hash = createHash('sha256').update(`${limit.id}:${uid}`).digest('base64url');
    return limit.collection('countedKeys').doc(hash);
  });
}

/** The user at the identity provider. */
export const identityPlace: Place = {
  name: 'identity at the provider',
  paths: [],
  archived: [],
  async *left({ provider }, { subject }) {
    if (subject !== undefined && (await provider.hasUser(subject))) yield 'a user of the identity provider';
  },
  async remove({ provider }, { subject }) {
    if (subject !== undefined) await provider.deleteUser(subject);
  },
};

/** The accounts of the content backend that sign in the user, with their codes, and with the passwords of linked ones. */
export const contentAccountsPlace: Place = {
  name: 'accounts by e-mail',
  paths: ['contentAccounts/{id}', 'contentAccounts/{id}/codes/{hash}'],
  archived: [ARCHIVE_FILES.settings],
  async *left({ db }, { uid }) {
    const { docs } = await toQuery(db, contentAccountsOf(uid)).select().get();
    for (const { ref } of docs) yield ref.path;
  },
  async remove({ db, auth }, { uid }) {
    const { docs } = await toQuery(db, contentAccountsOf(uid)).select('passwordUid').get();
    for (const account of docs) {
      const passwordUid: unknown = account.get('passwordUid');
      // First, because it cannot be found without the document. The user's own account is deleted last.
      if (typeof passwordUid === 'string' && passwordUid !== uid)
        await ifKnown(() => auth.deleteUser(passwordUid));
      await db.recursiveDelete(account.ref);
    }
  },
};

/** The account at Firebase. */
export const accountPlace: Place = {
  name: 'account at Firebase',
  paths: [],
  archived: [],
  async *left({ auth }, { uid }) {
    if ((await ifKnown(() => auth.getUser(uid))) !== undefined) yield 'an account of Firebase Authentication';
  },
  async remove({ auth }, { uid }) {
    await ifKnown(() => auth.deleteUser(uid));
  },
};
