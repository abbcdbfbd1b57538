import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { isTag } from '@waymark/model/entities/tags';
import { WORK_STATES, type WorkState } from '@waymark/model/entities/work';
import { isLocale, type Locale } from '@waymark/model/locale';
import { type Camera, NO_VIEW, readView, viewSearch } from '@waymark/model/view-codec';

/** The property by which works are sorted. */
export const ORDERED_BY = ['updated', 'title', 'published'] as const;
export type OrderedBy = (typeof ORDERED_BY)[number];

/** The directions of each order; the first one is the default. */
const DIRECTIONS = {
  updated: ['desc', 'asc'],
  title: ['asc', 'desc'],
  published: ['desc', 'asc'],
} as const satisfies Record<OrderedBy, readonly Direction[]>;
type Direction = 'asc' | 'desc';

/** The filter for works without a project. */
export const NO_PROJECT = 'none';

/** Whether the user chose to show the map, whatever the width of the window: beside the list, or in place of it where the window is narrow. */
const MAP_CHOICES = ['on', 'off'] as const;

/** Which works are shown and in which order, as the address of the page holds it. */
export interface WorksView {
  /** Whether the trash is shown, in place of all other works. */
  inTrash: boolean;
  /** The text that titles contain in any language; empty for any. */
  text: string;
  kind: PublishedKind | undefined;
  /** Undefined for any but archived: see `isOutOfTheWay`. */
  state: WorkState | undefined;
  /** The id of a project, or `NO_PROJECT`; undefined for any. */
  project: string | undefined;
  tag: string | undefined;
  /** The language for which a translation is missing. */
  missing: Locale | undefined;
  /** Only works without a position. */
  placeless: boolean;
  /** Only works within the visible part of the map. */
  here: boolean;
  /** Whether the map is shown; undefined means that it is shown where it fits beside the list. */
  map: (typeof MAP_CHOICES)[number] | undefined;
  /** The camera of the map; null until the user moves the map. */
  camera: Camera | null;
  by: OrderedBy;
  direction: Direction;
}

/** The longest text to search, in UTF-16 code units: no title is longer. */
export const MAX_TEXT = 140;

const PROJECT = /^(?:[A-Za-z0-9]{20}|none)$/;

/** Reads the view from an address. It never throws: an invalid or unknown value counts as absent. */
export function readWorksView(params: URLSearchParams): WorksView {
  const [sorted, toward] = (params.get('sort') ?? '').split('-');
  const by = ORDERED_BY.find((order) => order === sorted) ?? ORDERED_BY[0];
  const project = params.get('project') ?? '';
  const tag = params.get('tag') ?? '';
  const missing = params.get('missing');
  const placeless = params.get('place') === 'none';
  return {
    inTrash: params.get('show') === 'trash',
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    kind: PUBLISHED_KINDS.find((kind) => kind === params.get('kind')),
    state: WORK_STATES.find((state) => state === params.get('state')),
    project: PROJECT.test(project) ? project : undefined,
    tag: isTag(tag) ? tag : undefined,
    missing: isLocale(missing) ? missing : undefined,
    placeless,
    // A work without a position is outside every map view.
    here: !placeless && params.get('place') === 'here',
    map: MAP_CHOICES.find((choice) => choice === params.get('map')),
    camera: readView(params).camera,
    by,
    direction: DIRECTIONS[by].find((direction) => direction === toward) ?? DIRECTIONS[by][0],
  };
}

/** The view as the query of an address: empty for the default view, otherwise beginning with `?`. */
export function worksSearch(view: WorksView): string {
  const { inTrash, text, kind, state, project, tag, missing, placeless, here, map, camera, by, direction } =
    view;
  const isFirstWay = direction === DIRECTIONS[by][0];
  const sort = isFirstWay ? by : `${by}-${direction}`;
  const values = {
    show: inTrash ? 'trash' : undefined,
    q: text.trim() === '' ? undefined : text,
    kind,
    state,
    project,
    tag,
    missing,
    place: placeless ? 'none' : here ? 'here' : undefined,
    map,
    sort: sort === ORDERED_BY[0] ? undefined : sort,
  };
  const params = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  const search = params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
  const at = viewSearch({ ...NO_VIEW, camera });
  return search === '' ? at : search + at.replace('?', '&');
}

/** The view after an order was chosen: another order starts in its own direction, and the same one is reversed. */
export function orderedBy(view: WorksView, by: OrderedBy): Pick<WorksView, 'by' | 'direction'> {
  const [first, other] = DIRECTIONS[by];
  return { by, direction: view.by === by && view.direction === first ? other : first };
}

/** A view of all works outside the trash, with the same order and the same map. */
export function withoutFilters(view: WorksView): WorksView {
  const { map, camera, by, direction } = view;
  return { ...readWorksView(new URLSearchParams()), map, camera, by, direction };
}

/** The key of the filters of a view, without the map: equal keys let the same works pass. */
export function filtersOf(view: WorksView): string {
  const { by, direction } = readWorksView(new URLSearchParams());
  return worksSearch({ ...view, here: false, map: undefined, camera: null, by, direction });
}

/** Whether a view excludes any works. */
export function isFiltered({
  text,
  kind,
  state,
  project,
  tag,
  missing,
  placeless,
  here,
}: WorksView): boolean {
  const isChosen = [kind, state, project, tag, missing].some((filter) => filter !== undefined);
  return isChosen || placeless || here || text.trim() !== '';
}
