import { CATEGORIES, type Category, KINDS, type Kind } from './entities/kinds.ts';
import { isTag, MAX_TAGS } from './entities/tags.ts';
import { normaliseLongitude } from './geography/position.ts';
import { isId } from './paths/segments.ts';

/** The camera of the map: its centre in degrees and its zoom, 0–22. */
export type Camera = { lat: number; lng: number; zoom: number };

/** The state of the map and its filters that an address holds. No kinds, categories or tags means any. */
export type View = {
  /** Null leaves the camera to the page. */
  camera: Camera | null;
  kinds: Kind[];
  categories: Category[];
  tags: string[];
  /** The search text; empty for no search. */
  query: string;
  selected: { kind: Kind; id: string } | null;
};

const MAX_QUERY_LENGTH = 200;
const MAX_ZOOM = 22;

/** Reads the view from an address. Never throws: invalid or unknown parameters count as absent. */
export function readView(params: URLSearchParams): View {
  return {
    camera: readCamera(params.get('at') ?? ''),
    kinds: chosenOf(KINDS, valuesOf(params, 'kinds')),
    categories: chosenOf(CATEGORIES, valuesOf(params, 'categories')),
    tags: readTags(valuesOf(params, 'tags')),
    query: readQuery(params.get('q') ?? ''),
    selected: readSelected(params.get('item') ?? ''),
  };
}

/**
 * The shortest parameters that `readView` reads as this view. Each view has one form, so addresses can be compared. Coordinates
 * keep 5 decimals (1.1 m), the zoom 2. Invalid values are left out.
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

function paramsOf({ camera, kinds, categories, tags, query, selected }: View): URLSearchParams {
  const values = {
    at: camera ? [decimal(camera.lat, 5), decimal(camera.lng, 5), decimal(camera.zoom, 2)].join() : '',
    kinds: kinds.join(),
    categories: categories.join(),
    tags: tags.join(),
    q: query,
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

/** The number with a maximal number of decimals, without a minus sign for zero. */
function decimal(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** Those of a fixed list that are among the values, in the list's order. */
function chosenOf<Value extends string>(all: readonly Value[], values: string[]): Value[] {
  return all.filter((value) => values.includes(value));
}

function readTags(values: string[]): string[] {
  const valid = values.filter(isTag);
  return [...new Set(valid)].sort().slice(0, MAX_TAGS);
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
