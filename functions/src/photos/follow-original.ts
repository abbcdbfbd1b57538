import type { Bucket } from '@google-cloud/storage';
import { originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import { variantPath } from '@waymark/model/entities/photo';
import type { OriginalEdit, PhotoEdit, StoredEdit } from '@waymark/model/entities/photo-edit';
import { storedEditIn } from '@waymark/model/entities/stored-edit';
import { type ReadyPhoto, type UploadedPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Firestore } from 'firebase-admin/firestore';
import { codeOf } from '../platform/error-code.ts';
import { readEntity, stored } from '../platform/stored.ts';
import type { Variant } from './encode-variants.ts';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import { UnusableOriginalError } from './unusable-original-error.ts';

/** The storage of originals, variants and their states. */
export interface PhotoStore {
  db: Firestore;
  originals: Bucket;
  /** May be the same. */
  variants: Bucket;
}

/** An original by its path. */
export interface OriginalRef {
  uid: string;
  photoId: string;
}

/** The current metadata of an original in Storage. */
interface Original {
  generation: string;
  createdAt: number;
  bytes: number;
  /** Files that were composed of others have none. */
  md5?: string;
}

/** What is known of an original before it is downloaded. */
interface Found {
  original: Original;
  /** Its bytes are compressed, so that they can become arbitrarily many. */
  isPacked: boolean;
  /** Absent where the photo shows all of it. */
  edit?: StoredEdit;
}

/** How often an original may change during the work before the task gives up for now. */
const ROUNDS = 3;

/** The content encodings of a file whose bytes are its content. */
const UNPACKED: readonly unknown[] = [undefined, '', 'identity'];

/** The names of variants are never reused for other content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Derives everything from an original: where it exists, its variants and the document with its state; where it does not,
 * neither. The result does not depend on the order or number of events: it checks whether the original exists before and after
 * its work.
 * @param make makes the variants of a file
 */
export async function followOriginal(
  store: PhotoStore,
  ref: OriginalRef,
  make: (file: Buffer, edit?: PhotoEdit) => Promise<MadePhoto> = makePhoto,
): Promise<void> {
  await settle(store, ref, async ({ isPacked, edit }) => {
    if (isPacked) throw new UnusableOriginalError('not-a-picture');
    const [file] = await fileOf(store, ref).download({ decompress: false });
    return make(file, edit);
  });
}

/** Reports to the owner that the attempts have ended. It does not download the original, which may be why they failed. */
export async function recordFailure(store: PhotoStore, ref: OriginalRef): Promise<void> {
  await settle(store, ref, () => Promise.reject(new UnusableOriginalError('not-made')));
}

async function settle(
  store: PhotoStore,
  ref: OriginalRef,
  attempt: (found: Found) => Promise<MadePhoto>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const found = await findOriginal(store, ref);
    if (found === undefined) await forget(store, ref);
    else await follow(store, ref, found, attempt);
    const now = await findOriginal(store, ref);
    if (now?.original.generation === found?.original.generation) return;
  }
  throw new Error(`The original ${ref.photoId} keeps changing.`);
}

function fileOf({ originals }: PhotoStore, { uid, photoId }: OriginalRef) {
  return originals.file(originalPath(uid, photoId));
}

function documentOf({ db }: PhotoStore, { uid, photoId }: OriginalRef) {
  return db.doc(uploadedPhotoPath(uid, photoId));
}

async function recordOf(store: PhotoStore, ref: OriginalRef): Promise<UploadedPhoto | undefined> {
  return readEntity(await documentOf(store, ref).get(), uploadedPhoto);
}

async function findOriginal(store: PhotoStore, ref: OriginalRef): Promise<Found | undefined> {
  try {
    const [found] = await fileOf(store, ref).getMetadata();
    const { generation, timeCreated = '', size = 0, contentEncoding, md5Hash, metadata } = found;
    const edit = storedEditIn(metadata);
    return {
      ...(edit && { edit }),
      original: {
        generation: String(generation),
        createdAt: edit?.createdAt ?? Date.parse(timeCreated),
        bytes: Number(size),
        ...(md5Hash !== undefined && { md5: md5Hash }),
      },
      isPacked: !UNPACKED.includes(contentEncoding),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 404;
}

async function forget(store: PhotoStore, ref: OriginalRef): Promise<void> {
  await keepOnly(store, ref, []);
  await documentOf(store, ref).delete();
}

async function follow(
  store: PhotoStore,
  ref: OriginalRef,
  found: Found,
  attempt: (found: Found) => Promise<MadePhoto>,
): Promise<void> {
  const { original, edit } = found;
  const known = await recordOf(store, ref);
  if (known?.generation === original.generation) return;
  try {
    const { variants, ...photo } = await attempt(found);
    await keepOnly(store, ref, variants);
    await storeRecord(store, ref, {
      id: ref.photoId,
      ...original,
      state: 'ready',
      ...photo,
      ...notesIn(known ?? (edit && (await recordOf(store, { ...ref, photoId: edit.of })))),
      ...(edit && { edit: editIn(edit) }),
    });
  } catch (error) {
    // The next round handles the new state.
    if (isMissing(error)) return;
    if (!(error instanceof UnusableOriginalError)) throw error;
    await keepOnly(store, ref, []);
    await storeRecord(store, ref, { id: ref.photoId, ...original, state: 'failed', reason: error.reason });
  }
}

/** The edit without its time, which the record has already. */
function editIn({ createdAt: _, ...edit }: StoredEdit): OriginalEdit {
  return edit;
}

/** What the owner wrote of a photo, which stays when it is made again, or edited. */
function notesIn(known: UploadedPhoto | undefined): Partial<ReadyPhoto> {
  if (known?.state !== 'ready') return {};
  const { alt, credit, isFavourite } = known;
  return {
    ...(alt !== undefined && { alt }),
    ...(credit !== undefined && { credit }),
    ...(isFavourite !== undefined && { isFavourite }),
  };
}

async function storeRecord(store: PhotoStore, ref: OriginalRef, photo: UploadedPhoto): Promise<void> {
  await documentOf(store, ref).set(stored.encode(photo, 'id'));
}

/** Stores these variants of a photo, and deletes those of an earlier original. */
async function keepOnly(
  { variants: bucket }: PhotoStore,
  { uid, photoId }: OriginalRef,
  variants: readonly Variant[],
): Promise<void> {
  const path = photoPathOf(uid, photoId);
  const wanted = new Map(variants.map(({ width, webp }) => [variantPath(path, width), webp]));
  for (const [name, webp] of wanted) {
    await bucket.file(name).save(webp, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: FOR_EVER },
    });
  }
  const [files] = await bucket.getFiles({ prefix: `${path}/` });
  const others = files.filter(({ name }) => !wanted.has(name));
  await Promise.all(others.map((file) => file.delete({ ignoreNotFound: true })));
}
