import type { ImportProblem } from '@waymark/model/entities/import-problems';
import { MAX_ORIGINAL_BYTES, PHOTO_TYPES } from '@waymark/model/entities/original';
import { importedPhotoId } from '@waymark/model/instagram/imported-photo-ids';
import pMap from 'p-map';
import type { Claimed } from '../claim-items.ts';
import { type FoundMedium, type FoundPage, foundMedia, type LastSeen } from './found-media.ts';
import type { MediaFile, MediaPage } from './instagram-api.ts';
import { InstagramError } from './instagram-error.ts';

/** Where media come from. Each call throws InstagramError. */
export interface MediaSource {
  page(after: string | undefined): Promise<MediaPage>;
  /** The addresses of a medium's photos again. */
  addressesAgain(mediaId: string): Promise<string[]>;
  /** @returns undefined where the address has expired @throws RangeError where the file is larger than `most` */
  file(address: string, most: number): Promise<MediaFile | undefined>;
}

/** Where media go. */
export interface MediaSink {
  uid: string;
  /** @throws ImportEnded */
  claim(media: readonly FoundMedium[]): Promise<Claimed>;
  /** The ids of the photos of those items that the import has. */
  photosOf(mediaIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Stores a photo under its id, unless it is stored already. @returns whether it was not */
  store(photoId: string, file: () => Promise<MediaFile>): Promise<boolean>;
  /** Notes stored photos in their items, in this order. @returns the ids of items that are gone */
  addPhotos(photos: ReadonlyMap<string, readonly string[]>): Promise<readonly string[]>;
  remove(photoId: string): Promise<void>;
}

/** The import was cancelled, undone or deleted meanwhile. */
export class ImportEnded extends Error {}

/**
 * How far the reading of an account is. It is read twice: first its media are listed, which takes seconds, and then their photos are
 * stored, with addresses that are fresh.
 */
export interface ReadProgress {
  /** The cursor of the next page; null for the first. */
  after: string | null;
  last: LastSeen | null;
  /** The ids of the media of the page before: Instagram may answer it once more. */
  seen?: readonly string[] | undefined;
  /** Whether the import has any of the media. */
  hasItems?: boolean | undefined;
  /** Whether all media are listed. */
  isListed?: boolean | undefined;
  /** Whether the photos of the last page were stored, or there are none to store. */
  isRead: boolean;
}

/** What became of media whose photos were stored. */
export interface StoredMedia {
  /** The ids of items whose photos are now being made. */
  pending: string[];
  /** How many are there that have no photos. */
  imported: number;
  failed: number;
  problems: { item: string; reason: ImportProblem }[];
}

export interface PageReport extends StoredMedia {
  next: ReadProgress;
  found: number;
  skipped: number;
  /** How much of the limits is used, from 0 to 100. */
  usage: number;
}

/** How many media are fetched at once. */
const AT_ONCE = 4;

/** A photo cannot be stored for a reason that lies in itself. */
class PhotoFault extends Error {
  readonly reason: ImportProblem;

