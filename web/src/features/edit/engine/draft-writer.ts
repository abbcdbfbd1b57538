import type { Draft } from '../../../live/writes/save-work.ts';
import type { LocalContent, Places } from './editing-state.ts';

interface DraftWriterOptions {
  places: Pick<Places, 'keep' | 'forget'>;
  /** The draft to be stored now. Unchanged parts are the same objects. */
  newest: () => LocalContent;
  /** Calls after every write, also after one that failed. */
  onChange: () => void;
  /** The draft that this browser has already. */
  found: LocalContent | undefined;
}

/** Writes the draft of one editor to this browser: always the newest, one write at a time. */
export class DraftWriter {
  readonly #places: DraftWriterOptions['places'];
  readonly #newest: () => LocalContent;
  readonly #onChange: () => void;
  /** The draft that is stored; undefined where there is none. */
  #kept: LocalContent | undefined;
  #writing: Promise<void> | undefined;
  #isFull = false;
  #isOver = false;

  constructor({ places, newest, onChange, found }: DraftWriterOptions) {
    this.#places = places;
    this.#newest = newest;
    this.#onChange = onChange;
    this.#kept = found;
  }

  /** Whether the last write failed. */
  get isFull(): boolean {
    return this.#isFull;
  }

  holds(content: Draft): boolean {
    return this.#kept?.content === content;
  }

  keep(): void {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Deletes the draft from this browser, unless it is needed again by then. */
  async forget(isNeeded: () => boolean): Promise<void> {
    await this.#writing;
    if (this.#kept === undefined || isNeeded()) return;
    this.#kept = undefined;
    // A draft that could not be deleted says what is saved: restoring it changes nothing.
    await this.#places.forget().catch(() => {});
  }

  /** Ends all writing; the stored draft stays. */
  end(): void {
    this.#isOver = true;
  }

  async #write(): Promise<void> {
    for (let next = this.#newest(); !this.#isOver && !this.#hasAll(next); next = this.#newest()) {
      try {
        await this.#places.keep(next);
        this.#kept = next;
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
  #hasAll({ base, content, conflicts }: LocalContent): boolean {
    const kept = this.#kept;
    return kept?.base === base && kept?.conflicts === conflicts && kept?.content === content;
  }
}
