import type { FoundItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import { statusesAfter } from '@waymark/model/testing/statuses-after';
import { madePhoto } from '../../../../live/testing/fake-upload.ts';
import type { ImportChange, ImportTarget } from '../import-target.ts';

/** An account in memory, with the rules of the real one. */
export class MemoryTarget implements ImportTarget {
  readonly uid = 'owner';
  readonly runs = new Map<string, Pick<InstagramImport, 'status' | 'counts'> & ImportChange>();
  readonly found = new Map<string, FoundItem & { importId: string; photoIds: string[] }>();
  readonly photos = new Set<string>();
  /** Called before each step; it may throw, and act on the import. */
  before: (step: 'start' | 'change' | 'items' | 'add' | 'upload' | 'addPhoto') => void = () => {};

  async start(importId: string, run: Pick<InstagramImport, 'counts'>) {
    await this.#step('start');
    this.runs.set(importId, { ...run, status: 'running' });
  }

  async change(importId: string, { status, ...change }: ImportChange) {
    await this.#step('change');
    const run = this.runs.get(importId);
    if (run === undefined) throw new Error('There is no such import.');
    if (status !== undefined && status !== run.status && !statusesAfter(run.status).includes(status)) {
      throw new Error(`The rules refuse ${status} after ${run.status}.`);
    }
    this.runs.set(importId, { ...run, ...change, status: status ?? run.status });
  }

  async items(importId: string) {
    await this.#step('items');
    return new Map([...this.found].filter(([, item]) => item.importId === importId));
  }

  async add(importId: string, items: readonly FoundItem[]) {
    await this.#step('add');
    const skipped = new Set<string>();
    for (const item of items) {
      const there = this.found.get(item.mediaId);
      if (there === undefined) this.found.set(item.mediaId, { ...item, importId, photoIds: [] });
      else if (there.importId !== importId) skipped.add(item.mediaId);
    }
    return skipped;
  }

  async upload(photoId: string, file: () => Promise<File>) {
    if (!this.photos.has(photoId)) await file();
    await this.#step('upload');
    this.photos.add(photoId);
    return { photo: madePhoto(this.uid, photoId), position: undefined };
  }

  async addPhoto(_importId: string, mediaId: string, { photo }: { photo: { path: string } }) {
    await this.#step('addPhoto');
    const photoIds = this.found.get(mediaId)?.photoIds;
    const id = photo.path.slice(-20);
    if (photoIds?.includes(id) === false) photoIds.push(id);
  }

  async #step(name: Parameters<MemoryTarget['before']>[0]) {
    await Promise.resolve();
    this.before(name);
  }
}
