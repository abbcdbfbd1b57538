import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { allOwnedIn } from '@waymark/model/function-queries';
import { editorshipsOf, listsOf } from '@waymark/model/own-queries';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deletedListRef } from '../lists/deleted-list.ts';
import { deletionRecordRef, listRef } from '../lists/own-list.ts';
import { streamOf, toQuery } from '../platform/to-query.ts';
import { endEditorships } from '../sharing/end-editorships.ts';
import type { Place } from './place.ts';

/** The lists of a user. Their addresses cannot be used again: links lead there. */
export const listsPlace: Place = {
  name: 'lists',
  paths: [
    'lists/{id}',
    'lists/{id}/invitations/{invitationId}',
    'lists/{id}/people/{uid}',
    'lists/{id}/items/{itemId}',
  ],
  archived: [ARCHIVE_FILES.lists, 'lists/'],
  async *left({ db }, { uid }) {
    for await (const { ref } of streamOf(toQuery(db, listsOf(uid)).select())) yield ref.path;
  },
  async remove({ db }, { uid }) {
    const { docs } = await toQuery(db, listsOf(uid)).select().get();
    for (const { ref } of docs) {
      await deleteBelow(db, ref);
      const batch = db.batch();
      batch.set(deletionRecordRef(ref), { deletedAt: FieldValue.serverTimestamp() });
      batch.delete(ref);
      await batch.commit();
    }
  },
};

/** Lists that their owner deleted a short time ago and could restore. */
export const deletedListsPlace: Place = {
  name: 'deleted lists',
  paths: ['deletedLists/{id}'],
  archived: [],
  async *left({ db }, { uid }) {
    for await (const { ref } of streamOf(toQuery(db, allOwnedIn('deletedLists', uid)).select())) {
      yield ref.path;
    }
  },
  async remove({ db }, { uid }) {
    const { docs } = await toQuery(db, allOwnedIn('deletedLists', uid)).select().get();
    for (const { id } of docs) {
      await deleteBelow(db, listRef(db, id));
      await deletedListRef(db, id).delete();
    }
  },
};

/** The user as an editor of lists and a co-writer of stories of others. What they added to these stays: it belongs to the owners. */
export const sharedByOthersPlace: Place = {
  name: 'lists and stories of others',
  paths: ['{path=**}/people/{uid}'],
  archived: [ARCHIVE_FILES.editedLists, ARCHIVE_FILES.coWrittenStories],
  async *left({ db }, { uid }) {
    for await (const { ref } of streamOf(toQuery(db, editorshipsOf(uid)).select())) yield ref.path;
  },
  async remove({ db }, { uid }) {
    await endEditorships(db, uid);
  },
};

/** Everything below a list but the record of its deletion. */
async function deleteBelow(db: Firestore, list: DocumentReference): Promise<void> {
  for (const name of ['items', 'invitations', 'people']) await db.recursiveDelete(list.collection(name));
}
