import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { WORK_STATES, type WorkState } from '@waymark/model/entities/work';
import { isLocale, type Locale } from '@waymark/model/locale';
import { type Camera, readView, type View, viewSearch } from '@waymark/model/view-codec';

/** By what works are ordered. */
export const ORDERED_BY = ['updated', 'title', 'published'] as const;
export type OrderedBy = (typeof ORDERED_BY)[number];

/** Which way: the first of each is where an order begins. */
const DIRECTIONS = {
  updated: ['desc', 'asc'],
  title: ['asc', 'desc'],
  published: ['desc', 'asc'],
} as const satisfies Record<OrderedBy, readonly Direction[]>;
type Direction = 'asc' | 'desc';

/** Works that are in no project. */
export const NO_PROJECT = 'none';

/** Where somebody wants the map whatever the width of the window: beside the list, or instead of it where there is no room. */
const MAP_CHOICES = ['on', 'off'] as const;

/** Which works are shown and in which order: what the address of the page holds. */
export interface WorksView {
  /** What is in the trash, instead of all else. */
  inTrash: boolean;
  /** What their titles hold, in any language; empty for any. */
  text: string;
  kind: PublishedKind | undefined;
  state: WorkState | undefined;
  /** The id of a project, or `NO_PROJECT`; undefined for any. */
  project: string | undefined;
  /** In which something is not written. */
  missing: Locale | undefined;
  /** Those alone that have no place on the map. */
  placeless: boolean;
  /** Those alone that lie where the map is. */
  here: boolean;
  /** Whether the map is shown; undefined for wherever there is room beside the list. */
  map: (typeof MAP_CHOICES)[number] | undefined;
  /** Where the map is; null as long as nobody has moved it. */
  camera: Camera | null;
  by: OrderedBy;
  direction: Direction;
}

/** The longest text that is looked for, in UTF-16 code units: no title is longer. */
export const MAX_TEXT = 140;

const PROJECT = /^(?:[A-Za-z0-9]{20}|none)$/;

/** Reads the view from an address. Never throws: what is invalid or unknown is as good as absent. */
export function readWorksView(params: URLSearchParams): WorksView {
  const [sorted, toward] = (params.get('sort') ?? '').split('-');
  const by = ORDERED_BY.find((order) => order === sorted) ?? ORDERED_BY[0];
  const project = params.get('project') ?? '';
  const missing = params.get('missing');
  const placeless = params.get('place') === 'none';
  return {
    inTrash: params.get('show') === 'trash',
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    kind: PUBLISHED_KINDS.find((kind) => kind === params.get('kind')),
    state: WORK_STATES.find((state) => state === params.get('state')),
    project: PROJECT.test(project) ? project : undefined,
    missing: isLocale(missing) ? missing : undefined,
    placeless,
    // What has no place is nowhere that a map shows.
    here: !placeless && params.get('place') === 'here',
    map: MAP_CHOICES.find((choice) => choice === params.get('map')),
    camera: readView(params).camera,
    by,
    direction: DIRECTIONS[by].find((direction) => direction === toward) ?? DIRECTIONS[by][0],
  };
}

/** The view as it stands in an address: empty for what is shown first, else beginning with `?`. */
export function worksSearch(view: WorksView): string {
  const { inTrash, text, kind, state, project, missing, placeless, here, map, camera, by, direction } = view;
  const isFirstWay = direction === DIRECTIONS[by][0];
  const sort = isFirstWay ? by : `${by}-${direction}`;
  const values = {
    show: inTrash ? 'trash' : undefined,
    q: text.trim() === '' ? undefined : text,
    kind,
    state,
    project,
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

const NO_VIEW: View = { camera: null, kinds: [], categories: [], tags: [], query: '', selected: null };

/** What choosing an order leads to: another one begins its own way, and the same is turned round. */
export function orderedBy(view: WorksView, by: OrderedBy): Pick<WorksView, 'by' | 'direction'> {
  const [first, other] = DIRECTIONS[by];
  return { by, direction: view.by === by && view.direction === first ? other : first };
}

/** A view of everything that is not in the trash, in the same order, the map as it is. */
export function withoutFilters(view: WorksView): WorksView {
  const { map, camera, by, direction } = view;
  return { ...readWorksView(new URLSearchParams()), map, camera, by, direction };
}

/** What of a view decides which works there are, whatever the map shows: the same text where the same works are let through. */
export function filtersOf(view: WorksView): string {
  const { by, direction } = readWorksView(new URLSearchParams());
  return worksSearch({ ...view, here: false, map: undefined, camera: null, by, direction });
}

/** Whether a view leaves anything out that it could show. */
export function isFiltered({ text, kind, state, project, missing, placeless, here }: WorksView): boolean {
  const isChosen = [kind, state, project, missing].some((filter) => filter !== undefined);
  return isChosen || placeless || here || text.trim() !== '';
}