  constructor(reason: ImportProblem) {
    super(`A photo is not stored: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Imports one page of an account: lists its media, or stores the photos of those that the import has. It can be repeated after any
 * failure: what is stored already is left as it is.
 * @throws InstagramError where the page, or a file, cannot be had for now; ImportEnded
 */
export async function importPage(
  source: MediaSource,
  sink: MediaSink,
  progress: ReadProgress,
): Promise<PageReport> {
  const page = await source.page(progress.after ?? undefined);
  // Such a cursor would never end, and the rest of the account would be missing where it counts as the last one.
  if (page.after !== undefined && page.after === progress.after) {
    throw new InstagramError('unavailable', 'a page that leads to itself');
  }
  const fresh = page.media.filter(({ id }) => progress.seen?.includes(id) !== true);
  const isAgain = fresh.length === 0 && page.media.length > 0;
  const found = await foundMedia(fresh, progress.last ?? undefined);
  const isLast = page.after === undefined;
  const report: PageReport = {
    next: {
      after: page.after ?? null,
      last: isLast ? null : (found.last ?? null),
      seen: isLast ? [] : page.media.map(({ id }) => id),
      hasItems: progress.hasItems === true,
      isListed: progress.isListed === true || isLast,
      isRead: progress.isListed === true && isLast,
    },
    pending: [],
    imported: 0,
    found: 0,
    skipped: 0,
    failed: 0,
    problems: [],
    usage: page.usage,
  };
  if (progress.isListed === true) await storeMedia(source, sink, found.found.map(toStore), report);
  else await listPage(sink, found, isAgain ? 0 : page.unknown, report);
  return report;
}

async function listPage(
  sink: MediaSink,
  { found, without }: FoundPage,
  unknown: number,
  report: PageReport,
): Promise<void> {
  const claimed = found.length === 0 ? undefined : await sink.claim(found);
  report.found = found.length + without.length + unknown;
  report.skipped = claimed?.skipped.length ?? 0;
  report.failed = without.length + unknown;
  report.problems = without.map((item) => ({ item, reason: 'no-media' }));
  if (claimed && claimed.created.length + claimed.there.length > 0) report.next.hasItems = true;
  // A further import, which finds nothing new, reads the account once.
  if (report.next.isListed === true && report.next.hasItems !== true) report.next.isRead = true;
}

/** A medium with the addresses of its photos, in order. */
interface ToStore {
  mediaId: string;
  caption: string;
  addresses: readonly string[];
}

function toStore({ item: { mediaId, caption }, addresses }: FoundMedium): ToStore {
  return { mediaId, caption, addresses };
}

/**
 * Stores the photos of items again that were refused before, with new addresses. It can be repeated after any failure.
 * @throws InstagramError where these cannot be had for now; ImportEnded
 */
export async function storeAgain(
  source: MediaSource,
  sink: MediaSink,
  mediaIds: readonly string[],
): Promise<StoredMedia> {
  const report: StoredMedia = { pending: [], imported: 0, failed: 0, problems: [] };
  const media: ToStore[] = [];
  for (const mediaId of mediaIds) {
    try {
      media.push({ mediaId, caption: '', addresses: await source.addressesAgain(mediaId) });
    } catch (error) {
      if (!(error instanceof InstagramError) || error.fault !== 'refused') throw error;
      // It was deleted at Instagram meanwhile.
      report.failed++;
      report.problems.push({ item: mediaId, reason: 'address-expired' });
    }
  }
  await storeMedia(source, sink, media, report);
  return report;
}

/** A photo whose item is gone when it is stored is removed again. */
async function storeMedia(
  source: MediaSource,
  sink: MediaSink,
  found: readonly ToStore[],
  report: StoredMedia,
): Promise<void> {
  const stored = await sink.photosOf(found.map(({ mediaId }) => mediaId));
  const media = found.filter(({ mediaId }) => stored.has(mediaId));
  const added = new Map<string, string[]>();
  const isNew = new Set<string>();
  const errors: unknown[] = [];
  const store = async (medium: ToStore) => {
    const { mediaId, caption } = medium;
    const ids: string[] = [];
    added.set(mediaId, ids);
    for await (const one of storePhotos(source, sink, medium, stored.get(mediaId) ?? [])) {
      if ('id' in one) ids.push(one.id);
      else report.problems.push({ item: titleOf(caption, mediaId), reason: one.reason });
      if ('id' in one && one.isNew) isNew.add(one.id);
    }
    if (medium.addresses.length === 0) report.imported++;
    else if (ids.length > 0) report.pending.push(mediaId);
    else report.failed++;
  };
  await pMap(
    media,
    (medium) => (errors.length > 0 ? undefined : store(medium).catch((error: unknown) => errors.push(error))),
    { concurrency: AT_ONCE },
  );
  // Also after an error: what is stored has to be noted, or removed.
  const gone = await sink.addPhotos(new Map([...added].filter(([, ids]) => ids.length > 0)));
  for (const photoId of gone.flatMap((id) => added.get(id) ?? [])) {
    if (isNew.has(photoId)) await sink.remove(photoId);
  }
  if (gone.length > 0) throw new ImportEnded();
  if (errors.length > 0) throw errors[0];
}

function titleOf(caption: string, mediaId: string): string {
  const [line = ''] = caption.split('\n');
  return (line || mediaId).slice(0, 200).toWellFormed();
}

/**
 * Stores the photos of a medium that are missing, one after another.
 * @returns the ids of those that are there, in order, and once why another one is not
 */
async function* storePhotos(
  source: MediaSource,
  sink: MediaSink,
  { mediaId, addresses }: ToStore,
  stored: readonly string[],
): AsyncGenerator<{ id: string; isNew: boolean } | { reason: ImportProblem }> {
  let [current, hasFault]: [readonly string[], boolean] = [addresses, false];
  const again = async () => {
    current = await source.addressesAgain(mediaId);
  };
  for (let index = 0; index < addresses.length; index++) {
    const id = await importedPhotoId(sink.uid, mediaId, index);
    try {
      const fetched = () => fetchPhoto(source, () => current[index], again);
      yield { id, isNew: !stored.includes(id) && (await sink.store(id, fetched)) };
    } catch (error) {
      if (!(error instanceof PhotoFault)) throw error;
      if (!hasFault) yield { reason: error.reason };
      hasFault = true;
    }
  }
}

/** Fetches a photo; where its address has expired, from a new one. @throws PhotoFault, InstagramError */
async function fetchPhoto(
  source: MediaSource,
  address: () => string | undefined,
  again: () => Promise<void>,
): Promise<MediaFile> {
  let file = await fetchOnce(source, address());
  if (file === undefined) {
    await again();
    file = await fetchOnce(source, address());
  }
  if (file === undefined) throw new PhotoFault('address-expired');
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!PHOTO_TYPES.some((known) => known === type)) throw new PhotoFault('not-a-picture');
  if (file.bytes.length === 0) throw new PhotoFault('unreadable');
  return { bytes: file.bytes, type };
}

async function fetchOnce(source: MediaSource, address: string | undefined): Promise<MediaFile | undefined> {
  if (address === undefined) return undefined;
  try {
    return await source.file(address, MAX_ORIGINAL_BYTES);
  } catch (error) {
    if (error instanceof RangeError) throw new PhotoFault('too-large');
    throw error;
  }
}
