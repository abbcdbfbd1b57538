import { photoIdOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { newId } from '@waymark/model/ids';
import { failureOf } from '../../session/failure.ts';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { adoptEndedQueues, lockOfQueue } from './ended-queues.ts';
import { EntryStore } from './entry-store.ts';
import type { FileOrder } from './photo-order.ts';
import { type Entry, isHopeless, isWaiting, type QueueDependencies } from './queue-entry.ts';
import { OPEN_REASONS, type UploadTask } from './upload-photo.ts';
import { createUploadQueue } from './upload-queue.ts';
import { isOver } from './upload-state.ts';

/** A file that is to become a photo of a work. */
interface QueuedPhoto {
  readonly id: string;
  readonly workId: string;
  readonly file: File;
  /** The current attempt. */
  readonly task: UploadTask;
  /** Whether the browser has the file: it is then uploaded after a closed tab too. */
  readonly isStored: boolean;
}

export interface QueueState {
  /** The files that are not yet photos of their works, in the order of choosing. */
  photos: readonly QueuedPhoto[];
  /** The ids of the photos that were made since files came to an empty queue. */
  done: readonly string[];
  isPaused: boolean;
}

/** The open editor of a work. */
export interface PhotoReceiver {
  /** Takes a photo that was made. */
  onPhoto(photo: Photo, file: File, order: FileOrder): void;
  /** The creator has cancelled a file, or dismissed it after a failure. */
  onGivenUp(file: File): void;
}

/** How many files are sent at a time. */
const AT_ONCE = 3;

/** When a work that could not be reached is tried again without a change of the connection, in milliseconds. */
const RETRY = 30_000;

/**
 * The uploads of one user in this tab: three at a time, on any page. Each file is stored in this browser until its work has the
 * photo. The queue takes over the files of tabs that have ended, and leaves those of open tabs to them.
 */
export class PhotoQueue {
  readonly #uid: string;
  readonly #dependencies: QueueDependencies;
  readonly #id = newId();
  readonly #kept: EntryStore;
  readonly #entries = new Map<string, Entry>();
  /** The places of the photos of each work that has files in the queue. */
  readonly #orders = new Map<string, Map<string, number>>();
  readonly #receivers = new Map<string, PhotoReceiver>();
  readonly #transfer = createUploadQueue(AT_ONCE);
  readonly #state = createStore<QueueState>({ photos: [], done: [], isPaused: false });
  /** The works that photos are being written to. */
  readonly #writing = new Set<string>();
  readonly #ended = new AbortController();
  readonly #locked: Promise<unknown>;
  #done: readonly string[] = [];
  #isPaused = false;
  #lastOrder = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(uid: string, dependencies: QueueDependencies) {
    this.#uid = uid;
    this.#dependencies = dependencies;
    const own = { uid, queue: this.#id };
    this.#kept = new EntryStore(own, dependencies);
    this.#locked = dependencies.lock(lockOfQueue(uid, this.#id));
    const adopt = adoptEndedQueues(dependencies, {
      ...own,
      takeOver: (queue) => this.#takeOver(queue),
      signal: this.#ended.signal,
    });
    const stops = [
      dependencies.onConnectionChange(() => this.goOn()),
      dependencies.onNotice(() => void adopt()),
    ];
    this.#ended.signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    void adopt();
  }

  get state(): Source<QueueState> {
    return this.#state;
  }

  /** Uploads files as photos of a work. */
  add(workId: string, files: readonly File[]): void {
    if (this.#entries.size === 0) this.#done = [];
    const entries = files.map((file) => this.#entryOf({ id: newId(), workId, file, photoId: newId() }));
    this.#begin(entries);
    void this.#storeAll(entries);
  }

  /** Photos of this work go to an open editor from now on, in place of the database. @returns a function that ends this */
  attach(workId: string, receiver: PhotoReceiver): () => void {
    this.#receivers.set(workId, receiver);
    this.#deliver(workId);
    return () => {
      if (this.#receivers.get(workId) !== receiver) return;
      this.#receivers.delete(workId);
      this.#deliver(workId);
    };
  }

  /** Whether this tab has files or photos for a work, besides files that can never become a photo. */
  has(workId: string): boolean {
    return [...this.#entries.values()].some((entry) => entry.workId === workId && !isHopeless(entry));
  }

  /** Pauses all uploads, also those that wait. */
  pause(): void {
    this.#isPaused = true;
    this.#transfer.hold(true);
    for (const { task } of this.#entries.values()) task.pause();
    this.#show();
  }

  resume(): void {
    this.#isPaused = false;
    // First: those that go on count among the ones that are sent.
    for (const { task } of this.#entries.values()) task.resume();
    this.#transfer.hold(false);
    this.#show();
  }

  /** Cancels all uploads, and forgets those that have failed. Photos that were made are still added to their works. */
  cancelAll(): void {
    for (const entry of [...this.#entries.values()]) if (!entry.task.cancel()) this.dismiss(entry.id);
  }

  /** Forgets an upload that has failed. */
  dismiss(id: string): void {
    const entry = this.#entries.get(id);
    if (entry?.task.current().failure !== undefined) this.#giveUp(entry);
  }

  /** Starts a failed upload again. */
  retry(id: string): void {
    const entry = this.#entries.get(id);
    const failure = entry?.task.current().failure;
    if (entry === undefined || failure === undefined) return;
    // The stored file may still become a photo, which is better than a second copy.
    const isResumed = OPEN_REASONS.includes(failure.reason);
    if (!isResumed) entry.photoId = newId();
    entry.task = this.#taskOf(entry, isResumed);
    void this.#keep(entry);
    this.#begin([entry]);
  }

  /** Tries again what failed for want of a connection or a session, and photos whose works could not be reached. */
  goOn(): void {
    if (this.#dependencies.isServerUnreachable()) return;
    for (const entry of [...this.#entries.values()]) if (isWaiting(entry)) this.retry(entry.id);
    for (const workId of new Set([...this.#entries.values()].map((entry) => entry.workId)))
      this.#deliver(workId);
  }

  /** Stops all uploads. What is stored stays for the next visit. */
  end(): void {
    this.#ended.abort();
    clearTimeout(this.#retry);
    const tasks = [...this.#entries.values()].map(({ task }) => task);
    this.#entries.clear();
    this.#done = [];
    this.#transfer.hold(true);
    for (const task of tasks) task.cancel();
    void this.#locked.then((release) => typeof release === 'function' && release());
    this.#show();
  }

  #entryOf(
    of: Pick<Entry, 'id' | 'workId' | 'file' | 'photoId'> & { order?: number },
    isResumed = false,
  ): Entry {
    // Files that are chosen later come later, also after a reload.
    this.#lastOrder = Math.max(this.#lastOrder + 1, Date.now() * 1_000);
    const { order = this.#lastOrder } = of;
    return { ...of, order, isStored: isResumed, task: this.#taskOf(of, isResumed) };
  }

  #taskOf({ file, photoId }: Pick<Entry, 'file' | 'photoId'>, isResumed: boolean): UploadTask {
    return this.#dependencies.upload(file, this.#uid, undefined, photoId, isResumed);
  }

  #begin(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      const { task } = entry;
      let shown = '';
      const stop = task.subscribe(() => {
        const { state, phase, photo } = task.current();
        if (isOver(state)) stop();
        if (entry.task !== task || !this.#entries.has(entry.id)) return;
        if (photo !== undefined) void this.#made(entry, photo);
        else if (state === 'canceled') this.#giveUp(entry);
        // Another visit would only fail again.
        else if (isHopeless(entry)) void this.#kept.forget([entry.id]);
        // Not for every byte.
        if (shown === `${state} ${phase}`) return;
        shown = `${state} ${phase}`;
        this.#show();
      });
    }
    this.#show();
    this.#transfer.add(entries.map(({ task }) => task));
  }

  async #storeAll(entries: readonly Entry[]): Promise<void> {
    await this.#locked;
    // One after the other: copying three hundred files at once would fill the memory.
    for (const [index, entry] of entries.entries()) {
      if (entry.end === undefined) await this.#keep(entry);
      // From now on other tabs can find the queue.
      if (index === 0) this.#dependencies.notifyTabs();
    }
  }

  async #keep(entry: Entry): Promise<void> {
    await this.#kept.keep(entry);
    this.#show();
  }

  async #made(entry: Entry, photo: Photo): Promise<void> {
    entry.photo = photo;
    this.#orderOf(entry.workId).set(photo.path, entry.order);
    this.#deliver(entry.workId);
    if (entry.end === undefined) await this.#keep(entry);
  }

  #orderOf(workId: string): Map<string, number> {
    const order = this.#orders.get(workId) ?? new Map<string, number>();
    this.#orders.set(workId, order);
    return order;
  }

  /** Hands the photos that were made to the editor of the work, or else writes them. */
  #deliver(workId: string): void {
    const made = this.#madeOf(workId);
    if (made.length === 0) return;
    const receiver = this.#receivers.get(workId);
    if (receiver === undefined) {
      void this.#write(workId);
      return;
    }
    for (const entry of made) {
      // First: the editor may publish as soon as the last photo is there.
      this.#settle(entry);
      receiver.onPhoto(entry.photo, entry.file, this.#orderOf(workId));
    }
    this.#show();
  }

  #madeOf(workId: string) {
    return [...this.#entries.values()]
      .filter((entry) => entry.workId === workId)
      .filter((entry): entry is Entry & { photo: Photo } => entry.photo !== undefined)
      .toSorted((one, other) => one.order - other.order);
  }

  async #write(workId: string): Promise<void> {
    if (this.#writing.has(workId)) return;
    this.#writing.add(workId);
    const made = this.#madeOf(workId);
    try {
      const photos = made.map(({ photo }) => photo);
      await this.#dependencies.addToWork(this.#uid, workId, photos, this.#orderOf(workId));
      for (const entry of made) this.#settle(entry);
    } catch (error) {
      // The work was deleted: nothing can have its photos. Anything else may pass.
      if (failureOf(error).reason === 'gone') for (const entry of made) this.#settle(entry);
      else {
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.goOn(), RETRY);
      }
    } finally {
      this.#writing.delete(workId);
      this.#show();
    }
    // Others were made meanwhile.
    if (this.#madeOf(workId).some((entry) => !made.includes(entry))) this.#deliver(workId);
  }

  /** The work has the photo. */
  #settle(entry: Entry & { photo: Photo }): void {
    this.#entries.delete(entry.id);
    entry.end = 'delivered';
    this.#done = [...this.#done, photoIdOf(entry.photo.path)];
    void this.#keep(entry).then(() => this.#tidy(entry.workId));
  }

  #giveUp(entry: Entry): void {
    this.#entries.delete(entry.id);
    entry.end = 'givenUp';
    void this.#kept.forget([entry.id]).then(() => this.#tidy(entry.workId));
    this.#receivers.get(entry.workId)?.onGivenUp(entry.file);
    this.#show();
  }

  /** Once no file of a work is left, the order of its photos is of no use. */
  async #tidy(workId: string): Promise<void> {
    if (this.has(workId)) return;
    const stored = await this.#dependencies.stored(this.#uid).catch(() => []);
    const left = stored.filter((one) => one.workId === workId && one.queue === this.#id && one.isDelivered);
    if (this.has(workId)) return;
    this.#orders.delete(workId);
    if (left.length > 0) await this.#kept.forget(left.map(({ id }) => id));
  }

  async #takeOver(queue: string): Promise<void> {
    const stored = await this.#dependencies.stored(this.#uid).catch(() => []);
    const taken = stored.filter((one) => one.queue === queue);
    if (this.#entries.size === 0) this.#done = [];
    const unfinished = new Set(taken.flatMap((one) => (one.isDelivered ? [] : one.workId)));
    const begun: Entry[] = [];
    for (const record of taken) {
      const { id, workId, order, photoId, photo } = record;
      const file = record.file ?? new File([], '');
      await this.#dependencies.store({ ...record, queue: this.#id }).catch(() => {});
      if (photo !== undefined) this.#orderOf(workId).set(photo.path, order);
      if (record.isDelivered) {
        // The count goes on where the other tab has ended.
        if (unfinished.has(workId)) this.#done = [...this.#done, photo ? photoIdOf(photo.path) : photoId];
        continue;
      }
      const entry = this.#entryOf({ id, workId, order, photoId, file }, true);
      if (photo === undefined) begun.push(entry);
      else this.#entries.set(id, { ...entry, photo });
    }
    if (this.#ended.signal.aborted) return;
    this.#begin(begun);
    for (const workId of new Set(stored.map((one) => one.workId))) {
      this.#deliver(workId);
      void this.#tidy(workId);
    }
  }

  #show(): void {
    const photos = [...this.#entries.values()]
      .toSorted((one, other) => one.order - other.order)
      .map(({ id, workId, file, task, isStored }) => ({ id, workId, file, task, isStored }));
    if (photos.length === 0) {
      this.#isPaused = false;
      this.#transfer.hold(this.#ended.signal.aborted);
    }
    this.#state.set({ photos, done: this.#done, isPaused: this.#isPaused });
  }
}
