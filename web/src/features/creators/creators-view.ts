import { nameStartOf } from '@waymark/model/entities/name-starts';
import { isLocale, type Locale } from '@waymark/model/locale';
import type { CreatorOrder } from '@waymark/model/queries';

/** The filters and the order of the list of creators, as in the address of the page. */
export interface CreatorsView {
  /** The language of the creators; undefined for any. */
  language: Locale | undefined;
  order: CreatorOrder;
  /** The start of a word of their name or handle; empty for any. */
  name: string;
}

/** The first order is the default. */
export const ORDERS = ['newest', 'name', 'published'] as const satisfies readonly CreatorOrder[];

/** The longest searchable name, in UTF-16 code units. No creator has a longer one. */
export const MAX_NAME = 80;

/** Reads the view from an address. Never throws: an invalid or unknown value counts as absent. */
export function readCreatorsView(params: URLSearchParams): CreatorsView {
  const language = params.get('language');
  const sort = params.get('sort');
  return {
    language: isLocale(language) ? language : undefined,
    order: ORDERS.find((order) => order === sort) ?? ORDERS[0],
    name: readName(params.get('q') ?? ''),
  };
}

/** The query of the address for a view: empty for the default view, else beginning with `?`. */
export function creatorsSearch({ language, order, name }: CreatorsView): string {
  const values = { language, sort: order === ORDERS[0] ? undefined : order, q: readName(name) || undefined };
  const params = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
}

/** The trimmed name if it can be searched for; otherwise an empty string. Some names have no searchable characters. */
export function readName(text: string): string {
  const name = text.trim();
  return name.length <= MAX_NAME && nameStartOf(name) !== '' ? name : '';
}
