import { randomBytes } from 'node:crypto';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf, names, originalsBucketOf } from '../../../emulators/names.ts';
import { cameraJpeg } from '../../../functions/src/testing/sample-photos.ts';
import { database } from './database.ts';
import { test as base } from './own-works.ts';

/** A file for a file input. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The stored files of a member's photos. */
interface OwnPhotos {
  /** All of them: paths of originals, of variants, and of the documents that describe them. */
  stored: () => Promise<string[]>;
  /** The paths of the originals alone. */
  originals: () => Promise<string[]>;
}

/** A photo as a camera writes it, with a place and a time. */
export async function cameraFile(name: string, ...about: Parameters<typeof cameraJpeg>): Promise<ChosenFile> {
  return { name, mimeType: 'image/jpeg', buffer: await cameraJpeg(...about) };
}

/** The same photo, large enough for many upload parts: some cameras append a film to the picture. */
export async function largeCameraFile(name: string, bytes = 4_000_000): Promise<ChosenFile> {
  const file = await cameraFile(name);
  return { ...file, buffer: Buffer.concat([file.buffer, randomBytes(bytes)]) };
}

/** Chooses files in the file input. */
export async function choosePhotos(
  page: Page,
  files: readonly ChosenFile[] | readonly string[] | string,
  button = 'Add photos',
  around: Page | Locator = page,
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await around.getByRole('button', { name: button, exact: true }).click();
  await (await asked).setFiles(files);
}

/** The connection of a page, which a test can slow down and cut. */
export async function connectionOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return {
    /** A large photo takes a minute. */
    slow: () => set(false, 60_000),
    cut: () => set(true, -1),
    whole: () => set(false, -1),
  };
}

/** With the stored files of the member's photos, which are removed after the test. */
export const test = base.extend<{ photos: OwnPhotos }>({
  photos: async ({ page, member: { uid } }, use, info) => {
    const projectId = process.env['GCLOUD_PROJECT'] ?? names.projectId;
    const storage = getStorage(getApps()[0] ?? initializeApp({ projectId }));
    const filesOf = async () => {
      const [[originals], [variants]] = await Promise.all([
        storage.bucket(originalsBucketOf(projectId)).getFiles({ prefix: `originals/${uid}/` }),
        storage.bucket(bucketOf(projectId)).getFiles({ prefix: `photos/${uid}/` }),
      ]);
      return [...originals, ...variants];
    };
    const stored = async () => {
      const documents = await database().collection(`users/${uid}/photos`).listDocuments();
      return [...(await filesOf()).map(({ name }) => name), ...documents.map(({ path }) => path)];
    };
    const originals = async () => (await stored()).filter((path) => path.startsWith('originals/'));
    await use({ stored, originals });
    // The request was not sent, or its answer did not arrive.
    if (info.status !== info.expectedStatus)
      await info.attach('stored', { body: (await stored()).join('\n') });
    // A page that still loads would ask for the files that go.
    else await page.close();
    for (const file of await filesOf()) await file.delete({ ignoreNotFound: true });
  },
});
