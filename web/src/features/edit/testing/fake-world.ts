import type { Work } from '@waymark/model/entities/work';
import { vi } from 'vitest';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import type { LocalDraft } from '../../../live/writes/draft-store.ts';
import type { SaveAnswer, StoredDraft } from '../../../live/writes/save-work.ts';
import { type Dependencies, EditSession } from '../engine/edit-session.ts';

/** The first title of the work in these tests. */
export const TITLE = { en: 'A', fr: 'B' };

/** A browser whose tabs are documents, and a database, for tests of edit sessions on a fake clock. */
export function fakeWorld() {
  const drafts = new Map<string, LocalDraft>();
  const locks = new Set<string>();
  const open = new Set<EditSession>();
  const all = {
    drafts,
    stored: { revision: 1, content: { title: TITLE } } as StoredDraft | undefined,
    isAway: false,
    /** Whether photos of the work are on their way. */
    hasUploads: false,
    /** Whether the address is still that of the work. */
    isShown: false,
    dependencies: {
      findDrafts: async (uid, workId) =>
        [...drafts.values()]
          .filter((one) => one.uid === uid && one.workId === workId)
          .toSorted((one, other) => other.at - one.at),
      storeDraft: async (what) => {
        drafts.set(what.key, structuredClone(what));
      },
      deleteDraft: async (key) => {
        drafts.delete(key);
      },
      lock: async (name) => {
        if (locks.has(name)) return undefined;
        locks.add(name);
        return () => locks.delete(name);
      },
      countLocks: async (beginning) => [...locks].filter((name) => name.startsWith(beginning)).length,
      discard: async (_uid, _workId, isLeft): Promise<void> => {
        // A transaction is retried without an end.
        while (all.isAway) await new Promise((resolve) => setTimeout(resolve, 50));
        if (all.stored?.revision === 1 && isLeft()) all.stored = undefined;
      },
      isServerUnreachable: (): boolean => all.isAway,
      hasUploads: async (): Promise<boolean> => all.hasUploads,
      isShown: (): boolean => all.isShown,
      save: async ({ session }, content, revision): Promise<SaveAnswer> => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (all.isAway) throw new UnavailableError();
        if (all.stored === undefined && revision !== undefined) return { gone: true };
        if (all.stored !== undefined && all.stored.revision !== revision) return { behind: all.stored };
        all.stored = { revision: (revision ?? 0) + 1, content, session };
        for (const session of open) session.receive(workOf(all.stored));
        return { saved: all.stored };
      },
    } satisfies Dependencies,
    openSession(uid = 'me', isNew = false) {
      const session = new EditSession(uid, 'w', isNew, all.dependencies);
      open.add(session);
      if (!all.isAway) session.receive(all.stored && workOf(all.stored));
      return session;
    },
    /** The tab is closed: its locks are released, and it runs nothing any more. */
    close(session: EditSession) {
      open.delete(session);
      session.editing?.end();
      locks.clear();
    },
    /** The document crashes: its locks are released, and it writes no more. */
    crash(session: EditSession) {
      open.delete(session);
      session.editing?.end();
      const keys = [...drafts.keys()];
      for (const key of keys) if (!isOfAnother(session, key)) locks.delete(`waymark.work.${key}`);
    },
  };
  const keys = new Map<EditSession, string>();
  const isOfAnother = (session: EditSession, key: string) =>
    [...keys].some(([other, its]) => other !== session && open.has(other) && its === key);
  return Object.assign(all, {
    /** Writes a draft, whose key is known. */
    async write(session: EditSession, field: string, value: unknown) {
      const before = new Set(drafts.keys());
      session.editing?.change(field, value);
      await elapse(0);
      const fresh = [...drafts.keys()].find((key) => !before.has(key));
      if (fresh !== undefined) keys.set(session, fresh);
    },
  });
}

export function workOf({ revision, content, session }: StoredDraft): Work {
  const savedBy = session === undefined ? {} : { savedBy: { session, revision } };
  return { id: 'w', kind: 'pin', state: 'draft', revision, content, ...savedBy, createdAt: 0, updatedAt: 0 };
}

export const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
