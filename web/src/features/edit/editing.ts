import { type Draft, NotNow, type SaveAnswer, type StoredDraft } from '../../live/save-work.ts';
import { type Conflict, isSame, mergeContent, partOf, withPart } from './content-merge.ts';
import { type History, NO_HISTORY, redoing, type Step, undoing, withStep } from './history.ts';

/** What is kept in this browser: what is written, and what it was written on; the base is absent before the first save. */
export interface Kept {
  base?: StoredDraft;
  content: Draft;
}

/** Where an editor keeps what is written. */
export interface Places {
  /** Writes it to the database of this browser. @throws where that is full or refused */
  keep: (kept: Kept) => Promise<void>;
  /** Takes it out of there, because it is saved. */
  forget: () => Promise<void>;
  /** Writes it to the work if that has this revision still; makes the work where the base is undefined. @throws `NotNow`, or what else refuses it */
  save: (content: Draft, revision: number | undefined) => Promise<SaveAnswer>;
}

/** Where all that was written is. */
export type Safety =
  /** In the work. */
  | 'saved'
  /** In this browser, and on its way. */
  | 'kept'
  /** Nowhere yet but on this page. */
  | 'unsafe';

/** Why what was written does not get into the work. */
export type Trouble = 'unreachable' | 'refused' | 'gone' | 'conflict';

export interface EditingState {
  content: Draft;
  safety: Safety;
  trouble?: Trouble;
  /** Whether the database of this browser takes nothing. */
  isBrowserFull: boolean;
  conflicts: readonly Conflict[];
  canUndo: boolean;
  canRedo: boolean;
}

/** After so long without a change it is saved, and after so long in any case: at most two seconds, in milliseconds. */
const PAUSE = 700;
const LONGEST = 1_500;
/** How long it is waited before it is tried again, at first and at most, in milliseconds. */
const FIRST_RETRY = 2_000;
const LAST_RETRY = 30_000;

/**
 * What one editor writes: every change is kept in this browser at once, and in the work within two seconds. What was changed
 * elsewhere is joined with it; where it cannot be, both are kept until somebody chooses.
 */
export class Editing {
  readonly #places: Places;
  readonly #listeners = new Set<() => void>();
  #base: StoredDraft | undefined;
  #content: Draft;
  /** Whether there is anything to be saved of a work that is not there. */
  #isBegun: boolean;
  #history: History = NO_HISTORY;
  #conflicts: readonly Conflict[] = [];
  #trouble: Trouble | undefined;
  #isBrowserFull = false;
  /** What the browser has of it; undefined where it has nothing. */
  #kept: Draft | undefined;
  #keeping: Promise<void> | undefined;
  #saving = false;
  /** What was on its way when the last answer was lost: it may be saved all the same. */
  #sent: Draft | undefined;
  #elsewhere: StoredDraft | 'gone' | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  #retry = FIRST_RETRY;
  #isOver = false;
  #state: EditingState;

  /**
   * @param from what there is of it: without a base it is a new work, which is made with the first change
   * @param isKept whether that was found in this browser, and is to be saved
   */
  constructor(places: Places, { base, content }: Kept, isKept = false) {
    this.#places = places;
    this.#base = base;
    this.#content = content;
    this.#isBegun = isKept;
    if (isKept) {
      this.#kept = content;
      this.#soon();
    }
    this.#state = this.#describe();
  }

  /** The same object until something changes. */
  get state(): EditingState {
    return this.#state;
  }

