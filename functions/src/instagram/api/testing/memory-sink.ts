import type { FoundItem } from '@waymark/model/entities/instagram-import';
import { importedPhotoIds } from '@waymark/model/instagram/imported-photo-ids';
import type { FoundMedium } from '../found-media.ts';
import { ImportEnded, type MediaSink } from '../import-page.ts';

/** An import in memory. */
export class MemorySink implements MediaSink {
  readonly uid = 'owner';
  readonly items = new Map<string, { item: FoundItem; photoIds: string[] }>();
  readonly photos = new Set<string>();
  /** The keys of media that another import has. */
  readonly others: readonly string[];
  /** Called before each step; it may throw, and undo the import. */
  before: () => void = () => {};
  #hasEnded = false;

  constructor(others: readonly string[] = []) {
    this.others = others;
  }

  /** How many photos the items have, in the order in which they came. */
  get photoCounts(): number[] {
    return [...this.items.values()].map(({ photoIds }) => photoIds.length);
  }

  async claim(media: readonly FoundMedium[]) {
    this.before();
    if (this.#hasEnded) throw new ImportEnded();
    const claimed = { created: [] as string[], there: [] as string[], skipped: [] as string[] };
    for (const { item, otherKeys } of media) {
      if (this.items.has(item.mediaId)) claimed.there.push(item.mediaId);
      else if (otherKeys.some((key) => this.others.includes(key))) claimed.skipped.push(item.mediaId);
      else {
        this.items.set(item.mediaId, { item, photoIds: [] });
        claimed.created.push(item.mediaId);
      }
    }
    return claimed;
  }

  async photosOf(mediaIds: readonly string[]) {
    this.before();
    return new Map(
      mediaIds.flatMap((id): [string, string[]][] => {
        const known = this.items.get(id);
        return known ? [[id, [...known.photoIds]]] : [];
      }),
    );
  }

  async store(photoId: string, file: () => Promise<unknown>) {
    if (this.photos.has(photoId)) return false;
    await file();
    this.before();
    this.photos.add(photoId);
    return true;
  }

  async addPhotos(photos: ReadonlyMap<string, readonly string[]>) {
    this.before();
    const gone: string[] = [];
    for (const [mediaId, ids] of photos) {
      const known = this.items.get(mediaId);
      if (known) known.photoIds = [...ids, ...known.photoIds.filter((id) => !ids.includes(id))];
      else gone.push(mediaId);
    }
    return gone;
  }

  async remove(photoId: string) {
    this.photos.delete(photoId);
  }

  /** Cancels and undoes the import, as functions do while another one reads. */
  async undo() {
    this.#hasEnded = true;
    const leaving = [...this.items.values()];
    this.items.clear();
    for (const { item, photoIds } of leaving) {
      for (const id of [...photoIds, ...(await importedPhotoIds(this.uid, item))]) this.photos.delete(id);
    }
  }
}
