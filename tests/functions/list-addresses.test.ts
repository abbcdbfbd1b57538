import { newId } from '@waymark/model/ids';
import { expect, it, onTestFinished } from 'vitest';
import { sweepDeletedList } from '../../functions/src/lists/sweep-deleted.ts';
import { database } from './database.ts';
import { deleteList, invite, ownList, restoreList } from './list-sharing.ts';
import { aMember } from './people.ts';

/** Writes as a client does, under the security rules: a list of their own under an address. */
async function takeAddress({ uid, token }: { uid: string; token: string }, listId: string): Promise<number> {
  const host = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
  const root = `projects/${process.env['GCLOUD_PROJECT']}/databases/(default)/documents`;
  const text = { mapValue: { fields: { en: { stringValue: 'Mine now' } } } };
  const fields = {
    kind: { stringValue: 'list' },
    ownerId: { stringValue: uid },
    title: text,
    summary: { mapValue: {} },
    visibility: { stringValue: 'public' },
    asRoute: { booleanValue: false },
    count: { integerValue: '0' },
  };
  const write = {
    update: { name: `${root}/lists/${listId}`, fields },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const response = await fetch(`${host}/v1/${root}:commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [write] }),
  });
  await response.body?.cancel();
  return response.status;
}

it('the address of a deleted list cannot be used again, even while content remains below it', async () => {
  const [owner, eve] = [await aMember(), await aMember()];
  const listId = await ownList(owner, { visibility: 'unlisted' });
  const { path } = database.doc(`lists/${listId}`);
  onTestFinished(async () => {
    await database.doc(`deletedLists/${listId}`).delete();
    await database.recursiveDelete(database.doc(path));
  });

  expect((await deleteList(owner, listId)).status).toBe(204);
  expect(await takeAddress(eve, listId)).toBe(403);
  expect(await takeAddress(owner, listId)).toBe(403);
  expect(await takeAddress(eve, newId())).toBe(200);
  expect((await restoreList(owner, listId)).status).toBe(204);
});

it('the content below a deleted list is removed, however much of it people wrote', async () => {
  const items = database.collection(`lists/${newId()}/items`);
  const writer = database.bulkWriter();
  for (let i = 0; i < 320; i++) void writer.set(items.doc(newId()), { kind: 'pin', id: newId(), order: 'a' });
  await writer.close();

  await sweepDeletedList(database, items.parent?.id ?? '');

  expect((await items.count().get()).data().count).toBe(0);
});

it('the database deletes an invitation, and the hash of its secret, after their time', async () => {
  const owner = await aMember();
  const listId = await ownList(owner);
  expect((await invite(owner, listId)).status).toBe(201);
  const [invitation] = (await database.collection(`lists/${listId}/invitations`).get()).docs;
  const hash = await invitation?.ref.collection('secrets').doc('hash').get();
  // A time-to-live policy reads only a Timestamp.
  for (const kept of [invitation, hash]) {
    expect(kept?.get('purgeAt').toMillis() - Date.now()).toBeGreaterThan(30 * 86_400_000);
  }
});
