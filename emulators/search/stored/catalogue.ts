import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Searched } from '../answers/search-answer.ts';
import { ApiError, badRequest } from '../api-error.ts';
import type { JsonRecord } from '../records/leaves.ts';
import type { ApiKey } from './api-keys.ts';
import { readCatalogue, writeCatalogue } from './catalogue-file.ts';
import { Journal } from './journal.ts';
import { changeOf, type RecordChange, SearchIndex } from './search-index.ts';
import { readSettings, type Settings } from './settings.ts';
import { readSynonym, type Synonym } from './synonyms.ts';

const FILE = 'catalogue.json';

interface Entry {
  index: SearchIndex;
  /** Undefined where nothing is stored. */
  journal: Journal | undefined;
}

/** The folder has data that is not of this engine, or damaged. */
export class UnreadableDataError extends Error {}

/** One request of a batch. */
export interface BatchRequest {
  readonly action: string;
  readonly body: JsonRecord;
}

/** What a copy takes along; all three without a choice. */
export type Scope = 'settings' | 'synonyms' | 'rules';

/** All indices and keys, in memory and, with a folder, on disk. Every change is on disk before it is answered. */
export class Catalogue {
  readonly keys = new Map<string, ApiKey>();
  readonly #entries = new Map<string, Entry>();
  readonly #folder: string | undefined;

