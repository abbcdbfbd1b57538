import { randomUUID } from 'node:crypto';
import { ApiError, badRequest } from '../api-error.ts';
import { Documents } from '../records/documents.ts';
import { isJsonRecord, type JsonRecord } from '../records/leaves.ts';
import { positionsIn } from '../records/positions.ts';
import { partiallyUpdated } from './partial-update.ts';
import { facetName, type Settings } from './settings.ts';
import { type Replacements, replacementsOf, type Synonym } from './synonyms.ts';

/** A change of one record, as it is stored: a whole record, or the id of a deleted one. */
export type RecordChange = { readonly save: JsonRecord } | { readonly delete: string };

/** So many bytes of JSON may a record have. */
const MOST_RECORD_BYTES = 10_000;
const LONGEST_ID = 512;

/** One index: its records, settings and synonyms. */
export class SearchIndex {
  settings: Settings;
  #synonyms: ReadonlyMap<string, Synonym> = new Map();
  #replacements: Replacements = new Map();
  documents: Documents;
  readonly createdAt: string;
  updatedAt: string;

  constructor(settings: Settings = {}, createdAt = new Date().toISOString()) {
    this.settings = settings;
    this.documents = new Documents(indexedAttributes(settings));
    this.createdAt = createdAt;
    this.updatedAt = createdAt;
  }

  /** Sets settings. Records are indexed again where another attribute is searched, counted or distinct. */
  set(settings: Settings): void {
    const [before, after] = [indexedAttributes(this.settings), indexedAttributes(settings)];
    this.settings = settings;
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const old = this.documents;
    this.documents = new Documents(after);
    for (const id of old.ids()) {
      const document = old.documentOf(id);
      if (document !== undefined) this.documents.save(id, old.recordOf(document));
    }
  }

  get synonyms(): ReadonlyMap<string, Synonym> {
    return this.#synonyms;
  }

  set synonyms(synonyms: ReadonlyMap<string, Synonym>) {
    this.#synonyms = synonyms;
    this.#replacements = replacementsOf(synonyms.values());
  }

  /** What words of a query also stand for, by the synonyms. */
  get replacements(): Replacements {
    return this.#replacements;
  }

  /** A record. Undefined where there is none with this id. */
  get(objectId: string): JsonRecord | undefined {
    const document = this.documents.documentOf(objectId);
    return document === undefined ? undefined : this.documents.recordOf(document);
  }

  apply(change: RecordChange): void {
    if ('delete' in change) this.documents.delete(change.delete);
    else this.documents.save(String(change.save['objectID']), change.save);
  }

  /** A copy with records where they are wanted. */
  copy({
    records,
    settings,
    synonyms,
  }: {
    records: boolean;
    settings: boolean;
    synonyms: boolean;
  }): SearchIndex {
    const copy = new SearchIndex(settings ? this.settings : {});
    if (synonyms) copy.synonyms = this.synonyms;
    if (records) for (const change of this.changes()) copy.apply(change);
    return copy;
  }

  /** The changes that make these records from nothing. */
  *changes(): Generator<RecordChange> {
    for (const id of this.documents.ids()) {
      const save = this.get(id);
      if (save !== undefined) yield { save };
    }
  }
}

/**
 * The change that a request of a batch makes, after those before it.
 * @param read gives a record as the requests before have left it
 * @returns undefined where nothing is to change
 * @throws ApiError 400 for what is no such request, and for a record that is too large
 */
export function changeOf(
  action: string,
  body: JsonRecord,
  at: number,
  read: (objectId: string) => JsonRecord | undefined,
): RecordChange | undefined {
  switch (action) {
    case 'addObject':
      return {
        save: checkedRecord(
          { ...body, objectID: body['objectID'] === undefined ? randomUUID() : idOf(body, at) },
          at,
        ),
      };
    case 'updateObject':
      return { save: checkedRecord({ ...body, objectID: idOf(body, at) }, at) };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const objectID = idOf(body, at);
      const before = read(objectID);
      if (before === undefined && action === 'partialUpdateObjectNoCreate') return undefined;
      const updated = partiallyUpdated(before ?? {}, { ...body, objectID });
      return updated && { save: checkedRecord(updated, at) };
    }
    case 'deleteObject':
      return { delete: idOf(body, at) };
    default:
      throw badRequest(`Invalid batch action: "${action}"`);
  }
}

function idOf(body: JsonRecord, at: number): string {
  const id = body['objectID'];
  if (typeof id === 'number' || (typeof id === 'string' && id !== '' && id.length <= LONGEST_ID))
    return String(id);
  throw badRequest(`objectID is missing or invalid in the request at position ${at}`);
}

function checkedRecord(record: JsonRecord, at: number): JsonRecord {
  const size = Buffer.byteLength(JSON.stringify(record));
  const which = `Record at the position ${at} objectID=${String(record['objectID'])}`;
  if (size > MOST_RECORD_BYTES) {
    throw badRequest(
      `${which} is too big size=${size}/${MOST_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
    );
  }
  if (positionsIn(record['_geoloc']) === undefined) throw badRequest(`${which} has an invalid _geoloc`);
  return record;
}

/** @throws ApiError 400 where a body is not an object */
export function demandObject(json: unknown): JsonRecord {
  if (!isJsonRecord(json)) throw new ApiError(400, 'Expected a JSON object');
  return json;
}

function indexedAttributes({ searchableAttributes, attributesForFaceting, attributeForDistinct }: Settings) {
  return {
    searchable: searchableAttributes,
    facets: [...new Set((attributesForFaceting ?? []).map(facetName))],
    distinct: attributeForDistinct,
  };
}
