import { isFinished } from '@waymark/model/entities/import-status';
import type { FoundItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import { importedPhotoIds } from '@waymark/model/instagram/imported-photo-ids';
import { statusesAfter } from '@waymark/model/testing/statuses-after';
import { madePhoto } from '../../../../live/testing/fake-upload.ts';
import {
  EndedElsewhere,
  type ImportChange,
  type ImportTarget,
  NotRunning,
  type UploadedPhoto,
} from '../import-target.ts';

type Step = Exclude<keyof ImportTarget, 'uid'>;

/** An account in memory, with the rules of the real one. */
export class MemoryTarget implements ImportTarget {
  readonly uid = 'owner';
  readonly runs = new Map<
    string,
    Pick<InstagramImport, 'status' | 'counts'> & ImportChange & { problems?: InstagramImport['problems'] }
  >();
  readonly found = new Map<string, FoundItem & { importId: string; photoIds: string[] }>();
  readonly photos = new Set<string>();
  /** How many photos are on their way. */
  uploading = 0;
  /** Called before each step; it may throw, and act on the import. */
  before: (step: Step) => void = () => {};

  async start(importId: string, run: Pick<InstagramImport, 'counts'>) {
    await this.#step('start');
    this.runs.set(importId, { ...run, status: 'running' });
  }

  async change(importId: string, { status, ...change }: ImportChange) {
    await this.#step('change');
    const run = this.runs.get(importId);
    if (run === undefined) throw new EndedElsewhere();
    const isOver = isFinished(run.status) && run.status !== 'failed';
    if (isOver && run.status !== status) throw new EndedElsewhere();
    if (status !== undefined && status !== run.status && !statusesAfter(run.status).includes(status)) {
      throw new Error(`The rules refuse ${status} after ${run.status}.`);
    }
    this.runs.set(importId, { ...run, ...change, status: status ?? run.status });
  }

  async setProblems(importId: string, problems: InstagramImport['problems']) {
    await this.#step('setProblems');
    const run = this.runs.get(importId);
    if (run !== undefined) this.runs.set(importId, { ...run, problems });
  }

  async items(importId: string) {
    await this.#step('items');
    return new Map([...this.found].filter(([, item]) => item.importId === importId));
  }

  async add(importId: string, items: readonly FoundItem[]) {
    await this.#step('add');
    const status = this.runs.get(importId)?.status;
    if (status !== 'running') {
      throw status === undefined || isFinished(status) ? new EndedElsewhere() : new NotRunning();
    }
    const skipped = new Set<string>();
    for (const item of items) {
      const there = this.found.get(item.mediaId);
      if (there === undefined) this.found.set(item.mediaId, { ...item, importId, photoIds: [] });
      else if (there.importId !== importId) skipped.add(item.mediaId);
    }
    return skipped;
  }

  async upload(photoId: string, file: () => Promise<File>) {
    const isNew = !this.photos.has(photoId);
    if (isNew) await file();
    await this.#step('upload');
    // What is sent arrives, also when nobody waits for it any more.
    this.uploading++;
    for (let tick = 0; tick < 20; tick++) await undefined;
    this.uploading--;
    this.photos.add(photoId);
    return { photo: madePhoto(this.uid, photoId), position: undefined, isNew };
  }

  async addPhoto(_importId: string, mediaId: string, { photo, isNew }: UploadedPhoto) {
    await this.#step('addPhoto');
    const photoIds = this.found.get(mediaId)?.photoIds;
    const id = photo.path.slice(-20);
    if (photoIds === undefined && isNew) this.photos.delete(id);
    if (photoIds?.includes(id) === false) photoIds.push(id);
  }

  /** Undoes an import that has ended, as functions do. */
  async undo(importId: string) {
    const run = this.runs.get(importId);
    if (run === undefined) return;
    if (!statusesAfter(run.status).includes('undone')) throw new Error(`The import is ${run.status}.`);
    this.runs.set(importId, { ...run, status: 'undone' });
    for (const item of [...this.found.values()].filter((one) => one.importId === importId)) {
      this.found.delete(item.mediaId);
      for (const id of [...item.photoIds, ...(await importedPhotoIds(this.uid, item))])
        this.photos.delete(id);
    }
  }

  async #step(name: Step) {
    await Promise.resolve();
    this.before(name);
  }
}
