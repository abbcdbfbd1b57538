import type { Draft } from '../../../live/writes/save-work.ts';
import type { DraftStores, LocalContent } from './editing-state.ts';

interface DraftWriterOptions {
  stores: Pick<DraftStores, 'storeLocally' | 'deleteLocally'>;
  /** The draft to be stored now. Unchanged parts are the same objects. */
  currentDraft: () => LocalContent;
  /** Calls after every write, also after one that failed. */
  onChange: () => void;
  /** The draft that this browser has already. */
  stored: LocalContent | undefined;
}

/** Writes the draft of one editor to this browser: always the newest, one write at a time. */
export class DraftWriter {
  readonly #stores: DraftWriterOptions['stores'];
  readonly #currentDraft: () => LocalContent;
  readonly #onChange: () => void;
  /** The draft that is stored; undefined where there is none. */
  #stored: LocalContent | undefined;
  #writing: Promise<void> | undefined;
  #isFull = false;
  #isOver = false;

  constructor({ stores, currentDraft, onChange, stored }: DraftWriterOptions) {
    this.#stores = stores;
    this.#currentDraft = currentDraft;
    this.#onChange = onChange;
    this.#stored = stored;
  }

  /** Whether the last write failed. */
  get isFull(): boolean {
    return this.#isFull;
  }

  hasStored(content: Draft): boolean {
    return this.#stored?.content === content;
  }

  write(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Deletes the draft from this browser, unless it is needed again by then. */
  async delete(isNeeded: () => boolean): Promise<void> {
    await this.#writing;
    if (this.#stored === undefined || isNeeded()) return;
    this.#stored = undefined;
    // A draft that could not be deleted says what is saved: restoring it changes nothing.
    await this.#stores.deleteLocally().catch(() => {});
  }

  /** Ends all writing; the stored draft stays. */
  end(): void {
    this.#isOver = true;
  }

  async #writeAll(): Promise<void> {
    for (
      let next = this.#currentDraft();
      !this.#isOver && !this.#isStored(next);
      next = this.#currentDraft()
    ) {
      try {
        await this.#stores.storeLocally(next);
        this.#stored = next;
        this.#isFull = false;
      } catch {
        // The editor says so; the work is saved all the same.
        this.#isFull = true;
        this.#onChange();
        return;
      }
      this.#onChange();
    }
  }

  /** Compares the base as well: a draft with an older base would conflict with itself when it is restored. */
  #isStored({ base, content, conflicts }: LocalContent): boolean {
    const stored = this.#stored;
    return stored?.base === base && stored?.conflicts === conflicts && stored?.content === content;
  }
}
