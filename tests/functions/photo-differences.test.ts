import { originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import { variantPath } from '@waymark/model/entities/photo';
import { emptyContent } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { expect, it, onTestFinished } from 'vitest';
import { noteClosed } from '../../functions/src/accounts/closed-account.ts';
import { followOriginal } from '../../functions/src/photos/follow-original.ts';
import { differencesOfUser, photoDifferences } from '../../functions/src/photos/photo-differences.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { cameraJpeg } from '../../functions/src/testing/sample-photos.ts';
import { photoRecord, quietBucket, variantsOf } from './bucket.ts';
import { database } from './database.ts';

const store = { db: database, originals: quietBucket, variants: quietBucket };
const HOUR = 60 * 60_000;
const WIDTHS = ['320.webp', '640.webp', '900.webp'];

/** A user whose photos no function processes by itself. */
function aUser(): string {
  const uid = newId();
  onTestFinished(async () => {
    for (const prefix of [`originals/${uid}/`, `photos/${uid}/`]) await quietBucket.deleteFiles({ prefix });
    await database.recursiveDelete(database.doc(`users/${uid}`));
    await noteClosed(database, uid, false, 0);
  });
  return uid;
}

async function anOriginal(uid: string, { isMade = true } = {}): Promise<string> {
  const photoId = newId();
  await quietBucket.file(originalPath(uid, photoId)).save(await cameraJpeg(), { resumable: false });
  if (isMade) await followOriginal(store, { uid, photoId });
  return photoId;
}

const variant = (uid: string, photoId: string, width: number) =>
  quietBucket.file(variantPath(photoPathOf(uid, photoId), width));

/** What differs, by the id of the photo, an hour later. */
async function found(uid: string, { mend = false, now = Date.now() + HOUR } = {}) {
  const here: Record<string, string> = {};
  for await (const { path, what, files, mend: repair } of differencesOfUser(store, uid, now)) {
    const [, , id = ''] = path.replace(/^users\//, '').split('/');
    here[id] = [here[id], what, ...files].filter(Boolean).join(' ');
    if (mend) await repair?.();
  }
  return here;
}

it('finds and mends originals without a record, missing and left-over variants, and records without an original', async () => {
  const uid = aUser();
  const [whole, waiting, missing, surplus, replaced, gone] = [
    await anOriginal(uid),
    await anOriginal(uid, { isMade: false }),
    await anOriginal(uid),
    await anOriginal(uid),
    await anOriginal(uid),
    await anOriginal(uid),
  ];
  await variant(uid, missing, 640).delete();
  await database.doc(uploadedPhotoPath(uid, missing)).update({ alt: { en: 'The bay' }, isFavourite: true });
  await variant(uid, surplus, 1280).save('stale', { resumable: false });
  await database.doc(uploadedPhotoPath(uid, replaced)).update({ generation: '1' });
  await quietBucket.file(originalPath(uid, gone)).delete();
  // Of an account that was deleted, for example: nothing but a variant is left.
  const left = newId();
  await variant(uid, left, 320).save('stale', { resumable: false });

  const expected = {
    [whole]: 'unused',
    [waiting]: 'no record unused',
    [missing]: 'missing variants 640.webp unused',
    [surplus]: 'orphan variants 1280.webp unused',
    [replaced]: 'record of another original unused',
    [gone]: `orphan record ${WIDTHS.join(' ')}`,
    [left]: 'orphan variants 320.webp',
  };
  expect(await found(uid)).toEqual(expected);
  expect(await found(uid, { mend: true })).toEqual(expected);

  const kept = [whole, waiting, missing, surplus, replaced];
  expect(await found(uid)).toEqual(Object.fromEntries(kept.map((id) => [id, 'unused'])));
  for (const photoId of kept) {
    expect([...(await variantsOf(uid, photoId, quietBucket)).keys()].toSorted()).toEqual(WIDTHS);
    expect(await photoRecord(uid, photoId)).toMatchObject({ state: 'ready', width: 900 });
  }
  // What its creator wrote is still there.
  expect(await photoRecord(uid, missing)).toMatchObject({ alt: { en: 'The bay' }, isFavourite: true });
  for (const photoId of [gone, left]) {
    expect((await variantsOf(uid, photoId, quietBucket)).size).toBe(0);
    expect(await photoRecord(uid, photoId)).toBeUndefined();
  }
});

it('leaves an original alone that may still be in the queue, and one that a work shows', async () => {
  const uid = aUser();
  await anOriginal(uid, { isMade: false });
  const shown = await anOriginal(uid);
  const photos = [{ path: photoPathOf(uid, shown), width: 900, height: 600, thumbhash: 'AAAA', alt: {} }];
  const content = { ...emptyContent('pin'), photos };
  const work = { kind: 'pin', state: 'draft', revision: 1, createdAt: 0, updatedAt: 0, content };
  await database.doc(`users/${uid}/works/${newId()}`).set(stored.encode(work));
  const here = await found(uid, { now: Date.now() });
  expect(Object.values(here)).toEqual(['unused']);
  expect(here).not.toHaveProperty(shown);
});

it('takes the photos of a closed account off the web, and keeps its originals', async () => {
  const uid = aUser();
  const photoId = await anOriginal(uid);
  await noteClosed(database, uid, true, Date.now() + HOUR);
  expect(await found(uid, { mend: true })).toEqual({
    [photoId]: `of a closed account ${WIDTHS.join(' ')}`,
  });
  expect(await found(uid)).toEqual({});
  expect((await quietBucket.file(originalPath(uid, photoId)).exists())[0]).toBe(true);
});

it('finds every user of whom anything is stored, even a variant alone', async () => {
  const users = [aUser(), aUser(), aUser()];
  const [original = '', left = '', recorded = ''] = users;
  await anOriginal(original, { isMade: false });
  await variant(left, newId(), 320).save('stale', { resumable: false });
  const record = { state: 'failed', reason: 'damaged', generation: '1', createdAt: 0 };
  await database.doc(uploadedPhotoPath(recorded, newId())).set(stored.encode(record));
  const seen = new Set<string>();
  for await (const { path } of photoDifferences(store, Date.now() + HOUR)) {
    for (const uid of users) if (path.includes(uid)) seen.add(uid);
  }
  expect(seen).toEqual(new Set(users));
});
