import { exampleDocument, exampleListItem, examplePhoto } from '@waymark/model/testing/examples';
import { expect, it, vi } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aMember } from './people.ts';
import { soon } from './soon.ts';

const photoOf = (uid: string) => ({ ...examplePhoto(), path: `photos/${uid}/${'z'.repeat(20)}` });

/** Adds an item to a list. */
async function addTo(listId: string, kind: 'poi' | 'list', id: string): Promise<void> {
  const { itemId, ...item } = exampleListItem();
  await writeDocument(`lists/${listId}/items/${itemId}`, { ...item, kind, id });
}

/** A list with one item of another creator, whose only photo is theirs. */
async function aList(visibility: 'public' | 'unlisted') {
  const [owner, creator] = [await aMember(), await aMember()];
  const photo = photoOf(creator.uid);
  const poi = await publicItem('poi', { ...withoutId(), ownerId: creator.uid, visibility, photos: [photo] });
  const id = await publicItem('list', { ownerId: owner.uid, cover: photoOf(owner.uid) });
  await addTo(id, 'poi', poi);
  const list = database.doc(`lists/${id}`);
  return { owner, photo, list, coverPath: async () => (await list.get()).get('cover.path') };
}

function withoutId() {
  const { id: _, ...fields } = exampleDocument('poi');
  return fields;
}

it('a list shows a photo of its owner, one of a public item in it, or one of such an item of a list in it', async () => {
  const { owner, photo, list, coverPath } = await aList('public');
  const outer = await publicItem('list', { ownerId: (await aMember()).uid, cover: photoOf(owner.uid) });
  await addTo(outer, 'list', list.id);
  await database.doc(`lists/${outer}`).update({ cover: photo });
  await list.update({ cover: photo });
  await list.update({ cover: photoOf(owner.uid) });
  await list.update({ cover: photo });
  // Covers are checked after 15 seconds.
  await new Promise((resolve) => setTimeout(resolve, 18_000));
  expect(await coverPath()).toBe(photo.path);
  expect((await database.doc(`lists/${outer}`).get()).get('cover.path')).toBe(photo.path);
});

it('lists that contain each other, or themselves, lose a cover that is a photo of another user', async () => {
  const { uid } = await aMember();
  const cover = photoOf('another-user');
  const aListOfTheirs = () => publicItem('list', { ownerId: uid, cover: photoOf(uid) });
  const [one, other, itself] = [await aListOfTheirs(), await aListOfTheirs(), await aListOfTheirs()];
  const ids = [one, other, itself];
  await Promise.all([addTo(one, 'list', other), addTo(other, 'list', one), addTo(itself, 'list', itself)]);
  await Promise.all(ids.map((id) => database.doc(`lists/${id}`).update({ cover })));
  await vi.waitFor(async () => {
    const lists = await Promise.all(ids.map((id) => database.doc(`lists/${id}`).get()));
    expect(lists.map((list) => list.get('cover'))).toEqual([undefined, undefined, undefined]);
  }, soon);
});

it.each(isFullRun ? ['of nobody', 'of an unlisted item in it'] : ['of an unlisted item in it'])(
  'a list loses a cover that is a photo %s',
  async (whose) => {
    const { photo, list, coverPath } = await aList('unlisted');
    await list.update({ cover: whose === 'of nobody' ? photoOf('another-user') : photo });
    await vi.waitFor(async () => expect(await coverPath()).toBeUndefined(), soon);
  },
);
