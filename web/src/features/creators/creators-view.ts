import { sortNameOf } from '@waymark/model/entities/sort-name';
import { isLocale, type Locale } from '@waymark/model/locale';
import type { CreatorOrder } from '@waymark/model/queries';

/** Which creators are shown and in which order: what the address of the page holds. */
export interface CreatorsView {
  /** In which they write; undefined for any. */
  language: Locale | undefined;
  order: CreatorOrder;
  /** What their names begin with; empty for any. */
  name: string;
}

/** The first one is that of a page whose address names none. */
export const ORDERS = ['newest', 'name', 'published'] as const satisfies readonly CreatorOrder[];

/** The longest name that is looked for, in UTF-16 code units: no creator has a longer one. */
export const MAX_NAME = 80;

/** Reads the view from an address. Never throws: what is invalid or unknown is as good as absent. */
export function readCreatorsView(params: URLSearchParams): CreatorsView {
  const language = params.get('language');
  const sort = params.get('sort');
  return {
    language: isLocale(language) ? language : undefined,
    order: ORDERS.find((order) => order === sort) ?? ORDERS[0],
    name: readName(params.get('q') ?? ''),
  };
}

/** The view as it stands in an address: empty for what is shown first, else beginning with `?`. */
export function creatorsSearch({ language, order, name }: CreatorsView): string {
  const values = { language, sort: order === ORDERS[0] ? undefined : order, q: readName(name) || undefined };
  const params = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
}

/** A name that can be looked for, else none: of some, nothing is left to look for. */
export function readName(text: string): string {
  const name = text.trim();
  return name.length <= MAX_NAME && sortNameOf(name) !== '' ? name : '';
}
