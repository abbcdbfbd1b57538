import type { MapItem } from '@waymark/model/map-index/map-item';
import { PAGES, type PageName } from '@waymark/model/paths/pages';
import { type Camera, NO_VIEW, type View, viewSearch } from '@waymark/model/view-codec';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { ItemName } from '../../../elements/card/item-key.ts';
import { EVERYTHING, type Filter } from '../../../elements/map/item-filter.ts';
import type { PageMap, PageMark } from '../../../elements/map/page-map-context.ts';
import { usePathTo, usePathToItem } from '../../../i18n/paths.ts';
import type { Goal } from '../../../map/in-view.ts';
import type { SpotFinder } from '../../../map/map-canvas-props.ts';
import type { MapShape } from '../../../map/map-shape.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { reportChosen, reportOpened } from '../../../services/search/report.ts';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import { inViewOf, itemsFound } from '../results/items-found.ts';
import { resultsQueryOf } from '../results/results-query.ts';
import { useFrameResults } from '../results/use-frame-results.ts';
import { type ResultsState, useResults } from '../results/use-results.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { useClosing } from './use-closing.ts';
import { useIsWide } from './use-is-wide.ts';
import { type ItemsInView, type Tiles, useItemsInView } from './use-items-in-view.ts';
import { usePageLayers } from './use-page-layers.ts';
import { usePageMapState } from './use-page-map-state.ts';
import type { ChangeView, ViewControl } from './use-view.ts';

/** The state that the map and the page beside it share. */
export interface ExploreState extends CameraState {
  /** Whether this is the home page or the map alone: there the visitor sets the filters and chooses items. */
  exploring: boolean;
  /** Whether no page is beside the map: keyboard users then go from mark to mark. */
  alone: boolean;
  /** Whether the window has room for the page beside the map. */
  wide: boolean;
  /** Whether the page is a sheet over the map. */
  hasSheet: boolean;
  /** Moves the map because the visitor asked to see it: a sheet over it makes room. */
  showMap: (goal: Goal) => void;
  /** How often the visitor asked to see the map. */
  mapRequests: number;
  view: View;
  change: ChangeView;
  /** Which items the map shows; null where it shows only the marks of the page. */
  filter: Filter | null;
  tiles: Tiles;
  inView: ItemsInView;
  /** What a search has found, which the map then shows instead of everything in view; null without a search. */
  results: ResultsState | null;
  /** Elements that must be rendered for the queries to run. */
  sources: ReactNode;
  /** The item under the pointer or the focus, on the map or in the list. */
  highlighted: MapItem | null;
  highlight: (item: MapItem | null) => void;
  /** What the page beside the map shows on the map. */
  pageMarks: readonly PageMark[];
  shapes: readonly MapShape[];
  /** The map context that the page uses. The object stays the same while its content does. */
  pageMap: PageMap;
  /** Set by the map while it is there. */
  spotFinder: RefObject<SpotFinder | null>;
  /** The item that the map moved to last, by `itemKey`. */
  lastFramedItem: RefObject<string | null>;
  /** The item that was chosen by the opening address, where that address names no camera. */
  openedItem: ItemName | null;
  /** The address at which an item is chosen, with everything else unchanged. */
  searchChoosing: (item: ItemName) => string;
  /** Closes the chosen item. */
  close: () => void;
  /** Opens a cluster: the map moves there, and back with a step back in the history. */
  openCluster: (camera: Camera) => void;
  /** Shows the list of what is in view: a low sheet rises, and a page without such a list gives way to the home page. */
  openList: () => void;
  /** How often the visitor asked to see the list. */
  listRequests: number;
  /** Opens an item of the map: the home page chooses it, and other pages go to its page. The map does not move. */
  open: (item: ItemName) => void;
}

/** Pages whose map shows only some items: those of one kind, or those of one creator, which the page itself adds. */
const FILTERS: Partial<Record<PageName, Filter | null>> = {
  'creators-id': null,
  posts: { kinds: ['post'], categories: [] },
  'atlas-lists': { kinds: ['list'], categories: [] },
};

