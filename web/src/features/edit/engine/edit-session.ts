import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { isServerUnreachable } from '../../../live/core/connection.ts';
import { countLocks, lock } from '../../../live/core/tab-lock.ts';
import { hasUploads } from '../../../live/uploads/own-queue.ts';
import {
  deleteLocalDraft,
  type LocalDraft,
  localDraftOf,
  saveLocalDraft,
} from '../../../live/writes/draft-store.ts';
import { saveWork, storedDraft } from '../../../live/writes/save-work.ts';
import { discardWork } from '../../../live/writes/work-mutations.ts';
import { createStore, type Source } from '../../../ui/hooks/store.ts';
import { problemsOfSaving } from '../publish/problems-of.ts';
import { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { forgetNewWork, newWorksOf, rememberNewWork } from './new-works.ts';

/** What an edit session calls outside of itself. Tests replace it. */
export interface Dependencies {
  findDrafts: typeof localDraftOf;
  storeDraft: typeof saveLocalDraft;
  deleteDraft: typeof deleteLocalDraft;
  lock: typeof lock;
  countLocks: typeof countLocks;
  save: typeof saveWork;
  discard: typeof discardWork;
  isServerUnreachable: typeof isServerUnreachable;
  hasUploads: typeof hasUploads;
  /** Whether the page shows a work. */
  isShown: (workId: string) => boolean;
}

const DEPENDENCIES: Dependencies = {
  findDrafts: localDraftOf,
  storeDraft: saveLocalDraft,
  deleteDraft: deleteLocalDraft,
  lock,
  countLocks,
  save: saveWork,
  discard: discardWork,
  isServerUnreachable,
  hasUploads,
  isShown: (workId) => new URLSearchParams(location.search).get('work') === workId,
};

/** The state of an editor, and the functions that change it. */
export interface Edited {
  editing: Editing;
  kind: PublishedKind;
  state: EditingState;
}

/** How long a session continues to save after its end, in milliseconds. Changes that are not saved by then stay in this browser. */
const LAST_SAVE = 3_000;

/** Sessions that have ended and still save, by their work. The next session waits for them, or it would restore what is being saved. */
const endingSessions = new Map<string, Promise<void>>();

/** The last answer of the database: the work, or that it does not exist. */
interface Received {
  work: Work | undefined;
}

/**
 * One session of editing a work. It stores a local draft under a key that it locks. Earlier sessions that crashed or had no
 * connection may have left local drafts in this browser: the session restores them one after the other, except those that another
 * tab has locked. A work that was created for this session and is still empty at its end is deleted.
 */
export class EditSession {
  readonly #uid: string;
  readonly #workId: string;
  readonly #isNew: boolean;
  readonly #dependencies: Dependencies;
  readonly #edited = createStore<Edited | undefined>(undefined);
  readonly #releases = new Map<string, () => void>();
  #editing: Editing | undefined;
  /** Local drafts still to be restored, the newest first; undefined until they are read. */
  #unrestored: LocalDraft[] | undefined;
  /** Local drafts that were restored. They are deleted once the draft writer has stored their content. */
  #restored: LocalDraft[] = [];
  #received: Received | undefined;
  #isOver = false;
  /** A lock by which other tabs see that the work is open here. */
  readonly #openLock: ReturnType<typeof lock>;

  /** @param isNew whether the work was created for this session */
  constructor(uid: string, workId: string, isNew: boolean, dependencies: Dependencies = DEPENDENCIES) {
    this.#uid = uid;
    this.#workId = workId;
    this.#isNew = isNew;
    this.#dependencies = dependencies;
    if (isNew) rememberNewWork(uid, workId);
    this.#openLock = dependencies.lock(`${this.#openLockPrefix()}${newId()}`);
    void this.#open();
  }

  /** Undefined until there is something to edit. */
  get editing(): Editing | undefined {
    return this.#editing;
  }

  /** Calls after every change until the end; undefined as `editing`. */
  get edited(): Source<Edited | undefined> {
    return this.#edited;
  }

  /** Receives the work from the database; undefined where it does not exist. */
  receive(work: Work | undefined): void {
    this.#received = { work };
    if (this.#editing) this.#editing.receive(work && storedDraft(work));
    else this.#begin();
    this.#restoreDrafts();
  }

  /** Saves unsaved changes, for at most `LAST_SAVE`, and releases the locks. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const name = this.#workName();
    const saved = Promise.race([this.#editing?.flush(), elapsed(LAST_SAVE)]).then(() => {
      this.#editing?.end();
      this.#releaseLocks();
      if (endingSessions.get(name) === saved) endingSessions.delete(name);
      void this.#finish();
    });
    endingSessions.set(name, saved);
  }

  async #finish(): Promise<void> {
    // Of several sessions that end at once, such as this one and that of `discardLeftWorks`, the last one has to count no other.
    const unmark = await this.#openLock;
    unmark?.();
    await this.#discard();
  }

  /** Deletes the work if it is empty and no session has it open. It never throws: a work that is not deleted stays a draft. */
  async #discard(): Promise<void> {
    if (!this.#isNew) return;
    if (!isUntouched(this.#editing)) return forgetNewWork(this.#uid, this.#workId);
    // Its photos are on their way.
    if (await this.#dependencies.hasUploads(this.#uid, this.#workId))
      return forgetNewWork(this.#uid, this.#workId);
    // Firestore would retry until there is a connection, and could delete the work after the creator has come back to it.
    if (this.#dependencies.isServerUnreachable()) return;
    const { uid, workId } = { uid: this.#uid, workId: this.#workId };
    try {
      const [drafts, open] = await Promise.all([
        this.#dependencies.findDrafts(uid, workId),
        this.#dependencies.countLocks(this.#openLockPrefix()),
      ]);
      // A change of language opens the work on another page, and the creator may come back to it.
      const isLeft = () => !this.#dependencies.isShown(workId);
      if (drafts.length === 0 && open === 0 && isLeft())
        await this.#dependencies.discard(uid, workId, isLeft);
      // One that is open elsewhere is no longer this session's.
      forgetNewWork(uid, workId);
    } catch (error) {
      console.warn('An empty work could not be deleted.', error);
    }
  }

  /** The prefix of the locks by which sessions mark that this work is open. */
  #openLockPrefix(): string {
    return `waymark.open.${this.#workName()}/`;
  }

  #workName(): string {
    return `${this.#uid}/${this.#workId}`;
  }

  async #open(): Promise<void> {
    await endingSessions.get(this.#workName());
    const found = await this.#dependencies.findDrafts(this.#uid, this.#workId).catch((error: unknown) => {
      // A browser that cannot read drafts cannot store them either, which the editor says.
      console.warn('The drafts of this browser cannot be read.', error);
      return [];
    });
    const unrestored: LocalDraft[] = [];
    for (const draft of found) if (await this.#lock(draft.key)) unrestored.push(draft);
    if (this.#isOver) return this.#releaseLocks();
    this.#unrestored = unrestored;
    this.#begin();
  }

  async #lock(key: string): Promise<boolean> {
    const release = await this.#dependencies.lock(`waymark.work.${key}`);
    if (release) this.#releases.set(key, release);
    return release !== undefined;
  }

  #releaseLocks(): void {
    for (const release of this.#releases.values()) release();
  }

  /** Begins with the newest local draft, or else with the work in the database, once both are known. */
  #begin(): void {
    if (this.#unrestored === undefined || this.#editing !== undefined) return;
    const work = this.#received?.work;
    const draft = this.#unrestored.shift();
    const kind = PUBLISHED_KINDS.find((one) => one === (work?.kind ?? draft?.kind));
    if (kind === undefined) return;
    const key = draft?.key ?? newId();
    if (draft === undefined) void this.#lock(key);
    const { uid, workId: id } = { uid: this.#uid, workId: this.#workId };
    const base = work && storedDraft(work);
    const editing = new Editing(
      {
        session: key,
        storeLocally: (content) =>
          this.#dependencies.storeDraft({ key, uid, workId: id, kind, ...content, at: Date.now() }),
        deleteLocally: () => this.#dependencies.deleteDraft(key),
        save: (content, revision) =>
          this.#dependencies.save({ uid, id, kind, session: key }, content, revision),
        isSavable: (content) => problemsOfSaving(kind, content).length === 0,
      },
      draft ?? { ...(base && { base }), content: base?.content ?? {} },
      draft !== undefined,
    );
    this.#editing = editing;
    const show = () => {
      this.#restoreDrafts();
      if (!this.#isOver) this.#edited.set({ editing, kind, state: editing.state });
    };
    editing.onChange(show);
    if (draft && this.#received) editing.receive(base);
    show();
  }

  /** Restores one local draft at a time, when all is saved and nothing is in conflict, so that no conflict hides another. */
  #restoreDrafts(): void {
    const editing = this.#editing;
    if (editing === undefined || this.#received === undefined) return;
    for (;;) {
      if (editing.state.safety !== 'unsafe')
        for (const draft of this.#restored.splice(0)) this.#deleteRestored(draft);
      const isFree = editing.state.safety === 'saved' && editing.state.failure === undefined;
      const next = isFree ? this.#unrestored?.shift() : undefined;
      if (next === undefined) return;
      this.#restored.push(next);
      editing.adopt(next, next.key);
    }
  }

  #deleteRestored({ key }: LocalDraft): void {
    // Restoring it a second time would change nothing.
    this.#dependencies.deleteDraft(key).catch(() => {});
    this.#releases.get(key)?.();
    this.#releases.delete(key);
  }
}

/** Deletes the empty works of a user that were left by closing their tab. Works that are open stay. */
export function discardLeftWorks(uid: string, dependencies: Dependencies = DEPENDENCIES): void {
  for (const workId of newWorksOf(uid)) new EditSession(uid, workId, true, dependencies).end();
}

/** Whether nothing was changed or restored; true also where no editing has begun. */
function isUntouched(editing: Editing | undefined): boolean {
  if (editing === undefined) return true;
  const { safety, failure } = editing.state;
  return !editing.isBegun && safety === 'saved' && failure === undefined;
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
