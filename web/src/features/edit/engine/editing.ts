import { dequal } from 'dequal';
import type { Draft, StoredDraft } from '../../../live/writes/save-work.ts';
import { type CommonReason, failureOf } from '../../../session/failure.ts';
import { createStore, type Store } from '../../../ui/hooks/store.ts';
import { type Conflict, mergeContent, partOf, withKnownParts, withPart } from './content-merge.ts';
import { DraftWriter } from './draft-writer.ts';
import type { DraftStores, EditingState, LocalContent, Safety, SaveFailure } from './editing-state.ts';
import {
  closedHistory,
  type History,
  NO_HISTORY,
  redoStep,
  undoStep,
  withArrival,
  withJoinedSteps,
  withStep,
} from './history.ts';
import { applyStep } from './join-lists.ts';
import { mergeValues } from './merge-values.ts';

/** A change is saved after this pause, and after `LONGEST` in any case, in milliseconds. */
const PAUSE = 700;
const LONGEST = 1_500;
/** The first and the longest pause before a failed save is tried again, in milliseconds. */
const FIRST_RETRY = 2_000;
const LAST_RETRY = 30_000;

/** How often an immediate save merges changes from elsewhere and tries again. */
const MOST_TRIES = 5;

/**
 * What one editor writes. Every change is stored in this browser at once, and saved to the work within two seconds. Changes from
 * elsewhere are merged with it; those that conflict are kept beside it until the creator chooses.
 */
export class Editing {
  readonly #stores: DraftStores;
  readonly #draftWriter: DraftWriter;
  readonly #state: Store<EditingState>;
  #base: StoredDraft | undefined;
  #content: Draft;
  /** Whether anything was changed or restored here. Such a work is saved even if it does not exist in the database. */
  #isBegun: boolean;
  #history: History = NO_HISTORY;
  #conflicts: readonly Conflict[];
  #failure: SaveFailure['reason'] | undefined;
  #saving = false;
  /** The last save, which resolves with its answer. */
  #sending: Promise<void> = Promise.resolve();
  /** The content of the last save without an answer. It may have been saved, and changed elsewhere since. */
  #sent: Draft | undefined;
  #remote: StoredDraft | 'gone' | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  #retry = FIRST_RETRY;
  #isOver = false;