/** Which items the map shows, given the rule of its page; undefined means the visitor's filters. */
export function useExplore(
  page: PageName | undefined,
  { view: stored, change }: ViewControl,
  ofPage: Filter | null | undefined = page && FILTERS[page],
): ExploreState {
  const alone = page !== undefined && PAGES[page].framed;
  const exploring = alone || page === 'index';
  const view = exploring ? stored : { ...stored, selected: null };
  const isBeside = page !== undefined && !alone;
  const camera = useCamera(view.camera, change, isBeside);
  const { mapView, listView, goTo } = camera;
  const wide = useIsWide();
  const results = useResults(HAS_SEARCH && page === 'index' ? resultsQueryOf(view, mapView) : null);
  const found = results?.found;
  const foundItems = useMemo(() => (found ? itemsFound(found) : []), [found]);
  const foundInView = useMemo(() => inViewOf(found, foundItems), [found, foundItems]);
  useFrameResults(results, { hasCamera: view.camera !== null, goTo });
  // A search that fails leaves the map as it is without one.
  const searching = results !== null && (found !== undefined || results.failure === undefined);
  const filter = searching ? null : ofPage !== undefined ? ofPage : exploring ? view : EVERYTHING;
  const [highlighted, highlight] = useState<MapItem | null>(null);
  const { pageMarks, shapes, items: pageItems, show } = usePageLayers();
  const { tiles, inView, sources } = useItemsInView({
    view: mapView,
    listView,
    filter,
    pageItems: searching ? foundItems : pageItems,
  });
  const lastFramedItem = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (view.selected === null) lastFramedItem.current = null;
  }, [view.selected]);
  const openedItem = useOpenedItem(view);
  const pathTo = usePathTo();
  const pathToItem = usePathToItem();
  // The home page opens an item beside the map, on no page of its own.
  const openedPath = view.selected && pathToItem(view.selected);
  useEffect(() => {
    if (openedPath !== null) reportOpened(openedPath);
  }, [openedPath]);
  const searchChoosing = ({ kind, id }: ItemName) => viewSearch({ ...view, selected: { kind, id } });
  const navigate = useNavigate();
  const open = useCallback(
    ({ kind, id }: ItemName) => {
      const hit = found?.hits.find((one) => one.kind === kind && one.id === id);
      if (hit !== undefined) reportChosen(hit, pathToItem({ kind, id }));
      if (exploring) return change({ selected: { kind, id } }, 'push');
      const search = viewSearch({ ...NO_VIEW, camera: mapView.camera });
      void navigate({ pathname: pathToItem({ kind, id }), search });
    },
    [found, exploring, change, mapView.camera, navigate, pathToItem],
  );
  const [mapRequests, setMapRequests] = useState(0);
  const showMap = useCallback(
    (goal: Goal) => {
      setMapRequests((count) => count + 1);
      goTo(goal);
    },
    [goTo],
  );
  const close = useClosing({ view, change, exploring });
  const openCluster = useCallback(
    // The history of a frame belongs to the site around it.
    (to: Camera) => (alone ? goTo(to) : change({ camera: to }, 'push')),
    [alone, goTo, change],
  );
  const [listRequests, setListRequests] = useState(0);
  // A page whose map shows items of one kind lists them.
  const hasList = exploring || Boolean(ofPage);
  const openList = useCallback(() => {
    setListRequests((count) => count + 1);
    if (view.selected) close();
    if (hasList) return;
    void navigate({
      pathname: pathTo('index', {}),
      search: viewSearch({ ...NO_VIEW, camera: mapView.camera }),
    });
  }, [hasList, view.selected, mapView.camera, navigate, pathTo, close]);
  const spotFinder = useRef<SpotFinder>(null);
  const pageMap = usePageMapState({
    show,
    highlight,
    goTo,
    showMap,
    spotFinder,
    mapView,
    hasCamera: stored.camera !== null,
  });
  return {
    ...camera,
    exploring,
    alone,
    wide,
    hasSheet: isBeside && !wide,
    showMap,
    mapRequests,
    view,
    change,
    filter,
    tiles,
    inView: searching ? foundInView : inView,
    results,
    sources,
    highlighted,
    highlight,
    pageMarks,
    shapes,
    pageMap,
    spotFinder,
    openedItem,
    lastFramedItem,
    searchChoosing,
    open,
    close,
    openCluster,
    openList,
    listRequests,
  };
}

/** The item of the opening address, where that names no camera. While the browser hydrates, the view is not known yet. */
function useOpenedItem(view: View): ItemName | null {
  const hydrated = useIsHydrated();
  const opened = view.camera === null ? view.selected : null;
  const [first, setFirst] = useState({ hydrated, opened });
  if (hydrated && !first.hydrated) setFirst({ hydrated, opened });
  return first.opened;
}
