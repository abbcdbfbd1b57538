import type { Position } from '../query/geometry.ts';
import { tokenise } from '../words/tokenise.ts';
import { type PlacedWord, WordIndex } from '../words/word-index.ts';
import { FacetColumn } from './facet-column.ts';
import { type JsonRecord, type Leaf, leavesOf } from './leaves.ts';
import { NumberColumn } from './number-column.ts';
import { positionsIn } from './positions.ts';
import { SearchableAttributes } from './searchable-attributes.ts';

/** The settings that decide what is stored of records. */
export interface IndexedAttributes {
  readonly searchable: readonly string[] | null | undefined;
  /** Without their modifiers. */
  readonly facets: readonly string[];
  /** Records with the same value are one result. */
  readonly distinct: string | null | undefined;
}

/** So many words lie between two values of an array, so that words of both are not near each other. */
const GAP = 8;
const NOWHERE: readonly Position[] = [];
/** A record with more different numeric attributes than this keeps the first ones. */
const MOST_NUMBER_COLUMNS = 200;

/** The records of an index and everything that a search needs to know of them. A document is the number of a record. */
export class Documents {
  readonly words = new WordIndex();
  readonly searchable: SearchableAttributes;
  readonly facets = new Map<string, FacetColumn>();
  readonly numbers = new Map<string, NumberColumn>();
  readonly distinct: FacetColumn | undefined;
  readonly #attributes: IndexedAttributes;
  readonly #ofIds = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #records: string[] = [];
  readonly #positions: (readonly Position[] | undefined)[] = [];
  readonly #free: number[] = [];

  constructor(attributes: IndexedAttributes) {
    this.#attributes = attributes;
    this.searchable = new SearchableAttributes(attributes.searchable);
    for (const name of attributes.facets) this.facets.set(name, new FacetColumn());
    // Tags can be filtered by without a setting.
    if (!this.facets.has('_tags')) this.facets.set('_tags', new FacetColumn());
    this.distinct = attributes.distinct ? new FacetColumn() : undefined;
  }

  get size(): number {
    return this.#ofIds.size;
  }

  /** All documents have smaller numbers. Some numbers below it are free. */
  get capacity(): number {
    return this.#ids.length;
  }

  documentOf(objectId: string): number | undefined {
    return this.#ofIds.get(objectId);
  }

  /** Undefined for a free number. */
  idOf(document: number): string | undefined {
    return this.#ids[document];
  }

  /** A record as JSON. */
  jsonOf(document: number): string {
    return this.#records[document] ?? '{}';
  }

  recordOf(document: number): JsonRecord {
    return JSON.parse(this.jsonOf(document));
  }

  positionsOf(document: number): readonly Position[] {
    return this.#positions[document] ?? NOWHERE;
  }

  /** The ids of all records, in the order in which they came. */
  ids(): Iterable<string> {
    return this.#ofIds.keys();
  }

  /** Saves a record in place of one with the same id. */
  save(objectId: string, record: JsonRecord): void {
    const document = this.#ofIds.get(objectId) ?? this.#free.pop() ?? this.#ids.length;
    this.#ofIds.set(objectId, document);
    this.#ids[document] = objectId;
    this.#records[document] = JSON.stringify({ ...record, objectID: objectId });
    this.#index(document, leavesOf(record), record['_geoloc']);
  }

  /** @returns whether there was such a record */
  delete(objectId: string): boolean {
    const document = this.#ofIds.get(objectId);
    if (document === undefined) return false;
    this.#ofIds.delete(objectId);
    this.#ids[document] = undefined;
    this.#records[document] = '';
    this.#index(document, [], undefined);
    this.#free.push(document);
    return true;
  }

  #index(document: number, leaves: readonly Leaf[], geoloc: unknown): void {
    this.words.set(document, this.#wordsIn(leaves));
    const byPath = Map.groupBy(leaves, ({ path }) => path);
    for (const [path, column] of this.facets) {
      column.set(
        document,
        (byPath.get(path) ?? []).map(({ value }) => String(value)),
      );
    }
    const { distinct } = this.#attributes;
    if (distinct)
      this.distinct?.set(
        document,
        (byPath.get(distinct) ?? []).slice(0, 1).map(({ value }) => String(value)),
      );
    this.#indexNumbers(document, byPath);
    const positions = positionsIn(geoloc) ?? NOWHERE;
    this.#positions[document] = positions.length > 0 ? positions : undefined;
  }

  #indexNumbers(document: number, byPath: ReadonlyMap<string, readonly Leaf[]>): void {
    for (const [path, column] of this.numbers) if (!byPath.has(path)) column.set(document, []);
    for (const [path, leaves] of byPath) {
      const numbers = leaves.flatMap(({ value }) =>
        typeof value === 'number' ? [value] : typeof value === 'boolean' ? [Number(value)] : [],
      );
      if (numbers.length === 0 && !this.numbers.has(path)) continue;
      if (!this.numbers.has(path) && this.numbers.size >= MOST_NUMBER_COLUMNS) continue;
      const column = this.numbers.get(path) ?? new NumberColumn();
      this.numbers.set(path, column);
      column.set(document, numbers);
    }
  }

  #wordsIn(leaves: readonly Leaf[]): PlacedWord[] {
    const words: PlacedWord[] = [];
    const nextPositions = new Map<number, number>();
    for (const { path, value } of leaves) {
      const attribute = this.searchable.numberOf(path);
      if (attribute === undefined || typeof value === 'boolean') continue;
      const tokens = tokenise(String(value));
      const first = nextPositions.get(attribute) ?? 0;
      for (const [at, { text }] of tokens.entries()) {
        words.push({ text, attribute, position: first + at, isAlone: tokens.length === 1 });
      }
      nextPositions.set(attribute, first + tokens.length + GAP);
    }
    // Objects in arrays bring the attributes in turns.
    return words.sort((one, other) => one.attribute - other.attribute || one.position - other.position);
  }
}
