import { PREVIEW_DAYS, previewLink } from '@waymark/model/entities/preview-link';
import type { Work } from '@waymark/model/entities/work';
import { previewLinksOf } from '@waymark/model/function-queries';
import { newId } from '@waymark/model/ids';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { encodeLink, hashOf, newSecret } from '../platform/secret-link.ts';
import { readEntities, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { workRef } from '../publish/paths.ts';
import { readToPublish } from '../publish/work-to-publish.ts';

/** A day in milliseconds. */
const DAY = 86_400_000;

interface OwnWork {
  /** The owner of the work. */
  uid: string;
  workId: string;
}

export function previewLinkRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`previewLinks/${id}`);
}

/**
 * Makes a link to the preview of a work, for its owner, and ends the former one.
 * @param now in milliseconds
 * @returns the content of the link, only once, since the secret is not stored
 * @throws ApiError as `readToPublish`
 */
export function makePreviewLink(db: Firestore, { uid, workId, now }: OwnWork & { now: number }) {
  return db.runTransaction(async (transaction) => {
    await readToPublish(transaction, db, uid, workId);
    const former = await transaction.get(toQuery(db, previewLinksOf(uid, workId)));
    for (const { ref } of former.docs) transaction.delete(ref);
    const [id, secret] = [newId(), newSecret()];
    const expiresAt = now + PREVIEW_DAYS * DAY;
    const link = { ownerId: uid, workId, sha256: hashOf(secret), expiresAt };
    transaction.create(previewLinkRef(db, id), stored.encode(link));
    return { preview: encodeLink({ id, secret }), expiresAt };
  });
}

/** Until when the link to the preview of a work works; null where it has none. @param now in milliseconds */
export async function previewEnd(
  db: Firestore,
  { uid, workId, now }: OwnWork & { now: number },
): Promise<number | null> {
  const { docs } = await toQuery(db, previewLinksOf(uid, workId)).get();
  const open = readEntities(docs, previewLink).find(({ expiresAt }) => now < expiresAt);
  return open?.expiresAt ?? null;
}

/** Ends the link to the preview of a work, if it has one. */
export async function endPreview(db: Firestore, { uid, workId }: OwnWork): Promise<void> {
  const { docs } = await toQuery(db, previewLinksOf(uid, workId)).select().get();
  for (const { ref } of docs) await ref.delete();
}

/**
 * After a write to a work: ends the link to its preview if the work was moved to the trash or deleted, so that restoring the work
 * brings no link back. Reads the work again, because events come late, twice and out of order.
 */
export async function endPreviewOfHidden(
  db: Firestore,
  { uid, workId }: OwnWork,
  before: Work | undefined,
  after: Work | undefined,
): Promise<void> {
  const wasShown = before !== undefined && before.deletedAt === undefined;
  if (!wasShown || (after !== undefined && after.deletedAt === undefined)) return;
  const work = await workRef(db, uid, workId).get();
  if (!work.exists || work.get('deletedAt') !== undefined) await endPreview(db, { uid, workId });
}
