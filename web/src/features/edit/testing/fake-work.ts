import { newId } from '@waymark/model/ids';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import type { Draft, SaveAnswer, StoredDraft } from '../../../live/writes/save-work.ts';
import { Editing } from '../engine/editing.ts';
import type { LocalContent } from '../engine/editing-state.ts';

/** A work before any change. */
export const START: StoredDraft = { revision: 3, content: { title: { en: 'A', fr: 'B' }, tags: ['x'] } };

/** The most characters of a content in this database. */
export const LONGEST = 1_000;

/** A work in a database that several editors share, each in its own browser, for tests of editing. */
export function createFakeWork() {
  const editors: Editing[] = [];
  const remote = {
    stored: START as StoredDraft | undefined,
    writes: 0,
    fault: undefined as Error | undefined,
    /** How long an answer takes, in milliseconds. */
    takes: 100,
    /** The next answers are lost, although the changes are saved. */
    lost: 0,
    /** The next answers are lost so that the SDK makes the transaction again, which finds the saved work. */
    repeated: 0,
    notify() {
      for (const editing of editors) editing.receive(remote.stored);
    },
    edit(found?: LocalContent, session = newId()) {
      const base = remote.stored && { base: remote.stored };
      const browser = { draft: undefined as LocalContent | undefined, fault: undefined as Error | undefined };
      const editing = new Editing(
        {
          session,
          storeLocally: async (what) => {
            if (browser.fault) throw browser.fault;
            browser.draft = what;
          },
          deleteLocally: async () => {
            browser.draft = undefined;
          },
          save: (content, revision) => save(content, revision, session),
          isSavable: (content) => JSON.stringify(content).length < LONGEST,
        },
        found ?? { ...base, content: remote.stored?.content ?? {} },
        found !== undefined,
      );
      editors.push(editing);
      return { editing, browser, session };
    },
  };
  async function save(content: Draft, revision: number | undefined, session: string): Promise<SaveAnswer> {
    await new Promise((resolve) => setTimeout(resolve, remote.takes));
    if (remote.fault) throw remote.fault;
    if (remote.stored === undefined && revision !== undefined) return { gone: true };
    if (remote.stored !== undefined && remote.stored.revision !== revision) return { behind: remote.stored };
    remote.stored = { revision: (revision ?? 0) + 1, content, session };
    remote.writes++;
    if (remote.repeated-- > 0) return { behind: remote.stored };
    remote.notify();
    if (remote.lost-- > 0) throw new UnavailableError();
    return { saved: remote.stored };
  }
  return remote;
}
