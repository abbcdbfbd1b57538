import type { SearchRecord } from '@waymark/model/search/search-record';
import type { PathQueue } from '../platform/path-queue.ts';
import { type Operation, RefusedError, type SearchEngine } from '../search/engine/engine.ts';
import { type Leases, RebuildLostError, RebuildRunningError } from '../search/rebuild/rebuild-lease.ts';
import { bytesOf, inParts, MAX_RECORD } from '../search/records/in-parts.ts';
import type { IndexName } from '../search/sources/source-path.ts';
import type { IndexRecord, Sourced, Sources } from '../search/sources/sources.ts';

/** Runs before each step of a process: it may let others go first, or throw. */
export type Step = () => Promise<void>;

const AT_ONCE: Step = async () => {};

/** A search engine in memory. It applies half of a write where the step between the halves throws. */
export class MemoryEngine {
  readonly indexes = new Map<string, Map<string, IndexRecord>>();
  records(index: string): Map<string, IndexRecord> {
    const records = this.indexes.get(index) ?? new Map<string, IndexRecord>();
    this.indexes.set(index, records);
    return records;
  }

  withSteps(step: Step = AT_ONCE): SearchEngine {
    const apply = (index: string, operations: readonly Operation[]) => {
      for (const operation of operations) {
        if ('delete' in operation) this.records(index).delete(operation.delete);
        else if (bytesOf(operation.add) > MAX_RECORD) throw new RefusedError('The record is too big');
        else this.records(index).set(operation.add.objectID, structuredClone(operation.add));
      }
    };
    return {
      write: async (index, operations) => {
        await step();
        const half = Math.ceil(operations.length / 2);
        apply(index, operations.slice(0, half));
        await step();
        apply(index, operations.slice(half));
        await step();
      },
      browse: async function* (this: MemoryEngine, index: string, only?: { field: string; value: string }) {
        await step();
        const all = [...this.records(index).values()];
        yield all.filter((record) => only === undefined || Reflect.get(record, only.field) === only.value);
      }.bind(this),
      move: async (from, to) => {
        await step();
        this.indexes.set(to, this.records(from));
        this.indexes.delete(from);
        await step();
      },
      remove: async (index) => {
        await step();
        this.indexes.delete(index);
      },
      configure: async (index) => {
        await step();
        this.records(index);
      },
      count: async (index) => [...this.records(index).values()].filter(({ part }) => part === 0).length,
    };
  }
}

/** A queue in memory. */
export class MemoryQueue {
  readonly #versions = new Map<string, number>();
  #last = 0;

  get size(): number {
    return this.#versions.size;
  }

  withSteps(step: Step = AT_ONCE): PathQueue {
    const add = (paths: readonly string[]) => {
      for (const path of paths) this.#versions.set(path, ++this.#last);
    };
    return {
      add: async (paths) => {
        await step();
        add(paths);
      },
      take: async (limit) => {
        await step();
        return [...this.#versions]
          .slice(0, limit)
          .map(([path, version]) => ({ path, version: String(version) }));
      },
      settle: async (taken) => {
        await step();
        const overtaken = taken.filter(({ path }) => !this.#versions.has(path));
        for (const { path, version } of taken) {
          if (this.#versions.get(path) === Number(version)) this.#versions.delete(path);
        }
        return overtaken.map(({ path }) => path);
      },
    };
  }
}

/** Leases in memory. */
export class MemoryLeases implements Leases {
  readonly #holders = new Map<IndexName, { temporary: string; isOver: boolean }>();
  #last = 0;

  async begin(index: IndexName) {
    const found = this.#holders.get(index);
    if (found && !found.isOver) throw new RebuildRunningError(index);
    const own = { temporary: `${index}_rebuild_${++this.#last}`, isOver: false };
    this.#holders.set(index, own);
    const lease = {
      temporary: own.temporary,
      renew: async () => {
        if (this.#holders.get(index) !== own) throw new RebuildLostError(index);
      },
      end: async () => {
        if (this.#holders.get(index) === own) this.#holders.delete(index);
      },
    };
    return { lease, abandoned: found?.temporary };
  }

  async isRunning(index: IndexName) {
    return this.#holders.has(index);
  }

  /** As if the processes that hold leases had been silent for too long. */
  expire(): void {
    for (const holder of this.#holders.values()) holder.isOver = true;
  }
}

/** What a document of `MemorySources` is about: the number of its words decides how many records it has. */
export interface MemoryDocument {
  title: string;
  words: number;
  isPublic: boolean;
}

/** The most records of a document in memory. */
const MOST = 5;

/** Stories in memory, by their paths. */
export class MemorySources {
  readonly documents = new Map<string, MemoryDocument>();

  withSteps(step: Step = AT_ONCE): Sources {
    const read = (path: string): Sourced => ({
      path,
      index: 'waymark',
      records: recordsAt(path, this.documents.get(path)),
      most: MOST,
    });
    const documents = this.documents;
    return {
      read: async (paths) => {
        await step();
        const found = paths.map(read);
        await step();
        return found;
      },
      async *all(index) {
        if (index !== 'waymark') return;
        for (const path of [...documents.keys()].sort()) {
          await step();
          const one = read(path);
          if (one.records.length > 0) yield [one];
        }
      },
    };
  }
}

function recordsAt(key: string, document: MemoryDocument | undefined): SearchRecord[] {
  if (!document?.isPublic) return [];
  const { title, words } = document;
  const record = {
    key,
    kind: 'post' as const,
    id: key.slice('posts/'.length),
    title: { en: title },
    words: [],
    places: [],
    tags: [],
    languages: ['en' as const],
    saves: 0,
    total: 0,
    weight: 1,
    publishedAt: 0,
  };
  return inParts({ record, text: { en: `${title} `.repeat(words).trim() } }, MOST);
}