  /** @throws UnreadableDataError where the folder has data that cannot be read */
  constructor(folder: string | undefined) {
    this.#folder = folder;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    try {
      this.#load(folder);
    } catch (error) {
      throw new UnreadableDataError(`The data of the search engine cannot be read (${folder})`, {
        cause: error,
      });
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  find(name: string): SearchIndex | undefined {
    return this.#entries.get(name)?.index;
  }

  /** @throws ApiError 404 where there is no index with this name */
  demand(name: string): SearchIndex {
    const index = this.find(name);
    if (index === undefined) throw new ApiError(404, `Index ${name} does not exist`);
    return index;
  }

  /** The index whose records a replica shows in another order. Undefined for what is no replica. */
  primaryOf(name: string): string | undefined {
    for (const [primary, { index }] of this.#entries)
      if (index.settings.replicas?.includes(name)) return primary;
    return undefined;
  }

  /** What a search in an index reads. A replica has the records, attributes and synonyms of its primary, and its own ranking. */
  searched(name: string): Searched {
    const { documents, settings, replacements } = this.demand(name);
    const primary = this.primaryOf(name);
    if (primary === undefined) return { documents, settings, replacements };
    const shown = this.demand(primary);
    const { searchableAttributes, attributesForFaceting, attributeForDistinct, ...own } = settings;
    return {
      documents: shown.documents,
      settings: { ...shown.settings, ...own },
      replacements: shown.replacements,
    };
  }

  /**
   * Applies requests to the records of an index, all or none. An index that does not exist is made.
   * @returns the ids of the records, in the order of the requests
   * @throws ApiError 400 for a request that is not valid, or a replica
   */
  batch(name: string, requests: readonly BatchRequest[]): string[] {
    this.#demandNoReplica(name);
    const index = this.find(name);
    const made = new Map<string, JsonRecord | undefined>();
    const ids: string[] = [];
    const changes: RecordChange[] = [];
    for (const [at, { action, body }] of requests.entries()) {
      const change = changeOf(action, body, at, (id) => (made.has(id) ? made.get(id) : index?.get(id)));
      const id =
        change === undefined ? body['objectID'] : 'save' in change ? change.save['objectID'] : change.delete;
      ids.push(String(id));
      if (change === undefined) continue;
      made.set(String(id), 'save' in change ? change.save : undefined);
      changes.push(change);
    }
    this.apply(name, changes);
    return ids;
  }

  /** Applies changes of records that were checked. */
  apply(name: string, changes: readonly RecordChange[]): void {
    const { index, journal } = this.#entries.get(name) ?? this.#create(name);
    journal?.append(changes);
    for (const change of changes) index.apply(change);
    index.updatedAt = new Date().toISOString();
    if (journal?.isLong(index.documents.size)) journal.rewrite(index.changes());
  }

  /** Sets some settings of an index, which is made where it does not exist. Null removes one. */
  set(name: string, json: JsonRecord, alsoReplicas: boolean): void {
    const given = Object.entries(json);
    const own = readSettings(Object.fromEntries(given.filter(([, value]) => value !== null)));
    const index = (this.#entries.get(name) ?? this.#create(name)).index;
    const removed = given.filter(([, value]) => value === null).map(([key]) => key);
    index.set(withSettings(index.settings, own, removed));
    for (const replica of index.settings.replicas ?? []) {
      const { index: other } = this.#entries.get(replica) ?? this.#create(replica);
      if (!alsoReplicas) continue;
      const { replicas, ...forwarded } = own;
      other.set(withSettings(other.settings, forwarded, removed));
    }
    this.save();
  }

  setSynonyms(name: string, synonyms: ReadonlyMap<string, Synonym>): void {
    (this.#entries.get(name) ?? this.#create(name)).index.synonyms = synonyms;
    this.save();
  }

  clear(name: string): void {
    this.#demandNoReplica(name);
    const { index, journal } = this.#entries.get(name) ?? this.#create(name);
    for (const id of [...index.documents.ids()]) index.apply({ delete: id });
    journal?.rewrite([]);
  }

  delete(name: string): void {
    const entry = this.#entries.get(name);
    this.#entries.delete(name);
    this.save();
    entry?.journal?.remove();
  }

  /** Gives an index another name, in place of the index that had it. Searches see one or the other. */
  move(from: string, to: string): void {
    const entry = this.#entries.get(from);
    if (entry === undefined) throw new ApiError(404, `Index ${from} does not exist`);
    this.#demandNoReplica(to);
    if (from === to) throw badRequest('An index cannot be moved to itself');
    const before = this.#entries.get(to);
    const { replicas: own, ...settings } = entry.index.settings;
    const replicas = before?.index.settings.replicas;
    entry.index.set(replicas === undefined ? settings : { ...settings, replicas });
    this.#entries.set(to, entry);
    this.#entries.delete(from);
    this.save();
    before?.journal?.remove();
  }

  /** Copies an index, or only its settings or synonyms, to a name. Nothing is copied where there is no such index. */
  copy(from: string, to: string, scope: readonly Scope[] | undefined): void {
    this.#demandNoReplica(to);
    if (from === to) throw badRequest('An index cannot be copied to itself');
    const source = this.find(from);
    if (source === undefined) return;
    const target = this.#entries.get(to) ?? this.#create(to);
    if (scope === undefined || scope.includes('settings')) {
      const { replicas: _, ...settings } = source.settings;
      const { replicas } = target.index.settings;
      target.index.set(replicas === undefined ? settings : { ...settings, replicas });
    }
    if (scope === undefined || scope.includes('synonyms')) target.index.synonyms = source.synonyms;
    if (scope === undefined) {
      for (const id of [...target.index.documents.ids()]) target.index.apply({ delete: id });
      for (const change of source.changes()) target.index.apply(change);
      target.journal?.rewrite(target.index.changes());
    }
    this.save();
  }

  /** Writes everything but the records, which have journals. */
  save(): void {
    if (this.#folder === undefined) return;
    const indices = [...this.#entries].map(([name, { index, journal }]) => ({
      name,
      file:
        journal === undefined
          ? ''
          : journal.file.slice(this.#folder === undefined ? 0 : this.#folder.length + 1),
      settings: index.settings,
      synonyms: [...index.synonyms.values()],
      createdAt: index.createdAt,
      updatedAt: index.updatedAt,
    }));
    writeCatalogue(join(this.#folder, FILE), { indices, keys: [...this.keys.values()] });
  }

  #create(name: string): Entry {
    const isName = name.length <= 256 && /^[^/?#*\p{Cc}]+$/u.test(name);
    if (!isName) throw badRequest(`Invalid index name: ${name.slice(0, 100)}`);
    const journal =
      this.#folder === undefined ? undefined : new Journal(join(this.#folder, `${randomUUID()}.jsonl`));
    journal?.rewrite([]);
    const entry = { index: new SearchIndex(), journal };
    this.#entries.set(name, entry);
    this.save();
    return entry;
  }

  #demandNoReplica(name: string): void {
    const primary = this.primaryOf(name);
    if (primary !== undefined)
      throw badRequest(`Index ${name} is a replica of ${primary}; its records cannot be changed`);
  }

  #load(folder: string): void {
    const stored = readCatalogue(join(folder, FILE));
    for (const { name, file, settings, synonyms, createdAt, updatedAt } of stored?.indices ?? []) {
      const journal = new Journal(join(folder, file));
      const index = new SearchIndex(readSettings(settings), createdAt);
      index.synonyms = new Map(synonyms.map(readSynonym).map((synonym) => [synonym.objectID, synonym]));
      for (const change of journal.read()) index.apply(change);
      index.updatedAt = updatedAt;
      this.#entries.set(name, { index, journal });
    }
    for (const key of stored?.keys ?? []) this.keys.set(key.value, key);
    this.#removeOrphans(folder);
  }

  /** Removes the journals of indices that were deleted or replaced just before an end. */
  #removeOrphans(folder: string): void {
    const kept = new Set([...this.#entries.values()].map(({ journal }) => journal?.file));
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (/^[\da-f-]{36}\.jsonl(?:\.new)?$/.test(name) && !kept.has(file) && existsSync(file)) rmSync(file);
    }
  }
}

function withSettings(before: Settings, given: Settings, removed: readonly string[]): Settings {
  const kept = Object.entries(before).filter(([name]) => !removed.includes(name));
  return { ...Object.fromEntries(kept), ...given };
}
