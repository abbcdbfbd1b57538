import { CATEGORIES, type Category, COLOURS, type Colour } from '../entities/kinds.ts';
import type { LocalisedText } from '../localised.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

/*
 * Read by hand: the library of the schemas would be a third of what a search loads.
 */

/** The fields of a record that a result shows, as an answer of the search engine has them. */
export const HIT_FIELDS = [
  'key',
  'kind',
  'id',
  'title',
  'category',
  'colour',
  'country',
  'creator',
  'cover',
] as const;

/** What a result shows of a record. */
export interface SearchHit {
  key: string;
  kind: SearchKind;
  id: string;
  title: LocalisedText;
  /** The title with its found words between the characters of `HIGHLIGHT`, in the languages that have it. */
  marked: LocalisedText;
  category: Category | undefined;
  colour: Colour | undefined;
  country: string | undefined;
  /** The handle of its creator. On a creator's own record, theirs. */
  creator: string | undefined;
  /** The path of its photo; null where it has none. */
  cover: string | null;
  /** How many mistakes of the words the search overlooked for it, where the answer says so (`getRankingInfo`); otherwise 0. */
  typos: number;
}

/** The hits of an answer that have a kind, a key, an id and a title. Others are left out: an older build may not know a newer kind. */
export function readHits(hits: readonly unknown[]): SearchHit[] {
  return hits.flatMap((hit) => readHit(fieldsOf(hit)) ?? []);
}

function readHit(hit: Fields): SearchHit | undefined {
  const [key, id, kind] = [textOf(hit['key']), textOf(hit['id']), oneOf(SEARCH_KINDS, hit['kind'])];
  const title = textsOf(hit['title'], textOf);
  if (key === undefined || id === undefined || kind === undefined) return undefined;
  if (title.en === undefined && title.fr === undefined) return undefined;
  return {
    key,
    kind,
    id,
    title,
    marked: textsOf(fieldsOf(hit['_highlightResult'])['title'], (one) => textOf(fieldsOf(one)['value'])),
    category: oneOf(CATEGORIES, hit['category']),
    colour: oneOf(COLOURS, hit['colour']),
    country: textOf(hit['country']),
    creator: textOf(hit['creator']),
    cover: textOf(fieldsOf(hit['cover'])['path']) ?? null,
    typos: Number(fieldsOf(hit['_rankingInfo'])['nbTypos']) || 0,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  // Any field of an object may be read, and is unknown.
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textsOf(value: unknown, read: (one: unknown) => string | undefined): LocalisedText {
  const { en, fr } = fieldsOf(value);
  const [english, french] = [read(en), read(fr)];
  return { ...(english !== undefined && { en: english }), ...(french !== undefined && { fr: french }) };
}

function oneOf<Value extends string>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((one) => one === value);
}
