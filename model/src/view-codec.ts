import { isHandle } from './entities/handle.ts';
import { CATEGORIES, type Category, KINDS, type Kind } from './entities/kinds.ts';
import { isTag, MAX_TAGS } from './entities/tags.ts';
import type { Bounds } from './geography/bounds.ts';
import { normaliseLongitude } from './geography/position.ts';
import { LOCALES, type Locale } from './locale.ts';
import { isId } from './paths/segments.ts';
import { SORTS, type Sort } from './search/index-names.ts';
import { PAGE_KINDS, type PageKind } from './search/search-kinds.ts';

/** The camera of the map: its centre in degrees and its zoom, 0–22. */
export type Camera = { lat: number; lng: number; zoom: number };

/** The state of the map, its filters and its search that an address holds. An empty list excludes nothing. */
export type View = {
  /** Null leaves the camera to the page. */
  camera: Camera | null;
  kinds: Kind[];
  categories: Category[];
  /** What a search finds besides items of these kinds. Where only one of both is chosen, it excludes the other. */
  pages: PageKind[];
  /** Items have all of them. */
  tags: string[];
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** The handles of creators. */
  creators: string[];
  /** The languages in which something is written. */
  languages: Locale[];
  /** The search text, at most `MAX_QUERY_LENGTH`; empty for no search. */
  query: string;
  /** The order of what a search finds. */
  sort: Sort;
  /** Where a search looks: everywhere (null), in what the map shows wherever it moves, or in an area of degrees. */
  area: 'map' | Bounds | null;
  selected: { kind: Kind; id: string } | null;
};

/** The view of an address without parameters. */
export const NO_VIEW: View = {
  camera: null,
  kinds: [],
  categories: [],
  pages: [],
  tags: [],
  countries: [],
  creators: [],
  languages: [],
  query: '',
  sort: 'fit',
  area: null,
  selected: null,
};

/** The longest words of a search, in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 200;
const MAX_ZOOM = 22;

/** The most countries, and the most creators, to which a view is restricted. */
const MAX_CHOSEN = 20;

/** Reads the view from an address. Never throws: invalid or unknown parameters count as absent. */
export function readView(params: URLSearchParams): View {
  return {
    camera: readCamera(params.get('at') ?? ''),
    kinds: chosenOf(KINDS, valuesOf(params, 'kinds')),
    categories: chosenOf(CATEGORIES, valuesOf(params, 'categories')),
    pages: chosenOf(PAGE_KINDS, valuesOf(params, 'pages')),
    tags: sortedOf(isTag, valuesOf(params, 'tags'), MAX_TAGS),
    countries: sortedOf(isCountryCode, valuesOf(params, 'countries'), MAX_CHOSEN),
    creators: sortedOf(isHandle, valuesOf(params, 'creators'), MAX_CHOSEN),
    languages: chosenOf(LOCALES, valuesOf(params, 'languages')),
    query: readQuery(params.get('q') ?? ''),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NO_VIEW.sort,
    area: readArea(params.get('area') ?? ''),
    selected: readSelected(params.get('item') ?? ''),
  };
}

/**
 * The shortest parameters that `readView` reads as this view. Each view has one form, so addresses can be compared. Coordinates
 * keep 5 decimals (1.1 m), those of an area 3, the zoom 2. Invalid values are left out.
 */
export function writeView(view: View): URLSearchParams {
  return paramsOf(readView(paramsOf(view)));
}

/**
 * `writeView` as it stands in an address: empty, or beginning with `?`, its commas and colons left readable.
 */
export function viewSearch(view: View): string {
  const search = writeView(view).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return search === '' ? '' : `?${search}`;
}

function paramsOf(view: View): URLSearchParams {
  const { camera, query, sort, area, selected } = view;
  const values = {
    at: camera ? [decimal(camera.lat, 5), decimal(camera.lng, 5), decimal(camera.zoom, 2)].join() : '',
    kinds: view.kinds.join(),
    categories: view.categories.join(),
    pages: view.pages.join(),
    tags: view.tags.join(),
    countries: view.countries.join(),
    creators: view.creators.join(),
    languages: view.languages.join(),
    q: query,
    sort: sort === NO_VIEW.sort ? '' : sort,
    area: area === null ? '' : area === 'map' ? area : writeArea(area),
    item: selected ? `${selected.kind}:${selected.id}` : '',
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

function readCamera(text: string): Camera | null {
  const numbers = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text)?.slice(1).map(Number);
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = numbers ?? [];
  if (!(Math.abs(lat) <= 90 && Number.isFinite(lng) && zoom <= MAX_ZOOM)) return null;
  const wrapped = Number(decimal(normaliseLongitude(lng), 5));
  return {
    lat: Number(decimal(lat, 5)),
    // Of −180 and 180 the shorter one.
    lng: wrapped === -180 ? 180 : wrapped,
    zoom: Number(decimal(zoom, 2)),
  };
}

function readArea(text: string): View['area'] {
  if (text === 'map') return text;
  const numbers = /^(-?\d+(?:\.\d+)?)(?:,-?\d+(?:\.\d+)?){3}$/.test(text) ? text.split(',') : [];
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers.map(
    (number) => Number(decimal(Number(number), 3)),
  );
  const isArea =
    Math.abs(west) <= 180 && Math.abs(east) <= 180 && -90 <= south && south < north && north <= 90;
  return isArea && west !== east ? { west, south, east, north } : null;
}

function writeArea({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => decimal(degrees, 3)).join();
}

/** The number with a maximal number of decimals, without a minus sign for zero. */
function decimal(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** Those of a fixed list that are among the values, in the list's order. */
function chosenOf<Value extends string>(all: readonly Value[], values: string[]): Value[] {
  return all.filter((value) => values.includes(value));
}

/** The valid ones among the values, each once, in the order of their characters. */
function sortedOf(isValid: (value: string) => boolean, values: string[], most: number): string[] {
  return [...new Set(values.filter(isValid))].sort().slice(0, most);
}

function isCountryCode(value: string): boolean {
  return /^[A-Z]{2}$/.test(value);
}

function readQuery(text: string): string {
  const query = text.trim();
  return query.length <= MAX_QUERY_LENGTH ? query : '';
}

function readSelected(text: string): View['selected'] {
  const colon = text.indexOf(':');
  const kind = KINDS.find((candidate) => candidate === text.slice(0, colon));
  const id = text.slice(colon + 1);
  return kind && isId(id) ? { kind, id } : null;
}

/** The values of a parameter, separated by commas. The parameter may also be repeated. */
function valuesOf(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(','));
}
