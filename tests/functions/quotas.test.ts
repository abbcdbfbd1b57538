import { originalPath } from '@waymark/model/entities/original';
import { quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshUsed } from '../../functions/src/accounts/count-used.ts';
import type { OriginalRef } from '../../functions/src/photos/follow-original.ts';
import { refuseOverQuota } from '../../functions/src/photos/refuse-over-quota.ts';
import { ApiError } from '../../functions/src/platform/errors.ts';
import { photoRecord, quietBucket } from './bucket.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { ownList } from './list-sharing.ts';
import { aCreator, aMember } from './people.ts';
import { soon } from './soon.ts';
import { draft, removeWork } from './works.ts';

const usedBy = async (uid: string) => (await database.doc(quotasPath(uid)).get()).get('used');

describe('what a user has', () => {
  it('is counted after each change', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const [first] = [
      await draft(creator.uid, 'marker', content),
      await draft(creator.uid, 'marker', content),
      await ownList(creator, { visibility: 'public' }),
      await ownList(creator),
    ];
    await vi.waitFor(
      async () => expect(await usedBy(creator.uid)).toMatchObject({ works: 2, publicLists: 1 }),
      soon,
    );
    await removeWork(creator.uid, first);
    await vi.waitFor(async () => expect(await usedBy(creator.uid)).toMatchObject({ works: 1 }), soon);
  });

  it('keeps the raised quotas, and is gone with the last of it', async () => {
    const { uid } = await aMember();
    const quotas = database.doc(quotasPath(uid));
    const photo = database.doc(`users/${uid}/photos/${newId()}`);
    await photo.set({ bytes: 1_000 });
    await quotas.set({ raised: { photos: 20_000 } });
    await refreshUsed(database, uid);
    const used = {
      works: 0,
      lists: 0,
      publicLists: 0,
      projects: 0,
      photos: 1,
      photoBytes: 1_000,
      imports: 0,
    };
    expect((await quotas.get()).data()).toEqual({ used, raised: { photos: 20_000 } });
    await photo.delete();
    await refreshUsed(database, uid);
    expect((await quotas.get()).data()).toEqual({ raised: { photos: 20_000 } });
    await quotas.set({ used });
    await refreshUsed(database, uid);
    expect((await quotas.get()).exists).toBe(false);
  });
});

describe('a new original', () => {
  const store = { db: database, originals: quietBucket, variants: quietBucket };
  const free = () => Promise.resolve();
  const tooMany = () => Promise.reject(new ApiError('too-many', 'Too many.'));

  async function anOriginal(): Promise<OriginalRef> {
    const { uid } = await aMember();
    const ref = { uid, photoId: newId() };
    const file = quietBucket.file(originalPath(uid, ref.photoId));
    await file.save(Buffer.alloc(1_000), { resumable: false });
    onTestFinished(async () => {
      await file.delete({ ignoreNotFound: true });
      await database.recursiveDelete(database.doc(`users/${uid}`));
    });
    return ref;
  }
  const generationOf = async ({ uid, photoId }: OriginalRef) => {
    const [{ generation }] = await quietBucket.file(originalPath(uid, photoId)).getMetadata();
    return String(generation);
  };
  const writeRecord = ({ uid, photoId }: OriginalRef, generation: string, bytes: number) =>
    database.doc(`users/${uid}/photos/${photoId}`).set({ generation, bytes });
  const isStored = async ({ uid, photoId }: OriginalRef) =>
    (await quietBucket.file(originalPath(uid, photoId)).exists())[0];

  it('stays where its owner has room', async () => {
    const ref = await anOriginal();
    expect(await refuseOverQuota(store, ref, free)).toBe(false);
    expect(await isStored(ref)).toBe(true);
    expect(await photoRecord(ref.uid, ref.photoId)).toBeUndefined();
  });

  it.each([
    ['has as many photos as they may have', { photos: 0 }, free, 'over-quota'],
    ['has no storage left for it', { photoBytes: 999 }, free, 'over-quota'],
    ['uploaded as many today as they may', {}, tooMany, 'too-many-today'],
  ])('is deleted where its owner %s, and its record says so', async (_what, raised, take, reason) => {
    const ref = await anOriginal();
    await database.doc(quotasPath(ref.uid)).set({ raised });
    expect(await refuseOverQuota(store, ref, take)).toBe(true);
    expect(await isStored(ref)).toBe(false);
    expect(await photoRecord(ref.uid, ref.photoId)).toMatchObject({ state: 'failed', reason, bytes: 1_000 });
    // A repeated event.
    expect(await refuseOverQuota(store, { ...ref, photoId: newId() }, take)).toBe(false);
  });

  it('that was made before is not counted again', async () => {
    const ref = await anOriginal();
    await writeRecord(ref, await generationOf(ref), 1_000);
    await database.doc(quotasPath(ref.uid)).set({ raised: { photos: 0 } });
    expect(await refuseOverQuota(store, ref, tooMany)).toBe(false);
  });

  it.each([
    ['is larger than the room that is left', { photoBytes: 999 }, free, 'over-quota'],
    ['is one upload too many', {}, tooMany, 'too-many-today'],
  ])('that replaces another of the same name and %s is deleted', async (_what, raised, take, reason) => {
    const ref = await anOriginal();
    await writeRecord(ref, 'of the one before', 10);
    await database.doc(quotasPath(ref.uid)).set({ raised });
    expect(await refuseOverQuota(store, ref, take)).toBe(true);
    expect(await isStored(ref)).toBe(false);
    expect(await photoRecord(ref.uid, ref.photoId)).toMatchObject({ state: 'failed', reason, bytes: 1_000 });
  });

  it('that replaces another has the room of that one', async () => {
    const ref = await anOriginal();
    await writeRecord(ref, 'of the one before', 600);
    await database.doc(quotasPath(ref.uid)).set({ raised: { photos: 1, photoBytes: 1_000 } });
    expect(await refuseOverQuota(store, ref, free)).toBe(false);
  });
});
