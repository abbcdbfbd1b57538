import { visitsPath } from '@waymark/model/entities/visits';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { logRelinked } from '../../platform/log.ts';
import { readEntity } from '../../platform/stored.ts';
import { publicRef, workRef } from '../paths.ts';
import { entriesWith, storiesWith } from './own-links.ts';
import { type NewIds, relinked } from './relinked.ts';

/**
 * After a work got another address: lets the stories, the lists and the marks of its owner link to that one. What others wrote is not
 * touched, and nothing leads from the old address to the new one: that is why the work left it. Repeated after an interruption, it
 * finishes the rest.
 */
export async function followNewAddress(db: Firestore, uid: string, workId: string): Promise<void> {
  const item = workRef(db, uid, workId);
  const { formerIds = [] } = readEntity(await item.get(), workSchema) ?? {};
  if (formerIds.length === 0) return;
  const follow = (write: (transaction: Transaction, newIds: NewIds) => Promise<void>) =>
    db.runTransaction(async (transaction) => {
      // Read with each write, because the work may move on meanwhile.
      const newIds = newIdsOf(readEntity(await transaction.get(item), workSchema));
      if (newIds.size > 0) await write(transaction, newIds);
    });
  const written = { stories: 0, entries: 0 };
  for await (const { ref } of storiesWith(db, uid, formerIds)) {
    await follow((transaction, newIds) => relinkStory(transaction, db, ref, newIds));
    written.stories += 1;
  }
  for await (const { ref } of entriesWith(db, uid, formerIds)) {
    await follow((transaction, newIds) => relinkEntry(transaction, ref, newIds));
    written.entries += 1;
  }
  await follow((transaction, newIds) => relinkVisits(transaction, db.doc(visitsPath(uid)), newIds));
  await db.runTransaction(async (transaction) => {
    const { formerIds: now = [] } = readEntity(await transaction.get(item), workSchema) ?? {};
    if (now.length === 0) return;
    const left = now.filter((id) => !formerIds.includes(id));
    transaction.update(item, { formerIds: left.length === 0 ? FieldValue.delete() : left });
  });
  logRelinked(item.path, written.stories, written.entries);
}

function newIdsOf(work: Work | undefined): NewIds {
  const { publicId, formerIds = [] } = work ?? {};
  return new Map(publicId === undefined ? [] : formerIds.map((former) => [former, publicId] as const));
}

/**
 * Writes the working copy of a story and its public document. The revision rises, so that an open editor merges the change. A story
 * without other changes stays published, and neither its date nor its version changes: its creator has written nothing.
 */
async function relinkStory(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  newIds: NewIds,
): Promise<void> {
  const story = readEntity(await transaction.get(ref), workSchema);
  if (story === undefined) return;
  const { publicId, revision, publishedRevision } = story;
  const published =
    publicId === undefined ? undefined : await transaction.get(publicRef(db, 'post', publicId));
  const content = Object.entries(relinked(story.content, newIds));
  if (content.length > 0) {
    transaction.update(ref, {
      ...Object.fromEntries(content.map(([name, value]) => [`content.${name}`, value])),
      revision: revision + 1,
      ...(publishedRevision === revision && { publishedRevision: revision + 1 }),
    });
  }
  const shown = relinked(published?.data() ?? {}, newIds);
  if (published?.exists && Object.keys(shown).length > 0) transaction.update(published.ref, shown);
}

async function relinkEntry(transaction: Transaction, ref: DocumentReference, newIds: NewIds): Promise<void> {
  const id = newIds.get((await transaction.get(ref)).get('id'));
  if (id !== undefined) transaction.update(ref, { id });
}

/** Where the creator was and wants to go, which only they can read. */
async function relinkVisits(transaction: Transaction, ref: DocumentReference, newIds: NewIds): Promise<void> {
  const visits: DocumentSnapshot = await transaction.get(ref);
  const changed = ['been', 'want'].flatMap((name) => {
    const marked: unknown = visits.get(name);
    if (!Array.isArray(marked) || !marked.some((id) => newIds.has(id))) return [];
    return [[name, [...new Set(marked.map((id) => newIds.get(id) ?? id))]] as const];
  });
  if (changed.length > 0) transaction.update(ref, Object.fromEntries(changed));
}
