import { photoPathOf } from '@waymark/model/entities/original';
import { type Photo, variantPath } from '@waymark/model/entities/photo';
import { TRASH_DAYS } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { exampleList, examplePhoto } from '@waymark/model/testing/examples';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { purgeTrash } from '../../functions/src/publish/trash/purge-trash.ts';
import { withdrawHidden } from '../../functions/src/publish/withdraw-work.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { bucket, quietBucket } from './bucket.ts';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aCreator, type CreatorPerson } from './people.ts';
import { change, draft, edit, publicOf, publishedAtOnce, workOf } from './works.ts';

// The originals trigger no function, which would remove variants.
const store = { db: database, originals: quietBucket, variants: bucket };
const DAY = 86_400_000;
const NOW = Date.now();
/** The stack's own schedule purges nothing of these tests. */
const LONG_AGO = NOW - (TRASH_DAYS - 1) * DAY;
/** A time when every work that went to the trash long ago has expired. */
const LATER = NOW + 2 * DAY;

function sweep(now = LATER): Promise<void> {
  return purgeTrash(store, now);
}

/** One of their photos, with its original and two variants. */
async function aPhoto(creator: { uid: string }): Promise<Photo> {
  const photo = await variantsAlone(creator);
  await store.originals.file(originalOf(photo)).save('x', { resumable: false });
  return photo;
}

/** One of their photos, stored as demo content stores it. */
async function variantsAlone({ uid }: { uid: string }): Promise<Photo> {
  const photo = { ...examplePhoto('x'), path: photoPathOf(uid, newId()) };
  for (const width of [320, 640]) {
    await store.variants.file(variantPath(photo.path, width)).save('x', { resumable: false });
  }
  return photo;
}

function originalOf({ path }: Photo): string {
  return path.replace('photos/', 'originals/');
}

/** How many of a photo's three files exist. */
async function filesOf(photo: Photo): Promise<number> {
  const [variants] = await store.variants.getFiles({ prefix: `${photo.path}/` });
  const [original] = await store.originals.file(originalOf(photo)).exists();
  return variants.length + Number(original);
}

async function trashed(creator: CreatorPerson, photos: readonly Photo[], deletedAt = LONG_AGO) {
  const content = { ...contentOf('marker', creator.uid), photos };
  return draft(creator.uid, 'marker', content, { deletedAt });
}

async function isThere(creator: CreatorPerson, workId: string): Promise<boolean> {
  return (await database.doc(`users/${creator.uid}/works/${workId}`).get()).exists;
}

describe('a work in the trash', () => {
  it('is purged after its days with its photos and all that is below it, and no sooner', async () => {
    const creator = await aCreator();
    const photo = await aPhoto(creator);
    const deletedAt = NOW - DAY;
    const workId = await trashed(creator, [photo], deletedAt);
    const under = database.doc(`users/${creator.uid}/works/${workId}/notes/1`);
    await under.set({ text: 'x' });

    await sweep(deletedAt + TRASH_DAYS * DAY);
    expect(await isThere(creator, workId)).toBe(true);
    expect(await filesOf(photo)).toBe(3);

    await sweep(deletedAt + TRASH_DAYS * DAY + 5 * 60_000);
    expect(await isThere(creator, workId)).toBe(false);
    expect((await under.get()).exists).toBe(false);
    expect(await filesOf(photo)).toBe(0);
    await sweep(deletedAt + TRASH_DAYS * DAY + 5 * 60_000);
  });

  it('takes its public document along, if that still exists', async () => {
    const creator = await aCreator();
    const photo = await aPhoto(creator);
    const content = { ...contentOf('marker', creator.uid), photos: [photo] };
    const workId = await draft(creator.uid, 'marker', content);
    await publishedAtOnce(creator.uid, workId);
    await change(creator.uid, workId, { deletedAt: Timestamp.fromMillis(LONG_AGO) });

    await sweep();

    expect(await isThere(creator, workId)).toBe(false);
    expect(await publicOf('marker', creator.uid)).toEqual([]);
    expect(await filesOf(photo)).toBe(0);
  });

  it('that was restored keeps its photos, and is published under its address', async () => {
    const creator = await aCreator();
    const photo = await aPhoto(creator);
    const content = { ...contentOf('marker', creator.uid), photos: [photo] };
    const workId = await draft(creator.uid, 'marker', content);
    const { id } = await publishedAtOnce(creator.uid, workId);
    await change(creator.uid, workId, { deletedAt: Timestamp.fromMillis(LONG_AGO) });
    await withdrawHidden(database, creator.uid, workId, undefined);
    expect(await publicOf('marker', creator.uid)).toEqual([]);
    const { deletedAt: _, ...restored } = await workOf(creator.uid, workId);
    const again = await draft(creator.uid, 'marker', content, restored);

    await sweep();

    expect(await filesOf(photo)).toBe(3);
    expect(await publishedAtOnce(creator.uid, again)).toMatchObject({ id });
  });

  it('that breaks its schema is purged like any other', async () => {
    const creator = await aCreator();
    const photo = await aPhoto(creator);
    const workId = await trashed(creator, [photo]);
    await database.doc(`users/${creator.uid}/works/${workId}`).update({ revision: 'none', kind: 'castle' });

    await sweep();

    expect(await isThere(creator, workId)).toBe(false);
    expect(await filesOf(photo)).toBe(0);
  });

  it.runIf(isFullRun)('is purged with all others, even if they are more than one batch', async () => {
    const [one, other] = [await aCreator(), await aCreator()];
    const works: [CreatorPerson, string][] = [];
    for (let i = 0; i < 25; i++)
      works.push([i % 2 ? one : other, await trashed(i % 2 ? one : other, [], LONG_AGO - i)]);

    await Promise.all([sweep(), sweep()]);

    for (const [creator, id] of works) expect(await isThere(creator, id)).toBe(false);
  });
});

