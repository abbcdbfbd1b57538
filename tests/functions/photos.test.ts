import { gzipSync } from 'node:zlib';
import type { Bucket } from '@google-cloud/storage';
import { originalPath, photoPathOf } from '@waymark/model/entities/original';
import { variantPath } from '@waymark/model/entities/photo';
import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';
import { newId } from '@waymark/model/ids';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  followOriginal,
  type OriginalRef,
  recordFailure,
} from '../../functions/src/photos/follow-original.ts';
import { makePhoto } from '../../functions/src/photos/make-photo.ts';
import { SAMPLE_HEIC } from '../../functions/src/testing/sample-heic.ts';
import { bombOf, cameraJpeg, samplePicture } from '../../functions/src/testing/sample-photos.ts';
import {
  bucket,
  photoRecord,
  quietBucket,
  remove,
  untilRecordDeleted,
  upload,
  variantsOf,
  waitForRecord,
} from './bucket.ts';
import { database } from './database.ts';
import { aMember } from './people.ts';

const aPhotographer = () => aMember(['feature:creator-profile']);

/** Stores an original and waits for its record. */
async function uploaded(file: Buffer, type: Parameters<typeof upload>[2] = {}) {
  const who = await aPhotographer();
  const photoId = newId();
  expect((await upload(who, file, { ...type, photoId })).status).toBe(200);
  return { who, uid: who.uid, photoId, record: await waitForRecord(who.uid, photoId) };
}

const BROKEN: readonly (readonly [what: string, file: () => Promise<Buffer>, reason: PhotoFault])[] = [
  ['a text named as a picture', async () => Buffer.from('Not a picture at all.'), 'not-a-picture'],
  ['a picture that would fill all memory', () => bombOf({ width: 30_000, height: 30_000 }), 'too-large'],
  ['half a photo', async () => (await cameraJpeg()).subarray(0, 3000), 'damaged'],
];

describe('a photo that a creator uploads', () => {
  it('becomes variants without metadata, and its owner gets its size, place, direction and time', async () => {
    const { uid, photoId, record } = await uploaded(await cameraJpeg({ width: 600, height: 900 }, 6));

    expect(record).toMatchObject({
      id: photoId,
      state: 'ready',
      width: 900,
      height: 600,
      cameraTime: '2024-05-31T14:03:07+02:00',
      direction: 135.5,
      thumbhash: expect.stringMatching(/./),
    });
    expect('position' in record && record.position?.lat).toBeCloseTo(48.8583, 4);
    expect(Math.abs(record.createdAt - Date.now())).toBeLessThan(90_000);
    expect([...(await variantsOf(uid, photoId)).keys()].sort()).toEqual(['320.webp', '640.webp', '900.webp']);
    const file = bucket.file(variantPath(photoPathOf(uid, photoId), 640));
    const [[bytes], [{ contentType, cacheControl }]] = await Promise.all([
      file.download(),
      file.getMetadata(),
    ]);
    expect({ contentType, cacheControl }).toEqual({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    const { format, width, height, exif, xmp, icc } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 640, height: 427 });
  });

  it('may have the format of phones', async () => {
    const { record } = await uploaded(SAMPLE_HEIC, { type: 'image/heic' });
    expect(record).toMatchObject({ state: 'ready', width: 96, height: 64 });
  });

  it.each(BROKEN)('fails where it is %s', async (_what, file, reason) => {
    const { uid, photoId, record } = await uploaded(await file());
    expect(record).toMatchObject({ state: 'failed', reason });
    expect(await variantsOf(uid, photoId)).toEqual(new Map());
  });

  it('loses its variants when its owner deletes it', async () => {
    const { who, uid, photoId } = await uploaded(await cameraJpeg());
    expect((await remove(who, uid, photoId)).status).toBe(204);
    await untilRecordDeleted(uid, photoId);
  });

  it('cannot be put into the folder of another creator', async () => {
    const [who, other] = [await aPhotographer(), await aPhotographer()];
    const photoId = newId();
    expect((await upload(who, await cameraJpeg(), { uid: other.uid, photoId })).status).toBe(403);
    const { uid, photoId: theirs } = await uploaded(await cameraJpeg());
    expect((await remove(who, uid, theirs)).status).toBe(403);
    expect(await photoRecord(other.uid, photoId)).toBeUndefined();
  });

  it('cannot be uploaded by a member who is no creator', async () => {
    expect((await upload(await aMember(), await cameraJpeg())).status).toBe(403);
  });
});

