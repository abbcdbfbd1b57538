import { type Quota, type Quotas, quotas, quotasPath } from '@waymark/model/entities/quotas';
import { allOwnedIn, newestWorksOf, photosOf, publicListsOf } from '@waymark/model/own-queries';
import { AggregateField, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deletionRef } from '../personal-data/deletion.ts';
import { toQuery } from '../platform/to-query.ts';

/**
 * Counts what a user has, for the security rules and for the user. One that has nothing, as after a deletion, has no counts. An account
 * that is being deleted is not counted: its counts would come back meanwhile.
 */
export async function refreshUsed(db: Firestore, uid: string): Promise<void> {
  const used = await usedBy(db, uid);
  const hasSome = Object.values(used).some((amount) => amount > 0);
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(quotasPath(uid));
    const [found, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    if (hasSome) {
      if (deletion?.get('closedAt') === undefined) transaction.set(ref, { used }, { mergeFields: ['used'] });
    } else if (found?.get('raised') !== undefined) transaction.update(ref, { used: FieldValue.delete() });
    else if (found?.exists) transaction.delete(ref);
  });
}

async function usedBy(db: Firestore, uid: string): Promise<Record<Quota, number>> {
  const [works, lists, imports, photos] = await Promise.all([
    toQuery(db, newestWorksOf(uid)).count().get(),
    toQuery(db, publicListsOf(uid)).count().get(),
    toQuery(db, allOwnedIn('instagramImports', uid)).count().get(),
    usedByPhotos(db, uid),
  ]);
  return {
    works: works.data().count,
    publicLists: lists.data().count,
    imports: imports.data().count,
    ...photos,
  };
}

/** What the photos of a user take now. */
export async function usedByPhotos(
  db: Firestore,
  uid: string,
): Promise<Record<'photos' | 'photoBytes', number>> {
  const found = await toQuery(db, photosOf(uid))
    .aggregate({ photos: AggregateField.count(), photoBytes: AggregateField.sum('bytes') })
    .get();
  return found.data();
}

/** The quotas that were raised for a user. */
export async function raisedFor(db: Firestore, uid: string): Promise<Quotas['raised']> {
  return quotas.safeParse((await db.doc(quotasPath(uid)).get()).data()).data?.raised;
}
