import { originalPath, photoPathOf } from '@waymark/model/entities/original';
import type { PhotoEdit, PhotoEditing } from '@waymark/model/entities/photo-edit';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { expect, it, onTestFinished } from 'vitest';
import { editOriginal } from '../../functions/src/photos/edit-original.ts';
import { followOriginal, type OriginalRef } from '../../functions/src/photos/follow-original.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { cameraJpeg } from '../../functions/src/testing/sample-photos.ts';
import {
  bucket,
  originals,
  photoRecord,
  quietBucket,
  remove,
  untilRecordDeleted,
  upload,
  variantsOf,
  waitForRecord,
} from './bucket.ts';
import { database } from './database.ts';
import { aMember, type Person } from './people.ts';
import { editPhoto } from './requests.ts';

const aPhotographer = () => aMember(['feature:creator-profile']);
const store = { db: database, originals: quietBucket, variants: quietBucket };

/** The middle of a photo of 900×600, turned to the right. */
const MIDDLE: PhotoEdit = { left: 300, top: 200, width: 300, height: 200, turns: 1 };

/** Deletes an edited photo after the test. */
function deletedLater({ uid, photoId }: OriginalRef): void {
  onTestFinished(async () => {
    await originals.file(originalPath(uid, photoId)).delete({ ignoreNotFound: true });
    const [variants] = await bucket.getFiles({ prefix: `${photoPathOf(uid, photoId)}/` });
    await Promise.all(variants.map((file) => file.delete({ ignoreNotFound: true })));
  });
}

/** A photo that was made without the functions of the stack. */
async function aPhoto(file?: Buffer): Promise<OriginalRef> {
  const ref = { uid: (await aPhotographer()).uid, photoId: newId() };
  await quietBucket
    .file(originalPath(ref.uid, ref.photoId))
    .save(file ?? (await cameraJpeg()), { resumable: false, contentType: 'image/jpeg' });
  await followOriginal(store, ref);
  onTestFinished(() => quietBucket.deleteFiles({ prefix: photoPathOf(ref.uid, ref.photoId) }));
  return ref;
}

/** Edits a photo without the functions of the stack. @returns the new photo */
async function edited({ uid, photoId: of }: OriginalRef, edit: PhotoEdit): Promise<OriginalRef> {
  const id = newId();
  await editOriginal(store, uid, { id, of, edit });
  await followOriginal(store, { uid, photoId: id });
  return { uid, photoId: id };
}

const recordOf = ({ uid, photoId }: OriginalRef) => photoRecord(uid, photoId);

it('an edited photo is a new one, with the time, the place and the words of the one before', async () => {
  const who = await aPhotographer();
  const { uid } = who;
  const [of, id] = [newId(), newId()];
  expect((await upload(who, await cameraJpeg({ width: 600, height: 900 }, 6), { photoId: of })).status).toBe(
    200,
  );
  const before = await waitForRecord(uid, of);
  await database.doc(`users/${uid}/photos/${of}`).update({ alt: { en: 'A bay' }, credit: 'Ines' });
  deletedLater({ uid, photoId: id });

  expect((await editPhoto(who, { id, of, edit: MIDDLE })).status).toBe(204);
  const record = await waitForRecord(uid, id);
  expect(record).toMatchObject({
    state: 'ready',
    width: 200,
    height: 300,
    createdAt: before.createdAt,
    cameraTime: '2024-05-31T14:03:07+02:00',
    alt: { en: 'A bay' },
    credit: 'Ines',
    edit: { of, ...MIDDLE },
  });
  expect('position' in record && record.position?.lat).toBeCloseTo(48.8583, 4);
  expect([...(await variantsOf(uid, id)).keys()]).toEqual(['200.webp']);
  // The one before stays, as it was.
  expect(await photoRecord(uid, of)).toMatchObject({ state: 'ready', width: 900, height: 600 });

  // An answer that was lost, and a second click.
  expect((await editPhoto(who, { id, of, edit: MIDDLE })).status).toBe(204);
  expect(await photoRecord(uid, id)).toEqual(record);
  const other = await editPhoto(who, { id, of, edit: { ...MIDDLE, turns: 2 } });
  expect([other.status, await other.json()]).toMatchObject([409, { error: 'key-used' }]);

  expect((await remove(who, uid, id)).status).toBe(204);
  await untilRecordDeleted(uid, id);
  expect(await photoRecord(uid, of)).toBeDefined();
});