  /** Calls after every change; the answer stops that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @param field one of the content, or one language of it: `title.en`; undefined takes it away */
  change(field: string, value: unknown): void {
    const before = partOf(this.#content, field);
    if (isSame(before, value)) return;
    this.#history = withStep(this.#history, { field, before, after: value }, Date.now());
    this.#write(field, value);
  }

  undo(): void {
    this.#step(undoing(this.#history), ({ before }) => before);
  }

  redo(): void {
    this.#step(redoing(this.#history), ({ after }) => after);
  }

  /** Settles a conflict: what is not chosen can be had back by undoing. */
  resolve(field: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflicts.find((one) => one.field === field);
    if (conflict === undefined) return;
    this.#conflicts = this.#conflicts.filter((one) => one !== conflict);
    if (this.#conflicts.length === 0) this.#trouble = undefined;
    if (choice === 'theirs') this.change(field, conflict.theirs);
    this.#tell();
    this.#soon();
  }

  /** Makes the work anew that was deleted elsewhere. */
  makeAnew(): void {
    if (this.#trouble !== 'gone') return;
    this.#base = undefined;
    this.#trouble = undefined;
    this.#soon();
    this.#tell();
  }

  /** What a listener says that the database has; undefined where the work is not there. */
  hear(stored: StoredDraft | undefined): void {
    // Before the first save nothing is there that could be gone.
    if (stored === undefined && this.#base === undefined) return;
    this.#elsewhere = stored ?? 'gone';
    // What is being saved comes back here before its answer does.
    if (!this.#saving) this.#join();
  }

  /** Saves now what is not saved. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#retry = FIRST_RETRY;
    await this.#save();
  }

  /** Nothing is saved any more: what was kept stays in this browser. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #step(next: { step: Step; history: History } | undefined, partIn: (step: Step) => unknown): void {
    if (next === undefined) return;
    this.#history = next.history;
    this.#write(next.step.field, partIn(next.step));
  }

  #write(field: string, value: unknown): void {
    this.#content = withPart(this.#content, field, value);
    this.#isBegun = true;
    this.#unsavedSince ??= Date.now();
    if (this.#trouble === 'refused') this.#trouble = undefined;
    this.#keep();
    this.#soon();
    this.#tell();
  }

  #isDirty(): boolean {
    if (this.#base === undefined) return this.#isBegun;
    return !isSame(this.#base.content, this.#content);
  }

  /** One write after another to the browser, always of the newest. */
  #keep(): void {
    this.#keeping ??= this.#keepAll().finally(() => {
      this.#keeping = undefined;
    });
  }

  async #keepAll(): Promise<void> {
    while (!this.#isOver && this.#kept !== this.#content) {
      const content = this.#content;
      try {
        await this.#places.keep({ ...(this.#base && { base: this.#base }), content });
        this.#kept = content;
        this.#isBrowserFull = false;
      } catch {
        // It is told; the work is saved all the same.
        this.#isBrowserFull = true;
        this.#tell();
        return;
      }
      this.#tell();
    }
  }

  #soon(): void {
    const since = this.#unsavedSince ?? Date.now();
    this.#after(Math.max(Math.min(PAUSE, since + LONGEST - Date.now()), 0));
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#save(), milliseconds);
  }

  async #save(): Promise<void> {
    const isBlocked = this.#saving || this.#isOver || this.#conflicts.length > 0 || this.#trouble === 'gone';
    if (isBlocked || !this.#isDirty()) return;
    this.#saving = true;
    const content = this.#content;
    this.#sent = content;
    this.#unsavedSince = undefined;
    try {
      const answer = await this.#places.save(content, this.#base?.revision);
      this.#sent = undefined;
      this.#trouble = undefined;
      this.#retry = FIRST_RETRY;
      if ('saved' in answer) this.#base = answer.saved;
      else this.#elsewhere = 'gone' in answer ? 'gone' : answer.behind;
    } catch (error) {
      if (error instanceof NotNow) {
        this.#trouble = 'unreachable';
        this.#after(this.#retry);
        this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
      } else {
        console.warn('The work was not saved.', error);
        this.#trouble = 'refused';
      }
    } finally {
      this.#saving = false;
    }
    this.#join();
  }

  /** Joins what was heard from elsewhere, and goes on with what is not saved. */
  #join(): void {
    const heard = this.#elsewhere;
    this.#elsewhere = undefined;
    if (heard === 'gone') this.#trouble = 'gone';
    else if (heard !== undefined && heard.revision > (this.#base?.revision ?? 0)) this.#follow(heard);
    if (this.#isDirty()) {
      this.#keep();
      if (this.#trouble === undefined) this.#soon();
    } else {
      void this.#forget();
    }
    this.#tell();
  }

  #follow(stored: StoredDraft): void {
    const isOurs = this.#sent !== undefined && isSame(this.#sent, stored.content);
    const before = isOurs ? stored.content : (this.#base?.content ?? {});
    const { content, conflicts } = mergeContent(before, this.#content, stored.content);
    this.#base = stored;
    this.#sent = undefined;
    this.#content = content;
    const open = this.#conflicts.filter(({ field }) => conflicts.every((one) => one.field !== field));
    this.#conflicts = [...open, ...conflicts];
    this.#trouble = this.#conflicts.length > 0 ? 'conflict' : undefined;
  }

  async #forget(): Promise<void> {
    await this.#keeping;
    if (this.#kept === undefined || this.#isDirty()) return;
    this.#kept = undefined;
    // What is left there is what is saved: it is joined without a trace when it is found.
    await this.#places.forget().catch(() => {});
  }

  #tell(): void {
    this.#state = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #describe(): EditingState {
    const unsaved: Safety = this.#kept === this.#content ? 'kept' : 'unsafe';
    return {
      content: this.#content,
      safety: this.#isDirty() ? unsaved : 'saved',
      ...(this.#trouble && { trouble: this.#trouble }),
      isBrowserFull: this.#isBrowserFull,
      conflicts: this.#conflicts,
      canUndo: this.#history.done.length > 0,
      canRedo: this.#history.undone.length > 0,
    };
  }
}
