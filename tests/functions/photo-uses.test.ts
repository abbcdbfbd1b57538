import { photoPathOf } from '@waymark/model/entities/original';
import { type PhotoUses, photoUses } from '@waymark/model/entities/photo-uses';
import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem, examplePhoto } from '@waymark/model/testing/examples';
import { expect, it } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import { aCreator, aMember, type Person } from './people.ts';
import { ask, askFor } from './requests.ts';

const NOW = Date.now();
const MD5 = 'rL0Y20zC+Fzt72VPzMSk2A==';

/** Writes the records of photos as functions do. @returns their ids */
async function photosOf({ uid }: Person, all: readonly object[]): Promise<string[]> {
  return Promise.all(
    all.map(async (fields, index) => {
      const id = newId();
      const { width, height, thumbhash } = examplePhoto();
      const record = { generation: '1', createdAt: NOW - index, state: 'ready', width, height, thumbhash };
      await database.doc(`users/${uid}/photos/${id}`).set(stored.encode({ ...record, ...fields }));
      return id;
    }),
  );
}

async function writeWork({ uid }: Person, content: object, fields: object = {}): Promise<string> {
  const id = newId();
  const work = {
    kind: 'pin',
    state: 'draft',
    revision: 1,
    createdAt: NOW,
    updatedAt: NOW,
    content,
    ...fields,
  };
  await database.doc(`users/${uid}/works/${id}`).set(stored.encode(work));
  return id;
}

async function usesFor(person: Person): Promise<PhotoUses> {
  const answer = await askFor('/api/photos/uses', person.token);
  expect(answer.status).toBe(200);
  return photoUses.parse(await answer.json());
}

it('says where photos are used, and which have no description in a language of the creator', async () => {
  const who = await aCreator({ languages: ['fr'] });
  const [first = '', second = '', third = ''] = await photosOf(who, [
    { cameraTime: '2020-01-01T10:00:00', md5: MD5, bytes: 5 },
    { md5: MD5, bytes: 6, alt: { fr: 'La baie' }, position: { lat: 48, lng: 2 } },
    { cameraTime: '2030-01-01T10:00:00+02:00', md5: MD5, bytes: 5 },
  ]);
  await photosOf(who, [{ state: 'failed', reason: 'damaged' }]);
  const photo = { ...examplePhoto(), path: photoPathOf(who.uid, first), alt: { fr: 'Le quai' } };
  const title = { en: 'The quay' };
  const pin = await writeWork(who, { title, photos: [photo, { path: photoPathOf(who.uid, second) }] });

  expect(await usesFor(who)).toEqual({
    // By the time of the camera, or of storing.
    ids: [third, second, first],
    works: [{ id: pin, kind: 'pin', state: 'draft', isPublic: false, title, photos: [first, second] }],
    profile: [],
    lists: [],
    imports: [],
    undescribed: [{ locale: 'fr', ids: [third] }],
    duplicates: [third, first],
    placed: [{ id: second, lat: 48, lng: 2 }],
  });
});

it('finds photos that only a published version shows, and those of the profile', async () => {
  const who = await aCreator();
  const [shown = '', avatar = ''] = await photosOf(who, [{}, {}]);
  const photo = (id: string) => ({ ...examplePhoto(), path: photoPathOf(who.uid, id) });
  const publicId = newId();
  await database
    .doc(`pins/${publicId}`)
    .set({ creatorId: who.creatorId, ownerId: who.uid, photos: [photo(shown)] });
  await writeWork(who, { photos: [] }, { state: 'changed', publicId, publishedRevision: 1, version: 1 });
  await database.doc(`creators/${who.creatorId}`).update({ avatar: photo(avatar) });

  const { works, profile } = await usesFor(who);
  await database.doc(`pins/${publicId}`).delete();
  expect(works).toMatchObject([{ isPublic: true, publicId, photos: [shown] }]);
  expect(profile).toEqual([avatar]);
});

it('counts the photos of items of imports, and none that another user names', async () => {
  const [who, other] = [await aCreator(), await aCreator()];
  const [imported = '', claimed = '', free = ''] = await photosOf(who, [{}, {}, {}]);
  const importWith = async ({ uid }: Person, photoIds: readonly string[]) => {
    const run = database.doc(`instagramImports/${newId()}`);
    await run.set(stored.encode({ ...exampleImport(), ownerId: uid }, 'id'));
    const item = { ...exampleImportItem(), photoIds, state: 'ignored' };
    await run.collection('items').doc(item.mediaId).set(stored.encode(item, 'mediaId'));
    return run;
  };
  const runs = [await importWith(who, [imported, newId()]), await importWith(other, [claimed])];
  const { ids, imports } = await usesFor(who);
  for (const run of runs) await database.recursiveDelete(run);
  expect(new Set(ids)).toEqual(new Set([imported, claimed, free]));
  expect(imports).toEqual([imported]);
});

it('answers creators only, about their own photos', async () => {
  const [who, other] = [await aCreator(), await aCreator()];
  await photosOf(who, [{}]);
  expect((await usesFor(other)).ids).toEqual([]);
  const member = await aMember();
  expect((await askFor('/api/photos/uses', member.token)).status).toBe(403);
  expect((await ask('/api/photos/uses')).status).toBe(401);
});