  /**
   * @param from the existing content: without a base it is a new work, which the first change creates
   * @param isLocal whether the content is a local draft that must be saved
   */
  constructor(stores: DraftStores, from: LocalContent, isLocal = false) {
    const { base, content, conflicts = [] } = from;
    this.#stores = stores;
    this.#base = base;
    this.#content = content;
    this.#conflicts = conflicts;
    if (conflicts.length > 0) this.#failure = 'conflict';
    this.#isBegun = isLocal;
    this.#draftWriter = new DraftWriter({
      stores,
      currentDraft: () => this.#currentDraft(),
      onChange: () => this.#notify(),
      stored: isLocal ? this.#currentDraft() : undefined,
    });
    if (isLocal) this.#saveSoon();
    this.#state = createStore(this.#currentState());
  }

  /** The same object until something changes. */
  get state(): EditingState {
    return this.#state.current();
  }

  /** Whether anything was changed or restored here, also where it was undone. */
  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Calls after every change until the end. @returns a function that stops this */
  onChange(listener: () => void): () => void {
    return this.#state.subscribe(() => {
      if (!this.#isOver) listener();
    });
  }

  /**
   * @param field a field of the content, or one language of it: `title.en`
   * @param value undefined removes the value
   * @param from the value that was changed, where a field reports later than it is typed in: another change since is merged
   */
  change(field: string, value: unknown, from?: { value: unknown }): void {
    const before = partOf(this.#content, field);
    const after = this.#mergedWith(before, field, value, from);
    if (dequal(before, after)) return;
    this.#history = withStep(this.#history, { field, before, after }, Date.now());
    this.#write(field, after);
  }

  /**
   * As `change`, for a change of a list or a story that happened by itself. Undo skips it, and it removes no step that can be
   * redone.
   */
  addArrival(field: string, value: unknown, from?: { value: unknown }): void {
    const before = partOf(this.#content, field);
    const after = this.#mergedWith(before, field, value, from);
    if (dequal(before, after)) return;
    this.#history = withArrival(this.#history, { field, before, after });
    this.#write(field, after);
  }

  /** As `change`, for several fields at once, in one step of undo. @param values by field */
  changeTogether(values: ReadonlyMap<string, unknown>): void {
    const steps = [...values]
      .map(([field, after]) => ({ field, before: partOf(this.#content, field), after }))
      .filter(({ before, after }) => !dequal(before, after));
    if (steps.length === 0) return;
    this.#history = withJoinedSteps(this.#history, steps);
    for (const { field, after } of steps) this.#write(field, after);
  }

  #mergedWith(now: unknown, field: string, value: unknown, from = { value: now }): unknown {
    if (dequal(from.value || undefined, now || undefined)) return value;
    const { mine, theirs, isInConflict } = mergeValues(from.value, value, now);
    if (isInConflict) this.#addConflicts([{ field, base: from.value, mine, theirs }]);
    return mine;
  }

  undo(): void {
    this.#takeStep(undoStep, 'after', 'before');
  }

  redo(): void {
    this.#takeStep(redoStep, 'before', 'after');
  }

  /** Resolves a conflict. Undo brings back the value that was not chosen. */
  resolve(field: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflicts.find((one) => one.field === field);
    if (conflict === undefined) return;
    this.#conflicts = this.#conflicts.filter((one) => one !== conflict);
    if (this.#conflicts.length === 0) this.#failure = undefined;
    this.#history = closedHistory(this.#history);
    if (choice === 'theirs') this.change(field, conflict.theirs);
    this.#draftWriter.write();
    this.#notify();
    this.#saveSoon();
  }

  /**
   * Merges the draft that another editor of the same work left in this browser. Its base may be older than the content here.
   * @param session the edit session of that editor
   */
  adopt({ base, content, conflicts: open = [] }: LocalContent, session: string): void {
    // The last save may be its own, with a lost answer.
    const before = this.#base?.session === session ? this.#base : base;
    const merged = mergeContent(before?.content ?? {}, content, this.#content);
    if (dequal(merged.content, this.#content) && open.length === 0) return;
    this.#content = merged.content;
    this.#addConflicts([...open, ...merged.conflicts]);
    this.#isBegun = true;
    this.#draftWriter.write();
    this.#saveSoon();
    this.#notify();
  }

  /** Creates a work again that was deleted elsewhere. */
  recreate(): void {
    if (this.#failure !== 'gone') return;
    this.#base = undefined;
    this.#failure = undefined;
    // Also without a change: this content is all that remains of the work.
    this.#isBegun = true;
    this.#draftWriter.write();
    this.#saveSoon();
    this.#notify();
  }

  /** Receives the work from the database; undefined where it does not exist. */
  receive(stored: StoredDraft | undefined): void {
    // Before the first save there is no work that could be deleted.
    if (stored === undefined && this.#base === undefined) return;
    this.#remote = stored ?? 'gone';
    // The listener reports a save before its answer arrives.
    if (!this.#saving) this.#mergeRemote();
  }

  /** Saves unsaved changes now. It resolves when all is saved, or when it is known that this fails. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#retry = FIRST_RETRY;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.#sending;
      await this.#save();
      if (!this.#isDirty() || this.#failure !== undefined) return;
    }
  }

  /** Stops saving. Stored drafts stay in this browser. */
  end(): void {
    this.#isOver = true;
    this.#draftWriter.end();
    clearTimeout(this.#timer);
  }

  /** Takes the next step, with all that belong to the same change. */
  #takeStep(take: typeof undoStep, from: 'before' | 'after', to: 'before' | 'after'): void {
    let next = take(this.#history);
    while (next !== undefined) {
      this.#history = next.history;
      const { field, [from]: was, [to]: becomes } = next.step;
      this.#write(field, applyStep(was, becomes, partOf(this.#content, field)));
      next = next.goesOn ? take(this.#history) : undefined;
    }
  }

  #write(field: string, value: unknown): void {
    this.#content = withPart(this.#content, field, value);
    this.#isBegun = true;
    this.#unsavedSince ??= Date.now();
    if (this.#failure === 'refused' || this.#failure === 'broken') this.#failure = undefined;
    this.#draftWriter.write();
    this.#saveSoon();
    this.#notify();
  }

  #isDirty(): boolean {
    if (this.#base === undefined) return this.#isBegun;
    return !dequal(this.#base.content, this.#content);
  }

  /** The draft that this browser should store. */
  #currentDraft(): LocalContent {
    const base = this.#base;
    return { ...(base && { base }), content: this.#content, conflicts: this.#conflicts };
  }

  #saveSoon(): void {
    const since = this.#unsavedSince ?? Date.now();
    this.#saveAfter(Math.max(Math.min(PAUSE, since + LONGEST - Date.now()), 0));
  }

  #saveAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#save(), milliseconds);
  }

  #save(): Promise<void> {
    const isBlocked = this.#saving || this.#isOver || this.#conflicts.length > 0 || this.#failure === 'gone';
    if (isBlocked || !this.#isDirty()) return Promise.resolve();
    this.#sending = this.#send();
    return this.#sending;
  }

  async #send(): Promise<void> {
    this.#saving = true;
    const content = this.#content;
    this.#sent = content;
    this.#unsavedSince = undefined;
    try {
      const answer = await this.#stores.save(content, this.#base?.revision);
      this.#failure = undefined;
      this.#retry = FIRST_RETRY;
      if ('saved' in answer) {
        this.#base = answer.saved;
        this.#sent = undefined;
      } else this.#remote = 'gone' in answer ? 'gone' : answer.behind;
    } catch (error) {
      this.#fail(this.#reasonOf(error, content), content);
    } finally {
      this.#saving = false;
    }
    this.#mergeRemote();
  }

  #reasonOf(error: unknown, content: Draft): CommonReason {
    const isOfDatabase = error instanceof Error && error.name === 'FirebaseError';
    // The database refuses a content that is far too large with the code of a fault of the application.
    return isOfDatabase && !this.#stores.isSavable(content) ? 'refused' : failureOf(error).reason;
  }

  /** Waits for the next change, or tries again where a retry without a change may succeed. */
  #fail(reason: CommonReason, content: Draft): void {
    switch (reason) {
      case 'gone':
        this.#failure = reason;
        return;
      case 'refused':
      case 'broken':
        // Changes made meanwhile may be valid.
        this.#failure = dequal(content, this.#content) ? reason : undefined;
        return;
      default:
        this.#failure = 'unreachable';
        this.#saveAfter(this.#retry);
        this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
    }
  }

  /** Merges the content from elsewhere, and continues with unsaved changes. */
  #mergeRemote(): void {
    const remote = this.#remote;
    this.#remote = undefined;
    if (remote === 'gone') this.#failure = 'gone';
    else if (remote !== undefined && remote.revision > (this.#base?.revision ?? 0)) this.#rebase(remote);
    if (this.#isDirty()) {
      this.#draftWriter.write();
      if (this.#failure === undefined) this.#saveSoon();
    } else {
      void this.#draftWriter.delete(() => this.#isDirty());
    }
    this.#notify();
  }

  #rebase(stored: StoredDraft): void {
    // What this session saved is no change from elsewhere, whether or not the answer arrived.
    const before =
      stored.session === this.#stores.session
        ? stored.content
        : withKnownParts(this.#base?.content ?? {}, this.#sent ?? {}, stored.content);
    const { content, conflicts } = mergeContent(before, this.#content, stored.content);
    this.#base = stored;
    this.#sent = undefined;
    this.#content = content;
    this.#addConflicts(conflicts);
  }

  /** The newest conflict of a field replaces all earlier ones. */
  #addConflicts(conflicts: readonly Conflict[]): void {
    const open = this.#conflicts.filter(({ field }) => conflicts.every((one) => one.field !== field));
    this.#conflicts = [...open, ...conflicts];
    this.#failure = this.#conflicts.length > 0 ? 'conflict' : undefined;
  }

  #notify(): void {
    this.#state.set(this.#currentState());
  }

  #currentState(): EditingState {
    const unsaved: Safety = this.#draftWriter.hasStored(this.#content) ? 'local' : 'unsafe';
    return {
      content: this.#content,
      safety: this.#isDirty() ? unsaved : 'saved',
      ...(this.#failure && { failure: { reason: this.#failure } }),
      isBrowserFull: this.#draftWriter.isFull,
      conflicts: this.#conflicts,
      canUndo: this.#history.done.length > 0,
      canRedo: this.#history.undone.length > 0,
    };
  }
}
