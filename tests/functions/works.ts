import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { FieldValue } from 'firebase-admin/firestore';
import { readEntity, stored } from '../../functions/src/platform/stored.ts';
import { type Publication, publishWork } from '../../functions/src/publish/publish-work.ts';
import type { AnyContent } from './content.ts';
import { database } from './database.ts';

const CREATED_AT = Date.UTC(2026, 0, 15);

function refOf(uid: string, workId: string) {
  return database.doc(`users/${uid}/works/${workId}`);
}

/** Writes a work as its owner's editor does; it is removed together with the owner (`aMember`). */
export async function draft(
  uid: string,
  kind: PublishedKind,
  content: AnyContent,
  fields: Partial<Work> = {},
): Promise<string> {
  const id = newId();
  const work = { kind, state: 'draft', revision: 1, content, createdAt: CREATED_AT, updatedAt: CREATED_AT };
  await refOf(uid, id).set(stored.encode({ ...work, ...fields }));
  return id;
}

/** Publishes a work with the code of the endpoint, where a test is not about the endpoint. */
export function publishedAtOnce(uid: string, workId: string): Promise<Publication> {
  return publishWork(database, { uid, workId, now: Date.now() });
}

/** Changes a published work as its owner's editor does. */
export async function edit(uid: string, workId: string, content: AnyContent): Promise<void> {
  await change(uid, workId, {
    state: 'changed',
    ...Object.fromEntries(Object.entries(content).map(([name, value]) => [`content.${name}`, value])),
  });
}

/** Writes fields of a work's document, with the revision that every write of its owner has. */
export async function change(uid: string, workId: string, fields: AnyContent): Promise<void> {
  await refOf(uid, workId).update({ ...fields, revision: FieldValue.increment(1) });
}

export async function removeWork(uid: string, workId: string): Promise<void> {
  await refOf(uid, workId).delete();
}

/** @throws Error where the work is missing or invalid */
export async function workOf(uid: string, workId: string): Promise<Work> {
  const work = readEntity(await refOf(uid, workId).get(), workSchema);
  if (work === undefined) throw new Error(`There is no work ${workId}.`);
  return work;
}

/** Every public item of a kind and a user, parsed by its schema. */
export async function publicOf<Kind extends PublishedKind>(
  kind: Kind,
  uid: string,
): Promise<PublicDocument<Kind>[]> {
  const owned = await database.collection(COLLECTION_OF[kind]).where('ownerId', '==', uid).get();
  return owned.docs.map(
    (snapshot) =>
      // The schema of this very kind parses it.
      PUBLIC_SCHEMAS[kind].parse(
        stored.decode(snapshot.data(), { field: 'id', value: snapshot.id }),
      ) as PublicDocument<Kind>,
  );
}

/** The only public item of a kind and a user. */
export async function onlyPublicOf<Kind extends PublishedKind>(
  kind: Kind,
  uid: string,
): Promise<PublicDocument<Kind>> {
  const [only, ...others] = await publicOf(kind, uid);
  if (only === undefined || others.length > 0) throw new Error(`${others.length} others, or none at all.`);
  return only;
}
