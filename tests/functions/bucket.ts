import type { Bucket } from '@google-cloud/storage';
import {
  originalPath,
  type PhotoType,
  photoPathOf,
  uploadedPhotoPath,
} from '@waymark/model/entities/original';
import { type UploadedPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { newId } from '@waymark/model/ids';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { onTestFinished, vi } from 'vitest';
import { bucketOf, originalsBucketOf } from '../../emulators/names.ts';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import type { Person } from './people.ts';

const HOST = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';
const ORIGINALS = originalsBucketOf(PROJECT);

const storage = getStorage(getApps()[0] ?? initializeApp());

/** The buckets with administrator's rights, beyond all rules. */
export const originals: Bucket = storage.bucket(ORIGINALS);
export const bucket: Bucket = storage.bucket(bucketOf(PROJECT));

/** A bucket whose files trigger no function. */
export const quietBucket: Bucket = storage.bucket('quiet-bucket');

/** Making the variants takes seconds, and the process that makes them has to start. */
const made = { timeout: 60_000, interval: 100 };

/** Stores an original as a browser does, under the rules, in the folder of `uid`. */
export function upload(
  who: Person,
  file: Buffer,
  {
    photoId = newId(),
    uid = who.uid,
    type = 'image/jpeg',
  }: { photoId?: string; uid?: string; type?: PhotoType } = {},
): Promise<Response> {
  onTestFinished(async () => {
    await originals.file(originalPath(uid, photoId)).delete({ ignoreNotFound: true });
    // At the same time, the function deletes the variants because the original is gone.
    const [variants] = await bucket.getFiles({ prefix: `${photoPathOf(uid, photoId)}/` });
    await Promise.all(variants.map((file) => file.delete({ ignoreNotFound: true })));
  });
  const name = encodeURIComponent(originalPath(uid, photoId));
  return fetch(`${HOST}/v0/b/${ORIGINALS}/o?uploadType=media&name=${name}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${who.token}`, 'Content-Type': type },
    body: new Uint8Array(file),
  });
}

/** Deletes an original as a browser does. */
export function remove(who: Person, uid: string, photoId: string): Promise<Response> {
  return fetch(`${HOST}/v0/b/${ORIGINALS}/o/${encodeURIComponent(originalPath(uid, photoId))}`, {
    method: 'DELETE',
    headers: { Authorization: `Firebase ${who.token}` },
  });
}

/** The record of an original as it is now; undefined where it does not exist. */
export async function photoRecord(uid: string, photoId: string): Promise<UploadedPhoto | undefined> {
  return readEntity(await database.doc(uploadedPhotoPath(uid, photoId)).get(), uploadedPhoto);
}

/** Waits until an original has a record. */
export function waitForRecord(uid: string, photoId: string): Promise<UploadedPhoto> {
  return vi.waitFor(async () => {
    const record = await photoRecord(uid, photoId);
    if (record === undefined) throw new Error(`No record of ${photoId} exists yet.`);
    return record;
  }, made);
}

/** The names of a photo's variants, each with the time of its last write. */
export async function variantsOf(uid: string, photoId: string, place = bucket): Promise<Map<string, string>> {
  const prefix = `${photoPathOf(uid, photoId)}/`;
  const [files] = await place.getFiles({ prefix });
  return new Map(
    files.map(({ name, metadata }) => [name.slice(prefix.length), String(metadata.generation)] as const),
  );
}

/** Waits until a photo has neither variants nor a record. */
export async function untilRecordDeleted(uid: string, photoId: string): Promise<void> {
  await vi.waitFor(async () => {
    const left = [...(await variantsOf(uid, photoId)).keys()];
    if (left.length > 0 || (await photoRecord(uid, photoId)))
      throw new Error(`There is still ${left.join()}`);
  }, made);
}
