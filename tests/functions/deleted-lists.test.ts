import { newId } from '@waymark/model/ids';
import { FieldValue, GeoPoint } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { database } from './database.ts';
import {
  accept,
  deleteList,
  editorsOf,
  idIn,
  invitationTo,
  invite,
  ownList,
  restoreList,
} from './list-sharing.ts';
import { aMember, type Person } from './people.ts';
import { refused } from './requests.ts';
import { soon } from './soon.ts';

/** A list with its owner, an editor, an item and an open invitation. */
async function sharedList(owner: Person, ben: Person) {
  const listId = await ownList(owner, { visibility: 'public' });
  const ref = database.doc(`lists/${listId}`);
  const deleted = database.doc(`deletedLists/${listId}`);
  onTestFinished(async () => {
    await deleted.delete();
    await database.recursiveDelete(ref);
  });
  expect((await accept(ben, listId, await invitationTo(listId, owner))).status).toBe(204);
  const item = ref.collection('items').doc(newId());
  await item.set({ kind: 'poi', id: newId(), order: 'a0' });
  await vi.waitFor(async () => expect((await ref.get()).get('count')).toBe(1), soon);
  return { listId, ref, deleted, item, invitation: await invitationTo(listId, owner) };
}

it('a list that its owner deletes and restores keeps its content, its editors and its visibility', async () => {
  const [owner, ben, eve] = [await aMember(), await aMember(), await aMember()];
  const { listId, ref, item, invitation } = await sharedList(owner, ben);
  const before = (await ref.get()).data();

  expect((await deleteList(owner, listId)).status).toBe(204);
  expect((await ref.get()).exists).toBe(false);
  await refused(await accept(eve, listId, invitation), 404, 'invitation-unknown');
  await refused(await invite(owner, listId), 404, 'not-found');
  await refused(await deleteList(owner, listId), 404, 'not-found');
  await refused(await restoreList(ben, listId), 404, 'not-found');

  expect((await restoreList(owner, listId)).status).toBe(204);
  // A request whose answer was lost can be repeated.
  expect((await restoreList(owner, listId)).status).toBe(204);
  expect((await ref.get()).data()).toEqual(before);
  expect((await item.get()).exists).toBe(true);
  expect((await accept(eve, listId, invitation)).status).toBe(204);
  expect(await editorsOf(listId)).toEqual([ben.uid, eve.uid]);
});

it('a restored list has the derived data of today, although it was deleted with older data', async () => {
  const [owner, ben] = [await aMember(), await aMember()];
  const { listId, ref, deleted } = await sharedList(owner, ben);
  const before = (await ref.get()).data();
  const position = new GeoPoint(48.85, 2.35);
  expect((await deleteList(owner, listId)).status).toBe(204);
  await deleted.update({ 'list.kind': FieldValue.delete(), 'list.count': 9, 'list.position': position });

  expect((await restoreList(owner, listId)).status).toBe(204);
  expect((await ref.get()).data()).toEqual(before);
});

it('only the owner deletes and restores a list', async () => {
  const [owner, ben, eve] = [await aMember(), await aMember(), await aMember()];
  const { listId } = await sharedList(owner, ben);
  await refused(await deleteList(undefined, listId), 401, 'login_required');
  const refusal = await deleteList(ben, listId);
  expect(await refusal.clone().json()).toMatchObject({ message: 'Only the owner of a list deletes it.' });
  await refused(refusal, 403, 'forbidden');
  await refused(await deleteList(eve, listId), 403, 'forbidden');
  await refused(await deleteList(owner, newId()), 404, 'not-found');
  await refused(await restoreList(eve, listId), 404, 'not-found');
  await refused(await restoreList(owner, 'x'), 404, 'not-found');
});

it('the content below a deleted list is removed when the list is purged, and not before', async () => {
  const [owner, ben] = [await aMember(), await aMember()];
  const { listId, ref, deleted, item, invitation } = await sharedList(owner, ben);
  expect((await deleteList(owner, listId)).status).toBe(204);
  const purgeAt = (await deleted.get()).get('purgeAt');
  expect(purgeAt.toMillis() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect((await item.get()).exists).toBe(true);

  await deleted.delete();
  const hash = ref.collection('invitations').doc(idIn(invitation)).collection('secrets').doc('hash');
  await vi.waitFor(async () => {
    for (const name of ['items', 'people', 'invitations']) {
      expect((await ref.collection(name).count().get()).data().count).toBe(0);
    }
    expect((await hash.get()).exists).toBe(false);
  }, soon);
  await refused(await restoreList(owner, listId), 404, 'not-found');
});
