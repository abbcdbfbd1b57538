import type { Bucket } from '@google-cloud/storage';
import { originalAt, originalPath, photoPathOf, uploadedPhotoPath } from '@waymark/model/entities/original';
import { variantPath, variantWidths } from '@waymark/model/entities/photo';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { idSchema } from '@waymark/model/ids';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { closedSince } from '../accounts/closed-account.ts';
import { readEntity } from '../platform/stored.ts';
import { photosInUse } from '../publish/trash/photos-in-use.ts';
import { followOriginal, type PhotoStore } from './follow-original.ts';
import { withdrawOfSuspended } from './photos-of-suspended.ts';

/** What is wrong with one photo. */
export interface PhotoDifference {
  /** Of the original, or of what is left of it. */
  path: string;
  what:
    | 'no record'
    | 'record of another original'
    | 'missing variants'
    | 'orphan variants'
    | 'orphan record'
    | 'of a closed account'
    /** Nothing shows it. Its owner may still want it, so that no repair deletes it. */
    | 'unused';
  /** The names of the variants that it is about. */
  files: readonly string[];
  mend?: () => Promise<unknown>;
}

/** How old an original is that must have a record, in milliseconds: the queue, and its attempts, are over by then. */
const SETTLED = 15 * 60_000;

/** All that is stored of one photo. */
interface Stored {
  original?: { generation: string; createdAt: number };
  record?: DocumentSnapshot;
  variants: Set<string>;
}

/**
 * Compares originals, their variants and their records, user by user: of one user, the names of all files are in memory. Originals that
 * were stored within a quarter of an hour may still be in the queue, and are left out as long as they have no record.
 * @param now in milliseconds
 */
export async function* photoDifferences(store: PhotoStore, now: number): AsyncGenerator<PhotoDifference> {
  for (const uid of await usersWithPhotos(store)) yield* differencesOfUser(store, uid, now);
}

/** The same of one user. */
export async function* differencesOfUser(
  store: PhotoStore,
  uid: string,
  now: number,
): AsyncGenerator<PhotoDifference> {
  const photos = await storedOf(store, uid);
  const isClosed = (await closedSince(store.db, uid)) !== undefined;
  const ready = new Map<string, string>();
  for (const [photoId, stored] of photos) {
    const difference = isClosed
      ? ofClosed(store, uid, photoId, stored)
      : differenceOf(store, { uid, photoId, now }, stored);
    if (difference) yield difference;
    if (stored.original) ready.set(photoPathOf(uid, photoId), originalPath(uid, photoId));
  }
  if (isClosed) return;
  const used = await photosInUse(store.db, uid, new Set(ready.keys()), new Set());
  for (const [path, original] of ready)
    if (!used.has(path)) yield { path: original, what: 'unused', files: [] };
}

function differenceOf(
  store: PhotoStore,
  { uid, photoId, now }: { uid: string; photoId: string; now: number },
  { original, record, variants }: Stored,
): PhotoDifference | undefined {
  const follow = () => followOriginal(store, { uid, photoId });
  if (original === undefined) {
    const what = record === undefined ? 'orphan variants' : 'orphan record';
    const path = record === undefined ? photoPathOf(uid, photoId) : record.ref.path;
    return { path, what, files: [...variants], mend: follow };
  }
  const path = originalPath(uid, photoId);
  const known = record && readEntity(record, uploadedPhoto);
  if (known === undefined) {
    const isWaiting = record === undefined && original.createdAt > now - SETTLED;
    return isWaiting ? undefined : { path, what: 'no record', files: [], mend: follow };
  }
  if (known.generation !== original.generation) {
    return { path, what: 'record of another original', files: [], mend: follow };
  }
  const widths = known.state === 'ready' ? variantWidths(known.width) : [];
  const wanted = new Set(widths.map((width) => nameOf(variantPath(photoPathOf(uid, photoId), width))));
  const missing = [...wanted].filter((name) => !variants.has(name));
  const again = async () => {
    // What its owner wrote stays: the record becomes that of an earlier original.
    await store.db.doc(uploadedPhotoPath(uid, photoId)).update({ generation: '0' });
    await follow();
  };
  if (missing.length > 0) return { path, what: 'missing variants', files: missing, mend: again };
  const orphans = [...variants].filter((name) => !wanted.has(name));
  return orphans.length === 0
    ? undefined
    : { path: photoPathOf(uid, photoId), what: 'orphan variants', files: orphans, mend: again };
}

/** The photos of a suspended user are off the web, and their originals stay. */
function ofClosed(
  store: PhotoStore,
  uid: string,
  photoId: string,
  { record, variants }: Stored,
): PhotoDifference | undefined {
  if (record === undefined && variants.size === 0) return undefined;
  const mend = () => withdrawOfSuspended(store, { uid, photoId });
  return { path: photoPathOf(uid, photoId), what: 'of a closed account', files: [...variants], mend };
}

async function storedOf({ db, originals, variants }: PhotoStore, uid: string): Promise<Map<string, Stored>> {
  const photos = new Map<string, Stored>();
  const of = (photoId: string): Stored => {
    const known = photos.get(photoId) ?? { variants: new Set() };
    photos.set(photoId, known);
    return known;
  };
  const [[files], [made], records] = await Promise.all([
    originals.getFiles({ prefix: `originals/${uid}/` }),
    variants.getFiles({ prefix: `photos/${uid}/` }),
    db.collection(`users/${uid}/photos`).get(),
  ]);
  for (const { name, metadata } of files) {
    const { photoId } = originalAt(name) ?? {};
    if (photoId === undefined) continue;
    const { generation, timeCreated = '' } = metadata;
    of(photoId).original = { generation: String(generation), createdAt: Date.parse(timeCreated) };
  }
  for (const { name } of made) {
    const [, , photoId = ''] = name.split('/');
    if (idSchema.safeParse(photoId).success) of(photoId).variants.add(nameOf(name));
  }
  for (const record of records.docs) of(record.id).record = record;
  return photos;
}

/** Users that have anything of a photo, even where their account is gone. */
async function usersWithPhotos({ db, originals, variants }: PhotoStore): Promise<string[]> {
  const [ofOriginals, ofVariants, users] = await Promise.all([
    foldersIn(originals, 'originals/'),
    foldersIn(variants, 'photos/'),
    usersWithRecords(db),
  ]);
  return [...new Set([...ofOriginals, ...ofVariants, ...users])].toSorted();
}

/** The names of the folders in a folder, without listing what they contain. */
async function foldersIn(bucket: Bucket, prefix: string): Promise<string[]> {
  const names: string[] = [];
  let query: object | null = { prefix, delimiter: '/', autoPaginate: false };
  while (query !== null) {
    const [, next, answer]: [unknown, object | null, unknown] = await bucket.getFiles(query);
    // The client's types do not say what else a list has.
    const { prefixes = [] } = (answer ?? {}) as { prefixes?: string[] };
    for (const folder of prefixes) names.push(folder.slice(prefix.length, -1));
    query = next ?? null;
  }
  return names;
}

/** Also users whose document does not exist. */
async function usersWithRecords(db: Firestore): Promise<string[]> {
  return (await db.collection('users').listDocuments()).map(({ id }) => id);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
