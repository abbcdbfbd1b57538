import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { InsightsEvent } from './event.ts';

/** An event, and whether the engine gave the answer that it names. */
export interface StoredEvent extends InsightsEvent {
  /** In milliseconds. */
  readonly receivedAt: number;
  /** Undefined for an event without a queryID. */
  readonly isAnswered?: boolean | undefined;
}

const MOST_IN_MEMORY = 10_000;
/** The file is set aside at this size in bytes, in place of the one before. */
const MOST_IN_FILE = 50_000_000;

/** The events that came: the latest in memory, and with a file all of them for a while. */
export class EventStore {
  #latest: StoredEvent[] = [];
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
    if (file === undefined || !existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    this.#latest = lines.slice(-MOST_IN_MEMORY).map((line) => JSON.parse(line));
  }

  /** The latest events, the newest last. */
  get latest(): readonly StoredEvent[] {
    return this.#latest;
  }

  add(events: readonly StoredEvent[]): void {
    this.#latest = [...this.#latest, ...events].slice(-MOST_IN_MEMORY);
    if (this.#file === undefined) return;
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > MOST_IN_FILE) renameSync(this.#file, `${this.#file}.before`);
    appendFileSync(this.#file, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { mode: 0o600 });
  }
}
