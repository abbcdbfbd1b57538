import {
  appendFileSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { z } from 'zod';
import type { RecordChange } from './search-index.ts';

const changeSchema = z.union([
  z.object({ save: z.record(z.string(), z.unknown()) }),
  z.object({ delete: z.string() }),
]);

/** A journal is written again when it has so many more changes than twice its records. */
const SLACK = 10_000;
const WRITTEN_AT_ONCE = 1_000;
const NEW_LINE = 0x0a;

/** The records of an index in a file: a line for each change. */
export class Journal {
  readonly file: string;
  #changes = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** All changes. A last line that was not written to its end is dropped from the file. */
  *read(): Generator<RecordChange> {
    const bytes = readFileSync(this.file);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    if (end < bytes.length) truncateSync(this.file, end);
    for (let from = 0; from < end; ) {
      const to = bytes.indexOf(NEW_LINE, from);
      this.#changes++;
      yield changeSchema.parse(JSON.parse(bytes.toString('utf8', from, to)));
      from = to + 1;
    }
  }

  append(changes: readonly RecordChange[]): void {
    if (changes.length === 0) return;
    this.#changes += changes.length;
    appendFileSync(this.file, linesOf(changes), { mode: 0o600 });
  }

  /** Whether most changes are outdated. */
  isLong(records: number): boolean {
    return this.#changes > records * 2 + SLACK;
  }

  /** Replaces all changes. An interruption leaves the file unchanged. */
  rewrite(changes: Iterable<RecordChange>): void {
    this.#changes = 0;
    const file = openSync(`${this.file}.new`, 'w', 0o600);
    try {
      let waiting: RecordChange[] = [];
      const write = () => writeSync(file, linesOf(waiting));
      for (const change of changes) {
        waiting.push(change);
        this.#changes++;
        if (waiting.length < WRITTEN_AT_ONCE) continue;
        write();
        waiting = [];
      }
      write();
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(`${this.file}.new`, this.file);
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

function linesOf(changes: readonly RecordChange[]): string {
  return changes.map((change) => `${JSON.stringify(change)}\n`).join('');
}
