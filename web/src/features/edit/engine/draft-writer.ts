import type { Draft } from '../../../live/writes/save-work.ts';
import type { Kept, Places } from './editing-state.ts';

interface DraftWriterOptions {
  places: Pick<Places, 'keep' | 'forget'>;
  /** What is to be kept now. Unchanged parts are the same objects. */
  newest: () => Kept;
  /** Calls after every write, and where there cannot be one. */
  onChange: () => void;
  /** What this browser has of it already. */
  found: Kept | undefined;
}

/** What one editor keeps in this browser: always the newest, one write after another. */
export class DraftWriter {
  readonly #places: DraftWriterOptions['places'];
  readonly #newest: () => Kept;
  readonly #onChange: () => void;
  /** Undefined where it has nothing. */
  #kept: Kept | undefined;
  #writing: Promise<void> | undefined;
  #isFull = false;
  #isOver = false;

  constructor({ places, newest, onChange, found }: DraftWriterOptions) {
    this.#places = places;
    this.#newest = newest;
    this.#onChange = onChange;
    this.#kept = found;
  }

  /** Whether the browser took nothing when it was last asked. */
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

  /** Takes it out of the browser, unless something is to be kept again by then. */
  async forget(isNeeded: () => boolean): Promise<void> {
    await this.#writing;
    if (this.#kept === undefined || isNeeded()) return;
    this.#kept = undefined;
    // What is left there is what is saved: it is joined without a trace when it is found.
    await this.#places.forget().catch(() => {});
  }

  /** Nothing is written any more: what was stays there. */
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
        // It is told; the work is saved all the same.
        this.#isFull = true;
        this.#onChange();
        return;
      }
      this.#onChange();
    }
  }

  /** Also what it was written on: else it would be in conflict with itself when it is found. */
  #hasAll({ base, content, conflicts }: Kept): boolean {
    const kept = this.#kept;
    return kept?.base === base && kept?.conflicts === conflicts && kept?.content === content;
  }
}
