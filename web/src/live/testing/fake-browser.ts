import type { Photo } from '@waymark/model/entities/photo';
import { UnavailableError } from '../core/unavailable-error.ts';
import { withArrivedPhoto } from '../uploads/photo-order.ts';
import { PhotoQueue } from '../uploads/photo-queue.ts';
import { uploadPhoto } from '../uploads/upload-photo.ts';
import type { StoredUpload } from '../uploads/upload-store.ts';
import { createFakeTransport } from './fake-upload.ts';

/** A browser whose tabs have queues of photos, and works that take the photos, for tests of the queues. */
export function createFakeBrowser(uid = 'owner') {
  const locks = new Map<string, { owner: object; waiting: (() => void)[] }>();
  const tabs = new Set<{ notice: Set<() => void> }>();
  const browser = {
    stored: new Map<string, StoredUpload>(),
    /** How many more files the browser can store. */
    room: Number.POSITIVE_INFINITY,
    /** The photos of each work in the database; an absent one was deleted. */
    works: new Map<string, readonly Photo[]>([
      ['w', []],
      ['v', []],
    ]),
    isAway: false,
    /** Opens a tab. */
    open() {
      const fake = createFakeTransport();
      const tab = { notice: new Set<() => void>() };
      const connection = new Set<() => void>();
      let isClosed = false;
      const take = (name: string) => {
        locks.set(name, { owner: tab, waiting: locks.get(name)?.waiting ?? [] });
        return () => release(name);
      };
      const whileOpen = async <Value>(value: Value): Promise<Value> => {
        if (isClosed) await new Promise(() => {});
        return value;
      };
      const queue = new PhotoQueue(uid, {
        store: async (upload) => {
          await whileOpen(undefined);
          const isNew = !browser.stored.has(upload.id);
          if (isNew && upload.file && browser.room-- <= 0)
            throw new DOMException('full', 'QuotaExceededError');
          browser.stored.set(upload.id, { ...upload });
        },
        remove: async (ids) => {
          await whileOpen(undefined);
          for (const id of ids) browser.stored.delete(id);
        },
        stored: async () =>
          whileOpen([...browser.stored.values()].toSorted((one, other) => one.order - other.order)),
        lock: async (name) => (locks.has(name) ? undefined : take(name)),
        lockWhenFree: (name) =>
          new Promise((resolve) => {
            const grant = () => resolve(take(name));
            const held = locks.get(name);
            if (held === undefined) grant();
            else held.waiting.push(grant);
          }),
        upload: (file, owner, _, photoId, isResumed) =>
          uploadPhoto(file, owner, fake.load, photoId, isResumed),
        addToWork: async (_, workId, photos, order) => {
          await whileOpen(undefined);
          if (browser.isAway) throw new UnavailableError();
          const before = browser.works.get(workId);
          if (before === undefined) throw Object.assign(new Error('gone'), { name: 'WorkGone' });
          browser.works.set(
            workId,
            photos.reduce((now, photo) => withArrivedPhoto(now, photo, order), before),
          );
        },
        isServerUnreachable: () => browser.isAway,
        onConnectionChange: (listener) => {
          connection.add(listener);
          return () => connection.delete(listener);
        },
        notifyTabs: () => {
          for (const other of tabs) if (other !== tab) for (const listener of other.notice) listener();
        },
        onNotice: (listener) => {
          tab.notice.add(listener);
          return () => tab.notice.delete(listener);
        },
      });
      tabs.add(tab);
      return {
        queue,
        fake,
        setAway(isAway: boolean) {
          browser.isAway = isAway;
          for (const listener of connection) listener();
        },
        /** Closes the tab, or crashes it: nothing of it runs any more, and its locks are free. */
        close() {
          isClosed = true;
          tabs.delete(tab);
          for (const [name, { owner }] of locks) if (owner === tab) release(name);
        },
      };
    },
  };
  function release(name: string) {
    const [next, ...others] = locks.get(name)?.waiting ?? [];
    locks.delete(name);
    if (next === undefined) return;
    next();
    const held = locks.get(name);
    if (held) held.waiting = others;
  }
  return browser;
}

export type FakeTab = ReturnType<ReturnType<typeof createFakeBrowser>['open']>;
