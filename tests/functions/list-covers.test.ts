import { exampleDocument, exampleListItem, examplePhoto } from '@waymark/model/testing/examples';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aMember } from './people.ts';
import { soon } from './soon.ts';

const photoOf = (uid: string) => ({ ...examplePhoto(), path: `photos/${uid}/${'z'.repeat(20)}` });

/** Adds an item to a list. */
async function addTo(listId: string, kind: 'poi' | 'list', id: string): Promise<DocumentReference> {
  const { itemId, ...item } = exampleListItem();
  const path = `lists/${listId}/items/${itemId}`;
  await writeDocument(path, { ...item, kind, id });
  return database.doc(path);
}

/** A list with one item of another creator, whose only photo is theirs. */
async function aList(visibility: 'public' | 'unlisted') {
  const [owner, creator] = [await aMember(), await aMember()];
  const photo = photoOf(creator.uid);
  const poi = await publicItem('poi', { ...withoutId(), ownerId: creator.uid, visibility, photos: [photo] });
  const id = await publicItem('list', { ownerId: owner.uid, cover: photoOf(owner.uid) });
  const entry = await addTo(id, 'poi', poi);
  const list = database.doc(`lists/${id}`);
  return { owner, photo, poi, entry, list, coverPath: async () => (await list.get()).get('cover.path') };
}

function withoutId() {
  const { id: _, ...fields } = exampleDocument('poi');
  return fields;
}

/** Covers are checked after 15 seconds. */
const checked = () => new Promise((resolve) => setTimeout(resolve, 18_000));

// The cases share the wait.
it.runIf(isFullRun)(
  'a list shows a photo of its owner, of a public item in it, or of such an item of a list in it, and loses any other',
  {
    timeout: 180_000,
  },
  async () => {
    const { owner, photo, entry, list, coverPath } = await aList('public');
    const outer = await publicItem('list', { ownerId: (await aMember()).uid, cover: photoOf(owner.uid) });
    await addTo(outer, 'list', list.id);
    await database.doc(`lists/${outer}`).update({ cover: photo });
    await list.update({ cover: photo });
    await list.update({ cover: photoOf(owner.uid) });
    await list.update({ cover: photo });
    const ofAnother = await aList('public');
    await ofAnother.list.update({ cover: ofAnother.photo });

    const ofUnlisted = await aList('unlisted');
    await ofUnlisted.list.update({ cover: ofUnlisted.photo });
    const ofNobody = await aList('unlisted');
    await ofNobody.list.update({ cover: photoOf('another-user') });

    // Lists that contain each other, or themselves.
    const { uid } = await aMember();
    const aListOfTheirs = () => publicItem('list', { ownerId: uid, cover: photoOf(uid) });
    const [one, other, itself] = [await aListOfTheirs(), await aListOfTheirs(), await aListOfTheirs()];
    const inCircles = [one, other, itself];
    await Promise.all([addTo(one, 'list', other), addTo(other, 'list', one), addTo(itself, 'list', itself)]);
    const cover = photoOf('another-user');
    await Promise.all(inCircles.map((id) => database.doc(`lists/${id}`).update({ cover })));

    await checked();
    await vi.waitFor(async () => {
      expect([await ofUnlisted.coverPath(), await ofNobody.coverPath()]).toEqual([undefined, undefined]);
      const lists = await Promise.all(inCircles.map((id) => database.doc(`lists/${id}`).get()));
      expect(lists.map((each) => each.get('cover'))).toEqual([undefined, undefined, undefined]);
    }, soon);
    expect(await coverPath()).toBe(photo.path);
    expect((await database.doc(`lists/${outer}`).get()).get('cover.path')).toBe(photo.path);
    expect(await ofAnother.coverPath()).toBe(ofAnother.photo.path);

    // The items that justified them leave the list, or no longer show the photo.
    await entry.delete();
    await database.doc(`pois/${ofAnother.poi}`).update({ photos: [] });
    await vi.waitFor(
      async () => expect([await coverPath(), await ofAnother.coverPath()]).toEqual([undefined, undefined]),
      soon,
    );
  },
);

it.runIf(isFullRun)('a list loses a cover of an item that leaves a list in it', async () => {
  const { owner, photo, entry, list, coverPath } = await aList('public');
  const outer = await publicItem('list', { ownerId: (await aMember()).uid, cover: photoOf(owner.uid) });
  await addTo(outer, 'list', list.id);
  const outerPath = async () => (await database.doc(`lists/${outer}`).get()).get('cover.path');
  await list.update({ cover: photo });
  await database.doc(`lists/${outer}`).update({ cover: photo });
  await checked();
  expect([await coverPath(), await outerPath()]).toEqual([photo.path, photo.path]);
  // The list in it loses its cover first, and so shows a photo less itself.
  await entry.delete();
  await vi.waitFor(
    async () => expect([await coverPath(), await outerPath()]).toEqual([undefined, undefined]),
    soon,
  );
});
