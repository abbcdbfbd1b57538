import type { Work } from '@waymark/model/entities/work';
import { outdatedVersions, workVersion } from '@waymark/model/entities/work-version';
import { versionsOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities, stored } from '../../platform/stored.ts';
import { toQuery } from '../../platform/to-query.ts';
import { workRef } from '../paths.ts';
import { contentToKeep } from './keep-version.ts';

/** How many documents are deleted at once. */
const PAGE = 200;

/**
 * After a write of a work: keeps the content that is a version now, and deletes the versions that are no longer kept; after its
 * deletion, all of them, with its co-writers and invitations. Events come late, twice and out of order: a version is named by its revision and is written once.
 */
export async function followVersions(
  db: Firestore,
  { uid, id }: { uid: string; id: string },
  before: Work | undefined,
  after: Work | undefined,
): Promise<void> {
  const ref = workRef(db, uid, id);
  if (before !== undefined && after === undefined) {
    // An editor may have created the work again.
    if (!(await ref.get()).exists) {
      await Promise.all(
        ['versions', 'versionContents', 'people', 'invitations'].map((name) =>
          db.recursiveDelete(ref.collection(name)),
        ),
      );
    }
    return;
  }
  const kept = contentToKeep(before, after);
  if (kept === undefined) return;
  const { work, isPublished } = kept;
  const isNew = await db.runTransaction(async (transaction) => {
    const version = ref.collection('versions').doc(String(work.revision));
    const [owner, found] = await transaction.getAll(ref, version);
    // The event of a deletion may have come before this one.
    if (!owner?.exists) return false;
    if (found?.exists) {
      if (isPublished && found.get('isPublished') === false) transaction.update(version, { isPublished });
      return false;
    }
    const { revision, updatedAt, content } = work;
    transaction.create(version, stored.encode({ revision, updatedAt, isPublished }));
    transaction.create(ref.collection('versionContents').doc(String(revision)), stored.encode({ content }));
    return true;
  });
  if (isNew) await deleteOutdated(db, { uid, id });
}

async function deleteOutdated(db: Firestore, { uid, id }: { uid: string; id: string }): Promise<void> {
  const versions = readEntities((await toQuery(db, versionsOf(uid, id)).get()).docs, workVersion);
  const ref = workRef(db, uid, id);
  const outdated = outdatedVersions(versions);
  for (let start = 0; start < outdated.length; start += PAGE) {
    const batch = db.batch();
    for (const version of outdated.slice(start, start + PAGE)) {
      batch.delete(ref.collection('versions').doc(version.id));
      batch.delete(ref.collection('versionContents').doc(version.id));
    }
    await batch.commit();
  }
}
