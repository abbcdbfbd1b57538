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
  /** The session that holds each lock; a session of `dependencies` itself is none of these. */
  const locks = new Map<string, object>();
  const lockFor = (holder: object) => async (name: string) => {
    if (locks.has(name)) return undefined;
    locks.set(name, holder);
    return () => void locks.delete(name);
  };
  const releaseAll = (holder: object) => {
    for (const [name, its] of locks) if (its === holder) locks.delete(name);
  };
  const holders = new Map<EditSession, object>();
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
      lock: lockFor({}),
      countLocks: async (beginning) => [...locks.keys()].filter((name) => name.startsWith(beginning)).length,
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
      const holder = {};
      const session = new EditSession(uid, 'w', isNew, { ...all.dependencies, lock: lockFor(holder) });
      holders.set(session, holder);
      open.add(session);
      if (!all.isAway) session.receive(all.stored && workOf(all.stored));
      return session;
    },
    /** The tab is closed: its locks are released, and it runs nothing any more. */
    close(session: EditSession) {
      open.delete(session);
      session.editing?.end();
      releaseAll(holders.get(session) ?? session);
    },
    /** The document crashes: its locks are released, and it writes no more. */
    crash(session: EditSession) {
      open.delete(session);
      session.editing?.end();
      releaseAll(holders.get(session) ?? session);
    },
    /** Changes a field, which stores a draft. */
    async write(session: EditSession, field: string, value: unknown) {
      session.editing?.change(field, value);
      await elapse(0);
    },
  };
  return all;
}

export function workOf({ revision, content, session }: StoredDraft): Work {
  const savedBy = session === undefined ? {} : { savedBy: { session, revision } };
  return { id: 'w', kind: 'pin', state: 'draft', revision, content, ...savedBy, createdAt: 0, updatedAt: 0 };
}

export const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
