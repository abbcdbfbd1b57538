import {
  COLOURS,
  type Colour,
  DESTINATION_TYPES,
  type DestinationType,
  GIVEN_CATEGORIES,
  type GivenCategory,
  MARKER_ICONS,
  type MarkerIcon,
} from '../entities/kinds.ts';
import type { Bounds } from '../geography/bounds.ts';
import type { Position } from '../geography/position.ts';
import type { LocalisedText } from '../localised.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

/*
 * Read by hand: the library of the schemas would be a third of what a search loads.
 */

/** The fields of a record that a line of text shows, as an answer of the search engine has them. */
export const HIT_FIELDS = [
  'key',
  'kind',
  'id',
  'title',
  'category',
  'type',
  'colour',
  'country',
  'creator',
  'author',
  'cover',
] as const;

/** The same, with those that a map shows. */
export const MAP_HIT_FIELDS = [...HIT_FIELDS, '_geoloc', 'bounds', 'icon'] as const;

/** What a result shows of a record. */
export interface SearchHit {
  key: string;
  kind: SearchKind;
  id: string;
  title: LocalisedText;
  /** The title with its found words between the characters of `HIGHLIGHT`, in the languages that have it. */
  marked: LocalisedText;
  /** A passage of its text or summary that has found words, marked in the same way, in the languages that have one. */
  snippet: LocalisedText;
  category: GivenCategory | undefined;
  type: DestinationType | undefined;
  colour: Colour | undefined;
  icon: MarkerIcon | undefined;
  /** Its position, the first one of a list; null where it has none or the answer was asked without. */
  position: Position | null;
  /** What a map frames when it is chosen; null where it has none. */
  bounds: Bounds | null;
  country: string | undefined;
  /** The handle of its creator. On a creator's own record, theirs. */
  creator: string | undefined;
  /** The name of its creator, or the author of an article; undefined for a list, a creator and a country. */
  author: string | undefined;
  /** The path of its photo; null where it has none. */
  cover: string | null;
  /** The answer that it is from, for reports; undefined where the search asked for no id of it. */
  origin: HitOrigin | undefined;
  /** How many mistakes of the words the search overlooked for it, where the answer says so (`getRankingInfo`); otherwise 0. */
  typos: number;
}

/** Where a hit was in which answer. */
interface HitOrigin {
  index: string;
  queryId: string;
  /** The id of the record. */
  objectId: string;
  /** From 1, over all pages of the answer. */
  place: number;
}

/** An answer, and how many hits the pages before it have. */
interface AnswerName {
  index: string;
  queryId: string;
  before: number;
}

/** The hits of an answer that have a kind, a key, an id and a title. Others are left out: an older build may not know a newer kind. */
export function readHits(hits: readonly unknown[], answer?: AnswerName): SearchHit[] {
  return hits.flatMap((hit, i) => {
    const fields = fieldsOf(hit);
    return readHit(fields, originOf(fields, i, answer)) ?? [];
  });
}

function originOf(hit: Fields, i: number, answer: AnswerName | undefined): HitOrigin | undefined {
  const objectId = textOf(hit['objectID']);
  if (answer === undefined || objectId === undefined) return undefined;
  const { index, queryId, before } = answer;
  return { index, queryId, objectId, place: before + i + 1 };
}

function readHit(hit: Fields, origin: HitOrigin | undefined): SearchHit | undefined {
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
    snippet: snippetOf(fieldsOf(hit['_snippetResult'])),
    category: oneOf(GIVEN_CATEGORIES, hit['category']),
    type: oneOf(DESTINATION_TYPES, hit['type']),
    colour: oneOf(COLOURS, hit['colour']),
    icon: oneOf(MARKER_ICONS, hit['icon']),
    position: positionOf(hit['_geoloc']),
    bounds: boundsOf(fieldsOf(hit['bounds'])),
    country: textOf(hit['country']),
    creator: textOf(hit['creator']),
    author: textOf(hit['author']),
    cover: textOf(fieldsOf(hit['cover'])['path']) ?? null,
    origin,
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

/** The text comes before the summary, which says less about why it was found. */
function snippetOf(snippets: Fields): LocalisedText {
  const found = (one: unknown) =>
    fieldsOf(one)['matchLevel'] === 'none' ? undefined : textOf(fieldsOf(one)['value']);
  return { ...textsOf(snippets['summary'], found), ...textsOf(snippets['text'], found) };
}

/** @param found one position, or several */
function positionOf(found: unknown): Position | null {
  const { lat, lng } = fieldsOf(Array.isArray(found) ? found[0] : found);
  return isDegrees(lat, 90) && isDegrees(lng, 180) ? { lat, lng } : null;
}

function boundsOf({ west, south, east, north }: Fields): Bounds | null {
  const isValid =
    isDegrees(west, 180) && isDegrees(east, 180) && isDegrees(south, 90) && isDegrees(north, 90);
  return isValid ? { west, south, east, north } : null;
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function oneOf<Value extends string>(all: readonly Value[], value: unknown): Value | undefined {
  return all.find((one) => one === value);
}
