import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { isAway } from '../../../live/core/connection.ts';
import {
  deleteLocalDraft,
  type LocalDraft,
  localDraftOf,
  saveLocalDraft,
} from '../../../live/writes/draft-store.ts';
import { saveWork, storedDraft } from '../../../live/writes/save-work.ts';
import { discardWork } from '../../../live/writes/work-mutations.ts';
import { createStore, type Source } from '../../../ui/store.ts';
import { countHeld, hold } from './edit-lock.ts';
import { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';

/** What a visit needs of the world around it. */
export interface Around {
  find: typeof localDraftOf;
  keep: typeof saveLocalDraft;
  forget: typeof deleteLocalDraft;
  hold: typeof hold;
  countHeld: typeof countHeld;
  save: typeof saveWork;
  discard: typeof discardWork;
  isAway: typeof isAway;
  /** Whether the page is of a work. */
  isShown: (workId: string) => boolean;
}

const AROUND: Around = {
  find: localDraftOf,
  keep: saveLocalDraft,
  forget: deleteLocalDraft,
  hold,
  countHeld,
  save: saveWork,
  discard: discardWork,
  isAway,
  isShown: (workId) => new URLSearchParams(location.search).get('work') === workId,
};

/** What an editor shows, and what it changes it by. */
export interface Edited {
  editing: Editing;
  kind: PublishedKind;
  state: EditingState;
}

/** How long a visit that is over goes on saving, in milliseconds: what is not saved then stays in this browser. */
const LAST_SAVE = 3_000;

/** Visits that are over and still saving, by their work: the next one waits, so that it does not take up what is on its way. */
const leaving = new Map<string, Promise<void>>();

/** What is heard from the database: the work, or that there is none. */
interface Heard {
  work: Work | undefined;
}

/**
 * One visit to the editor of a work. What is written is kept under a name that this visit holds; what visits that are over left in
 * this browser, because they crashed or had no connection, is taken up, one after the other. That of an editor that is open in
 * another tab is left to that tab. What was made for this visit, and is left without a word in it, goes again.
 */
export class EditSession {
  readonly #uid: string;
  readonly #workId: string;
  readonly #isNew: boolean;
  readonly #around: Around;
  readonly #edited = createStore<Edited | undefined>(undefined);
  readonly #releases = new Map<string, () => void>();
  #editing: Editing | undefined;
  /** What is still to be taken up, the newest first; undefined until it is known. */
  #left: LocalDraft[] | undefined;
  /** What was taken in, and is here only until it is kept anew. */
  #taken: LocalDraft[] = [];
  #heard: Heard | undefined;
  #isOver = false;
  /** Holds a name by which other tabs know that the work is open here. */
  readonly #marked: ReturnType<typeof hold>;

  /** @param isNew whether the work was made to be written here */
  constructor(uid: string, workId: string, isNew: boolean, around: Around = AROUND) {
    this.#uid = uid;
    this.#workId = workId;
    this.#isNew = isNew;
    this.#around = around;
    this.#marked = around.hold(`${this.#mark()}${newId()}`);
    void this.#open();
  }

  /** Undefined until there is something to edit. */
  get editing(): Editing | undefined {
    return this.#editing;
  }

  /** Changes until the end; undefined as `editing`. */
  get edited(): Source<Edited | undefined> {
    return this.#edited;
  }

  /** What a listener says that the database has; undefined where the work is not there. */
  hear(work: Work | undefined): void {
    this.#heard = { work };
    if (this.#editing) this.#editing.hear(work && storedDraft(work));
    else this.#begin();
    this.#takeIn();
  }

  /** Saves what is not saved, for a while, and lets go. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const name = this.#workName();
    const saved = Promise.race([this.#editing?.flush(), elapsed(LAST_SAVE)]).then(() => {
      this.#editing?.end();
      this.#letGo();
      if (leaving.get(name) === saved) leaving.delete(name);
      void this.#leave();
    });
    leaving.set(name, saved);
  }

  async #leave(): Promise<void> {
    const unmark = await this.#marked;
    await this.#discard();
    unmark?.();
  }

  /** Deletes the work if nothing was ever written into it and nobody has it open. It never throws: what is not deleted stays a draft. */
  async #discard(): Promise<void> {
    if (!this.#isNew || !isUntouched(this.#editing)) return;
    // It would be tried again until there is a connection, and the work go from under the hand of who comes back to it.
    if (this.#around.isAway()) return;
    const { uid, workId } = { uid: this.#uid, workId: this.#workId };
    try {
      const [kept, open] = await Promise.all([
        this.#around.find(uid, workId),
        this.#around.countHeld(this.#mark()),
      ]);
      // In the other language it is another page, which may be on its way here; and somebody may come back.
      const isLeft = () => !this.#around.isShown(workId);
      if (kept.length === 0 && open === 1 && isLeft()) await this.#around.discard(uid, workId, isLeft);
    } catch (error) {
      console.warn('A work that nothing was written into was not deleted.', error);
    }
  }

  /** With it begin the names that visits to this work hold. */
  #mark(): string {
    return `waymark.open.${this.#workName()}/`;
  }

  #workName(): string {
    return `${this.#uid}/${this.#workId}`;
  }

  async #open(): Promise<void> {
    await leaving.get(this.#workName());
    const found = await this.#around.find(this.#uid, this.#workId).catch((error: unknown) => {
      // What cannot be read cannot be written either, which the editor says.
      console.warn('What was kept in this browser cannot be read.', error);
      return [];
    });
    const left: LocalDraft[] = [];
    for (const kept of found) if (await this.#hold(kept.key)) left.push(kept);
    if (this.#isOver) return this.#letGo();
    this.#left = left;
    this.#begin();
  }

  async #hold(key: string): Promise<boolean> {
    const release = await this.#around.hold(`waymark.work.${key}`);
    if (release) this.#releases.set(key, release);
    return release !== undefined;
  }

  #letGo(): void {
    for (const release of this.#releases.values()) release();
  }

  /** Once it is known what was left: with the newest of that, else with what the database has. */
  #begin(): void {
    if (this.#left === undefined || this.#editing !== undefined) return;
    const work = this.#heard?.work;
    const kept = this.#left.shift();
    const kind = PUBLISHED_KINDS.find((one) => one === (work?.kind ?? kept?.kind));
    if (kind === undefined) return;
    const key = kept?.key ?? newId();
    if (kept === undefined) void this.#hold(key);
    const { uid, workId: id } = { uid: this.#uid, workId: this.#workId };
    const base = work && storedDraft(work);
    const editing = new Editing(
      {
        keep: (what) => this.#around.keep({ key, uid, workId: id, kind, ...what, at: Date.now() }),
        forget: () => this.#around.forget(key),
        save: (content, revision) => this.#around.save({ uid, id, kind }, content, revision),
      },
      kept ?? { ...(base && { base }), content: base?.content ?? {} },
      kept !== undefined,
    );
    this.#editing = editing;
    const show = () => {
      this.#takeIn();
      if (!this.#isOver) this.#edited.set({ editing, kind, state: editing.state });
    };
    editing.onChange(show);
    if (kept && this.#heard) editing.hear(base);
    show();
  }

  /** One at a time, when nothing is to be chosen in and all is saved: so no choice hides another. */
  #takeIn(): void {
    const editing = this.#editing;
    if (editing === undefined || this.#heard === undefined) return;
    for (;;) {
      if (editing.state.safety !== 'unsafe') for (const kept of this.#taken.splice(0)) this.#drop(kept);
      const isFree = editing.state.safety === 'saved' && editing.state.failure === undefined;
      const next = isFree ? this.#left?.shift() : undefined;
      if (next === undefined) return;
      this.#taken.push(next);
      editing.adopt(next);
    }
  }

  #drop({ key }: LocalDraft): void {
    // Taken in a second time it changes nothing.
    this.#around.forget(key).catch(() => {});
    this.#releases.get(key)?.();
    this.#releases.delete(key);
  }
}

/** Whether nothing was changed in it, nor in what was taken up; undefined is what nobody has seen. */
function isUntouched(editing: Editing | undefined): boolean {
  if (editing === undefined) return true;
  const { safety, failure } = editing.state;
  return !editing.isBegun && safety === 'saved' && failure === undefined;
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
