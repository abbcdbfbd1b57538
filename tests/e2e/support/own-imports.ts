import { photoPathOf } from '@waymark/model/entities/original';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem } from '@waymark/model/testing/examples';
import sharp from 'sharp';
import { stored } from '../../../functions/src/platform/stored.ts';
import {
  LAYOUTS,
  type MadePost,
  zipOf,
} from '../../../web/src/features/instagram/archive/testing/make-export.ts';
import { database } from './database.ts';
import type { Member } from './member.ts';
import { test as base } from './own-works.ts';

/** Two hundred photos, of which the latest two have a place. */
const PHOTOS = 200;

/** With an Instagram import of the member; it is removed after the test, as are those that the test makes. */
export const test = base.extend<{
  importOf: (member: Member) => Promise<string>;
  importsRemoved: undefined;
}>({
  importsRemoved: [
    async ({ member }, use) => {
      await use(undefined);
      const theirs = database().collection('instagramImports').where('ownerId', '==', member.uid);
      await Promise.all((await theirs.get()).docs.map(({ ref }) => database().recursiveDelete(ref)));
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  importOf: async ({}, use) => {
    const written: FirebaseFirestore.DocumentReference[] = [];
    await use(async ({ uid }) => {
      const id = newId();
      const ref = database().doc(`instagramImports/${id}`);
      written.push(ref);
      const { failure: _, ...example } = exampleImport();
      const run = {
        ...example,
        ownerId: uid,
        status: 'done',
        counts: { found: PHOTOS + 1, imported: PHOTOS, skipped: 0, failed: 1 },
        problems: [{ item: 'IMG_1.heic', reason: 'unreadable' }],
        startedAt: Date.UTC(2026, 4, 1),
        finishedAt: Date.UTC(2026, 4, 2),
        id,
      };
      await ref.set(stored.encode(run, 'id'));
      const { position: __, placeName: ___, workId: ____, photo, ...item } = exampleImportItem();
      await Promise.all(
        Array.from({ length: PHOTOS }, (_, index) => {
          const place = index < 2 && { position: { lat: 48.85 + index / 100, lng: 2.35 } };
          const fields = {
            ...item,
            ...(photo && { photo: { ...photo, path: photoPathOf(uid, newId()) } }),
            ...place,
            caption: `Photo ${index + 1}`,
            takenAt: index === PHOTOS - 1 ? null : Date.UTC(2026, 3, 30 - index),
            positionFrom: place ? 'photo' : null,
            photosFound: 1,
            videos: 0,
            state: 'new',
            mediaId: newId(),
          };
          return ref.collection('items').doc(fields.mediaId).set(stored.encode(fields, 'mediaId'));
        }),
      );
      return id;
    });
    await Promise.all(written.map((ref) => database().recursiveDelete(ref)));
  },
});

/** A picture of one colour, as JPEG. */
async function pictureOf(red: number): Promise<Uint8Array> {
  const background = { r: red, g: 120, b: 160 };
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background } }).jpeg();
  return new Uint8Array(await image.toBuffer());
}

/** An archive as Instagram makes it. @param files its photos and videos, by their paths */
export async function archiveOf(posts: readonly MadePost[], files: Readonly<Record<string, Uint8Array>>) {
  const zip = await zipOf({
    ...LAYOUTS['your_instagram_activity/media, in a folder of its own'](posts),
    ...files,
  });
  const buffer = Buffer.from(await zip.arrayBuffer());
  return { name: 'instagram-rae.zip', mimeType: 'application/zip', buffer };
}

/** Two posts, one of them a carousel at a place. */
export async function twoPosts(position: Position) {
  const folder = 'media/posts/202505';
  const posts = [
    {
      caption: 'Croix-Rousse 🥐 #lyon\nUp the stairs.',
      takenAt: Date.UTC(2025, 4, 31, 14),
      files: [`${folder}/1.jpg`, `${folder}/2.jpg`],
      position,
    },
    { caption: 'A last evening in Lyon', takenAt: Date.UTC(2025, 3, 30), files: [`${folder}/3.jpg`] },
  ];
  const pictures = [20, 90, 180].map(
    async (red, index) => [`${folder}/${index + 1}.jpg`, await pictureOf(red)] as const,
  );
  return archiveOf(posts, Object.fromEntries(await Promise.all(pictures)));
}
