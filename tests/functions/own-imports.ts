import type { FoundItem } from '@waymark/model/entities/instagram-import';
import { photoPathOf } from '@waymark/model/entities/original';
import { newId } from '@waymark/model/ids';
import { exampleImport, exampleImportItem } from '@waymark/model/testing/examples';
import { expect, onTestFinished } from 'vitest';
import { bucket, quietBucket } from './bucket.ts';
import { writeDocument } from './content.ts';
import { database } from './database.ts';
import type { Person } from './people.ts';
import { ask } from './requests.ts';

// The originals trigger no function, which would remove variants.
export const store = { db: database, originals: quietBucket, variants: bucket };

const { position: _, photo: __, photoIds: ___, state: ____, workId: _____, ...example } = exampleImportItem();

/** What every made item says. */
export const CAPTION = example.caption;

export function found(mediaId: string): FoundItem {
  return { ...example, mediaId, photosFound: 1, videos: 0, positionFrom: null };
}

/** An import of a user, as their browser starts it. */
export async function anImport(uid: string, fields: object = {}): Promise<string> {
  const id = newId();
  const ref = database.doc(`instagramImports/${id}`);
  const { failure: _, ...run } = exampleImport();
  await writeDocument(ref.path, { ...run, ownerId: uid, status: 'running', finishedAt: null, ...fields, id });
  onTestFinished(() => database.recursiveDelete(ref));
  return id;
}

export function send(who: Person, method: string, path: string, body?: object): Promise<Response> {
  return ask(`/api/instagram/${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export const add = (who: Person, id: string, items: readonly FoundItem[]) =>
  send(who, 'POST', `imports/${id}/items`, { items });

export async function itemsOf(importId: string): Promise<string[]> {
  const { docs } = await database.collection(`instagramImports/${importId}/items`).get();
  return docs.map(({ id }) => id).toSorted();
}

export async function claimsOf(uid: string): Promise<string[]> {
  const { docs } = await database.collection(`users/${uid}/importedMedia`).get();
  return docs.map(({ id }) => id).toSorted();
}

/** Stores the photo of an item, and notes it there. */
export async function withPhoto(
  uid: string,
  importId: string,
  mediaId: string,
  fields: object = {},
): Promise<string> {
  const photoId = newId();
  const path = photoPathOf(uid, photoId);
  await store.variants.file(`${path}/320.webp`).save('x', { resumable: false });
  await store.originals.file(path.replace('photos/', 'originals/')).save('x', { resumable: false });
  await database
    .doc(`instagramImports/${importId}/items/${mediaId}`)
    .update({ photoIds: [photoId], ...fields });
  return path;
}

export async function isStored(path: string): Promise<boolean> {
  const [variants] = await store.variants.getFiles({ prefix: `${path}/` });
  const [original] = await store.originals.file(path.replace('photos/', 'originals/')).exists();
  expect(variants.length > 0).toBe(original);
  return original;
}
