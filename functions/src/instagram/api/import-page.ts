import type { ImportProblem } from '@waymark/model/entities/import-problems';
import { MAX_ORIGINAL_BYTES, PHOTO_TYPES } from '@waymark/model/entities/original';
import { importedPhotoId } from '@waymark/model/instagram/imported-photo-ids';
import pMap from 'p-map';
import type { Claimed } from '../claim-items.ts';
import { type FoundMedium, foundMedia, type LastSeen } from './found-media.ts';
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
  /** The ids of the photos that items have. */
  photosOf(mediaIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Stores a photo under its id, unless it is stored already. @returns whether it was not */
  store(photoId: string, file: () => Promise<MediaFile>): Promise<boolean>;
  /** Notes a stored photo in its item, after those that it has. @returns false where the item is gone */
  addPhoto(mediaId: string, photoId: string): Promise<boolean>;
  remove(photoId: string): Promise<void>;
}

/** The import was cancelled, undone or deleted meanwhile. */
export class ImportEnded extends Error {}

/** How far the reading of an account is. */
export interface ReadProgress {
  /** The cursor of the next page; null for the first. */
  after: string | null;
  last: LastSeen | null;
  /** The ids of the media of the page before: Instagram may answer it once more. */
  seen?: readonly string[] | undefined;
  /** Whether the last page was read. */
  isRead: boolean;
}

export interface PageReport {
  next: ReadProgress;
  /** The ids of items whose photos are now being made. */
  pending: string[];
  /** How many are there that have no photos. */
  imported: number;
  found: number;
  skipped: number;
  failed: number;
  problems: { item: string; reason: ImportProblem }[];
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
 * Imports one page of an account: claims its media, and stores the photos of those that this import has. It can be repeated after any
 * failure: what is stored already is left as it is. A photo whose item is gone when it is stored is removed again.
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
  const unknown = fresh.length === 0 && page.media.length > 0 ? 0 : page.unknown;
  const { found, without, last } = await foundMedia(fresh, progress.last ?? undefined);
  const claimed = found.length === 0 ? { created: [], there: [], skipped: [] } : await sink.claim(found);
  const ours = new Set([...claimed.created, ...claimed.there]);
  const media = found.filter(({ item }) => ours.has(item.mediaId));
  const stored = await sink.photosOf([...ours]);
  const report: PageReport = {
    next: {
      after: page.after ?? null,
      last: last ?? null,
      seen: page.media.map(({ id }) => id),
      isRead: page.after === undefined,
    },
    pending: [],
    imported: 0,
    found: found.length + without.length + unknown,
    skipped: claimed.skipped.length,
    failed: without.length + unknown,
    problems: without.map((item) => ({ item, reason: 'no-media' })),
    usage: page.usage,
  };
  await pMap(
    media,
    async (medium) => {
      const { mediaId, caption } = medium.item;
      const { count, reason } = await storePhotos(source, sink, medium, stored.get(mediaId) ?? []);
      if (reason !== undefined) {
        const [line = ''] = caption.split('\n');
        report.problems.push({ item: (line || mediaId).slice(0, 200).toWellFormed(), reason });
      }
      if (medium.addresses.length === 0) report.imported++;
      else if (count > 0) report.pending.push(mediaId);
      else report.failed++;
    },
    { concurrency: AT_ONCE },
  );
  return report;
}

/** Stores the photos of a medium that are missing, one after another, so that they stay in order. */
async function storePhotos(
  source: MediaSource,
  sink: MediaSink,
  { item: { mediaId }, addresses }: FoundMedium,
  stored: readonly string[],
): Promise<{ count: number; reason: ImportProblem | undefined }> {
  let [count, reason]: [number, ImportProblem | undefined] = [0, undefined];
  let current = addresses;
  const again = async () => {
    current = await source.addressesAgain(mediaId);
  };
  for (let index = 0; index < addresses.length; index++) {
    const photoId = await importedPhotoId(sink.uid, mediaId, index);
    try {
      if (!stored.includes(photoId)) {
        const isNew = await sink.store(photoId, () => fetchPhoto(source, () => current[index], again));
        if (!(await sink.addPhoto(mediaId, photoId))) {
          if (isNew) await sink.remove(photoId);
          throw new ImportEnded();
        }
      }
      count++;
    } catch (error) {
      if (!(error instanceof PhotoFault)) throw error;
      reason ??= error.reason;
    }
  }
  return { count, reason };
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