it('only a creator edits photos, and only their own', async () => {
  const [who, other, visitor] = [await aPhotographer(), await aPhotographer(), await aMember()];
  const of = newId();
  expect((await upload(who, await cameraJpeg(), { photoId: of })).status).toBe(200);
  await waitForRecord(who.uid, of);
  const id = newId();
  const statusFor = async (person: Person | undefined) =>
    (await editPhoto(person, { id, of, edit: MIDDLE })).status;
  expect([await statusFor(undefined), await statusFor(visitor), await statusFor(other)]).toEqual([
    401, 403, 404,
  ]);
  for (const { uid } of [who, other, visitor]) {
    expect(await originals.file(originalPath(uid, id)).exists()).toEqual([false]);
  }
});

it.each([
  ['a part that reaches beyond the photo', { left: 601 }],
  ['a part above the photo', { top: -1 }],
  ['nothing', { width: 0 }],
  ['less than 100 pixels', { width: 99 }],
  ['an eighth of a turn', { turns: 0.5 }],
])('an edit that keeps %s is refused', async (_, fields) => {
  const who = await aPhotographer();
  const [of, id] = [newId(), newId()];
  const size = { width: 900, height: 600, thumbhash: examplePhoto().thumbhash };
  const record = { generation: '1', createdAt: Date.now(), state: 'ready', ...size };
  await database.doc(`users/${who.uid}/photos/${of}`).set(stored.encode(record));
  const answer = await editPhoto(who, { id, of, edit: { ...MIDDLE, ...fields } });
  expect([answer.status, await answer.json()]).toMatchObject([422, { error: 'invalid' }]);
  expect(await originals.file(originalPath(who.uid, id)).exists()).toEqual([false]);
});

it('a photo without its original cannot be edited', async () => {
  const { uid, photoId: of } = await aPhoto();
  await quietBucket.file(originalPath(uid, of)).delete();
  const request: PhotoEditing = { id: newId(), of, edit: MIDDLE };
  await expect(editOriginal(store, uid, request)).rejects.toMatchObject({ code: 'not-found' });
  await expect(editOriginal(store, uid, { ...request, of: newId() })).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('two requests at once make one photo', async () => {
  const { uid, photoId: of } = await aPhoto();
  const request: PhotoEditing = { id: newId(), of, edit: MIDDLE };
  await Promise.all([editOriginal(store, uid, request), editOriginal(store, uid, request)]);
  const [files] = await quietBucket.getFiles({ prefix: `originals/${uid}/` });
  expect(files).toHaveLength(2);
});

it('an edited photo is edited again, from the original', async () => {
  const photo = await aPhoto(await cameraJpeg());
  // The right half, blue, upside down; of it the upper left corner.
  const half = await edited(photo, { left: 450, top: 0, width: 450, height: 600, turns: 2 });
  expect(await recordOf(half)).toMatchObject({ width: 450, height: 600 });
  const corner = await edited(half, { left: 0, top: 0, width: 200, height: 150, turns: 1 });
  expect(await recordOf(corner)).toMatchObject({
    width: 150,
    height: 200,
    edit: { of: half.photoId, left: 700, top: 450, width: 200, height: 150, turns: 3 },
  });
  // Without the photo in between, its variants are made again as they were.
  const variants = await variantsOf(corner.uid, corner.photoId, quietBucket);
  await quietBucket.file(originalPath(half.uid, half.photoId)).delete();
  await database.doc(`users/${corner.uid}/photos/${corner.photoId}`).delete();
  await followOriginal(store, corner);
  expect(await recordOf(corner)).toMatchObject({ width: 150, height: 200 });
  expect([...(await variantsOf(corner.uid, corner.photoId, quietBucket)).keys()]).toEqual([
    ...variants.keys(),
  ]);
});

it('an edit that an owner wrote into the metadata of their file, and that is none, is ignored', async () => {
  const photo = await aPhoto();
  for (const edit of ['{', '{"turns":9}', '[]']) {
    const file = quietBucket.file(originalPath(photo.uid, photo.photoId));
    await file.save(await cameraJpeg(), { resumable: false, metadata: { metadata: { edit } } });
    await followOriginal(store, photo);
    expect(await recordOf(photo)).toMatchObject({ state: 'ready', width: 900, height: 600 });
  }
});
