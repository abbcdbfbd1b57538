import type { Creator } from '@waymark/model/entities/creator';
import { COLLECTION_OF, KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import type { Permission } from '@waymark/model/permissions';
import { exampleCreator } from '@waymark/model/testing/examples';
import { getAuth } from 'firebase-admin/auth';
import { onTestFinished } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import { tokenOf } from './token-of.ts';

/** A signed-in person. */
export interface Person {
  uid: string;
  /** Their Firebase ID token. */
  token: string;
}

export interface CreatorPerson extends Person {
  creatorId: string;
}

/** Signs in a new member, whose token has these permissions; the account and all its data are removed after the test. */
export async function aMember(permissions: readonly Permission[] = []): Promise<Person> {
  const uid = newId();
  const token = await tokenOf(uid, permissions);
  onTestFinished(() => forget(uid));
  return { uid, token };
}

/** A member who may publish and has a creator record. */
export async function aCreator(fields: Partial<Creator> = {}): Promise<CreatorPerson> {
  const person = await aMember(['feature:creator-profile']);
  const creatorId = await creatorRecord({ ...fields, userId: person.uid });
  return { ...person, creatorId };
}

/** Writes a creator record of a user, with a handle of its own. */
export async function creatorRecord(fields: Partial<Creator> & { userId: string }): Promise<string> {
  const id = newId();
  const handle = `tester-${id.toLowerCase()}`;
  const ref = database.doc(`creators/${id}`);
  await ref.set(
    stored.encode({ ...exampleCreator(), handle, avatar: null, cover: null, ...fields, id }, 'id'),
  );
  onTestFinished(async () => {
    await ref.delete();
  });
  return id;
}

async function forget(uid: string): Promise<void> {
  await getAuth().deleteUser(uid);
  await database.recursiveDelete(database.doc(`users/${uid}`));
  for (const kind of KINDS) {
    const owned = await database.collection(COLLECTION_OF[kind]).where('ownerId', '==', uid).select().get();
    // Only lists have documents below them.
    for (const { ref } of owned.docs) {
      if (kind === 'list') await database.recursiveDelete(ref);
      else await ref.delete();
    }
  }
}
