import { photoPathOf } from '@waymark/model/entities/original';
import { photosLeavingImport } from '@waymark/model/function-queries';
import { importedPhotoIds } from '@waymark/model/instagram/imported-photo-ids';
import { allItemsOfImport } from '@waymark/model/own-queries';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { PhotoStore } from '../photos/follow-original.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';
import { workRef } from '../publish/paths.ts';
import { photosInUse } from '../publish/trash/photos-in-use.ts';
import { deletePhoto } from '../publish/trash/purge-trash.ts';
import { claimRef, importRef } from './paths.ts';

/** How many items one transaction removes, each with its draft and up to three keys. */
const PAGE = 80;

interface Removal {
  uid: string;
  importId: string;
  /** `unchanged`: what was not changed since, with its drafts. `all`: every item; drafts stay. */
  which: 'unchanged' | 'all';
}

/**
 * Removes items of an import, and their photos that nothing else shows. It can be repeated after any failure: photos are noted when their
 * items go, and deleted when no item is left that goes.
 */
export async function removeItems(store: PhotoStore, removal: Removal): Promise<void> {
  const { db } = store;
  for await (const page of pagesOf(toQuery(db, allItemsOfImport(removal.importId, PAGE)), PAGE)) {
    if (page.length === 0) continue;
    await removeSome(
      store,
      removal,
      page.map(({ ref }) => ref),
    );
  }
  await removePhotos(store, removal);
}

async function removeSome(
  { db }: PhotoStore,
  removal: Removal,
  refs: readonly DocumentReference[],
): Promise<void> {
  const { uid, importId, which } = removal;
  await db.runTransaction(async (transaction) => {
    const items = (await transaction.getAll(...refs)).filter(({ exists }) => exists);
    const ids = items.flatMap((item) => workIdOf(item) ?? []);
    const found = ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => workRef(db, uid, id)));
    const works = new Map(found.map((work) => [work.id, work]));
    const leaving = items.filter(
      (item) => which === 'all' || isUnchanged(item, works.get(workIdOf(item) ?? '')),
    );
    if (leaving.length === 0) return;
    const claims = await transaction.getAll(...leaving.map(({ id }) => claimRef(db, uid, id)));
    for (const claim of claims) {
      // Another import may have got the medium since.
      if (claim.get('importId') !== importId) continue;
      const keys: unknown = claim.get('keys');
      for (const key of new Set([claim.id, ...textsIn(keys)])) transaction.delete(claimRef(db, uid, key));
    }
    for (const item of leaving) {
      transaction.delete(item.ref);
      const work = works.get(workIdOf(item) ?? '');
      if (which === 'unchanged' && work?.exists) transaction.delete(work.ref);
    }
    const photoIds = (await Promise.all(leaving.map((item) => photoIdsOf(uid, item)))).flat();
    if (photoIds.length > 0)
      transaction.create(importRef(db, importId).collection('leaving').doc(), { photoIds });
  });
}

/** The photos of an item, with those that a browser may have uploaded and not noted before it was closed. */
async function photoIdsOf(uid: string, item: DocumentSnapshot): Promise<string[]> {
  const possible = await importedPhotoIds(uid, {
    mediaId: item.id,
    photosFound: Number(item.get('photosFound')),
  });
  return [...new Set([...textsIn(item.get('photoIds')), ...possible])];
}

/** A draft that was not edited has the first revision. A place that was set by hand, too, is a change. */
function isUnchanged(item: DocumentSnapshot, work: DocumentSnapshot | undefined): boolean {
  if (item.get('state') !== 'converted') return item.get('positionFrom') !== 'person';
  if (work === undefined || !work.exists) return true;
  return work.get('revision') === 1 && work.get('state') === 'draft' && work.get('publicId') === undefined;
}

function workIdOf(item: DocumentSnapshot): string | undefined {
  const id: unknown = item.get('state') === 'converted' ? item.get('workId') : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

async function removePhotos(store: PhotoStore, { uid, importId }: Removal): Promise<void> {
  const notes = await toQuery(store.db, photosLeavingImport(importId)).get();
  const ids = new Set(notes.docs.flatMap((note) => textsIn(note.get('photoIds'))));
  const paths = new Set([...ids].map((id) => photoPathOf(uid, id)));
  const kept = await photosInUse(store.db, uid, paths, new Set());
  for (const path of paths) if (!kept.has(path)) await deletePhoto(store, uid, path);
  for (const { ref } of notes.docs) await ref.delete();
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