describe('events that come twice, late or out of order', () => {
  const store = { db: database, originals: quietBucket, variants: quietBucket };

  /** An original that no function has processed yet. */
  async function anOriginal(file?: Buffer): Promise<OriginalRef> {
    const ref = { uid: (await aPhotographer()).uid, photoId: newId() };
    await put(ref, file ?? (await cameraJpeg()));
    onTestFinished(() => quietBucket.deleteFiles({ prefix: photoPathOf(ref.uid, ref.photoId) }));
    return ref;
  }
  const originalOf = ({ uid, photoId }: OriginalRef) => quietBucket.file(originalPath(uid, photoId));
  const put = (ref: OriginalRef, file: Buffer) => originalOf(ref).save(file, { resumable: false });
  const takeAway = (ref: OriginalRef) => originalOf(ref).delete();
  const recordOf = ({ uid, photoId }: OriginalRef) => photoRecord(uid, photoId);
  const variants = ({ uid, photoId }: OriginalRef) => variantsOf(uid, photoId, quietBucket);

  it('the second of two events changes nothing', async () => {
    const ref = await anOriginal();
    await followOriginal(store, ref);
    const before = [await variants(ref), await recordOf(ref)];
    await followOriginal(store, ref, () => Promise.reject(new Error('It is made a second time.')));
    expect([await variants(ref), await recordOf(ref)]).toEqual(before);
  });

  it('two events at once leave the same as one', async () => {
    const ref = await anOriginal();
    await Promise.all([followOriginal(store, ref), followOriginal(store, ref)]);
    expect(await recordOf(ref)).toMatchObject({ state: 'ready', width: 900 });
    expect([...(await variants(ref)).keys()].sort()).toEqual(['320.webp', '640.webp', '900.webp']);
  });

  it('an original that is deleted while its variants are made keeps none', async () => {
    const ref = await anOriginal();
    await followOriginal(store, ref, async (file) => {
      await takeAway(ref);
      return makePhoto(file);
    });
    expect([await variants(ref), await recordOf(ref)]).toEqual([new Map(), undefined]);
  });

  it('an original that replaces another meanwhile has its own variants, and no others', async () => {
    const ref = await anOriginal(await cameraJpeg({ width: 1000, height: 500 }));
    const another = await samplePicture({ width: 400, height: 300 }).png().toBuffer();
    let isFirst = true;
    await followOriginal(store, ref, async (file) => {
      if (isFirst) {
        isFirst = false;
        await takeAway(ref);
        await put(ref, another);
      }
      return makePhoto(file);
    });
    expect(await recordOf(ref)).toMatchObject({ state: 'ready', width: 400, height: 300 });
    expect([...(await variants(ref)).keys()].sort()).toEqual(['320.webp', '400.webp']);
  });

  it('a deleted original loses everything, even if the event of its upload comes later', async () => {
    const ref = await anOriginal();
    await takeAway(ref);
    await quietBucket
      .file(variantPath(photoPathOf(ref.uid, ref.photoId), 320))
      .save('stale', { resumable: false });
    await followOriginal(store, ref);
    expect([await variants(ref), await recordOf(ref)]).toEqual([new Map(), undefined]);
  });

  it('an original that changes all the time is postponed', async () => {
    const ref = await anOriginal();
    const changing = followOriginal(store, ref, async (file) => {
      await put(ref, file);
      return makePhoto(file);
    });
    await expect(changing).rejects.toThrow('keeps changing');
  });

  it('an original that failed repeatedly is marked as failed, unless it succeeded after all', async () => {
    const [hopeless, made] = [await anOriginal(), await anOriginal()];
    await recordFailure(store, hopeless);
    expect(await recordOf(hopeless)).toMatchObject({ state: 'failed', reason: 'not-made' });
    await followOriginal(store, made);
    await recordFailure(store, made);
    expect(await recordOf(made)).toMatchObject({ state: 'ready' });
  });

  it('a compressed original is refused without being read, and so is one that is given up', async () => {
    const file = await cameraJpeg();
    const [packed, hopeless] = [await anOriginal(file), await anOriginal(file)];
    await originalOf(packed).save(gzipSync(file), {
      resumable: false,
      metadata: { contentEncoding: 'gzip' },
    });
    const withoutDownloads = { ...store, originals: bucketWithoutDownloads() };
    await followOriginal(withoutDownloads, packed);
    expect(await recordOf(packed)).toMatchObject({ state: 'failed', reason: 'not-a-picture' });
    await recordFailure(withoutDownloads, hopeless);
    expect(await recordOf(hopeless)).toMatchObject({ state: 'failed', reason: 'not-made' });
  });

  /** The same bucket, in which reading any file fails. */
  function bucketWithoutDownloads(): Bucket {
    const place = getStorage().bucket(quietBucket.name);
    const file = place.file.bind(place);
    place.file = (...which) =>
      Object.assign(file(...which), { download: () => Promise.reject(new Error('It was downloaded.')) });
    return place;
  }

  it('a process that ends between two variants leaves no record, and the next attempt makes the whole photo', async () => {
    const ref = await anOriginal();
    await expect(followOriginal({ ...store, variants: bucketThatEndsAfter(1) }, ref)).rejects.toThrow(
      'ended',
    );
    expect([...(await variants(ref)).keys()]).toEqual(['320.webp']);
    expect(await recordOf(ref)).toBeUndefined();
    await followOriginal(store, ref);
    expect([...(await variants(ref)).keys()].sort()).toEqual(['320.webp', '640.webp', '900.webp']);
    expect(await recordOf(ref)).toMatchObject({ state: 'ready', width: 900 });
  });

  /** The same bucket, which stores this many files. */
  function bucketThatEndsAfter(count: number): Bucket {
    const place = getStorage().bucket(quietBucket.name);
    const file = place.file.bind(place);
    let left = count;
    place.file = (...which) => {
      const one = file(...which);
      return left-- > 0
        ? one
        : Object.assign(one, { save: () => Promise.reject(new Error('It has ended.')) });
    };
    return place;
  }

  it('a failure of the machine is thrown, so that it is retried, and writes no record', async () => {
    const ref = await anOriginal();
    const failing = followOriginal(store, ref, () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(await recordOf(ref)).toBeUndefined();
  });
});