describe('a photo of a purged work', () => {
  /** Their other content that shows a photo. */
  const USES: Record<string, (creator: CreatorPerson, photo: Photo) => Promise<unknown>> = {
    'another work': (creator, photo) => draft(creator.uid, 'pin', { photos: [photo] }),
    'the text of another work': (creator, photo) => {
      const image = { type: 'image', attrs: { path: photo.path } };
      return draft(creator.uid, 'post', { body: { fr: JSON.stringify({ type: 'doc', content: [image] }) } });
    },
    'another work in the trash': (creator, photo) => trashed(creator, [photo], NOW),
    'a publication of a work that no longer shows it': async (creator, photo) => {
      const content = { ...contentOf('marker', creator.uid), photos: [photo] };
      const workId = await draft(creator.uid, 'marker', content);
      await publishedAtOnce(creator.uid, workId);
      await edit(creator.uid, workId, { photos: [] });
    },
    'their profile': (creator, photo) =>
      database.doc(`creators/${creator.creatorId}`).update({ avatar: photo }),
    'a list': (creator, photo) =>
      publicItem('list', { ...exampleList(), ownerId: creator.uid, cover: photo }),
    'an import': async (creator, photo) => {
      const run = `instagramImports/${newId()}`;
      await writeDocument(run, { ownerId: creator.uid });
      await writeDocument(`${run}/items/${newId()}`, { photoIds: [photo.path.slice(-20)] });
    },
  };

  it.each(Object.entries(USES))('stays while it is used in %s', async (_, use) => {
    const creator = await aCreator();
    const [shown, alone] = [await aPhoto(creator), await aPhoto(creator)];
    await use(creator, shown);
    const workId = await trashed(creator, [shown, alone]);

    await sweep();

    expect(await isThere(creator, workId)).toBe(false);
    expect([await filesOf(shown), await filesOf(alone)]).toEqual([3, 0]);
  });

  it('is removed with the last of several works that are purged', async () => {
    const creator = await aCreator();
    const photo = await aPhoto(creator);
    await trashed(creator, [photo]);
    await trashed(creator, [photo]);
    await sweep();
    expect(await filesOf(photo)).toBe(0);
  });

  it('stays where it belongs to another creator', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const photo = await aPhoto(other);
    const workId = await trashed(creator, [photo]);

    await sweep();

    expect(await isThere(creator, workId)).toBe(false);
    expect(await filesOf(photo)).toBe(3);
  });

  it('is removed without an original, as after an attempt that ended halfway', async () => {
    const creator = await aCreator();
    const photo = await variantsAlone(creator);
    const workId = await trashed(creator, [photo]);

    await sweep();

    expect(await isThere(creator, workId)).toBe(false);
    expect(await filesOf(photo)).toBe(0);
  });
});
