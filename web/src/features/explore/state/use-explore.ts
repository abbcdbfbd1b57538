import type { MapItem } from '@waymark/model/map-index/map-item';
import type { PageName } from '@waymark/model/paths/pages';
import { type View, viewSearch } from '@waymark/model/view-codec';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ItemName } from '../../../elements/card/item-key.ts';
import { EVERYTHING, type Filter } from '../../../elements/map/item-filter.ts';
import type { OwnMark, PageMap } from '../../../elements/map/page-map-context.ts';
import { usePathToItem } from '../../../i18n/paths.ts';
import type { MapShape } from '../../../map/map-shape.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { type Here, type Tiles, useHere } from './use-here.ts';
import { useIsWide } from './use-is-wide.ts';
import { useOpening } from './use-opening.ts';
import { useShown } from './use-shown.ts';
import type { ChangeView, KeptView } from './use-view.ts';

/** All that the map and the page beside it share. */
export interface ExploreState extends CameraState {
  /** The page is home, or the map is alone: filters and what is chosen are its visitor's. */
  exploring: boolean;
  /** There is no page beside the map: whoever has no pointer goes from mark to mark. */
  alone: boolean;
  /** Whether there is room for the page beside the map. */
  wide: boolean;
  view: View;
  change: ChangeView;
  /** Which items the map shows; null where it shows nothing but what the page has on it. */
  filter: Filter | null;
  tiles: Tiles;
  here: Here;
  /** To be rendered somewhere. */
  sources: ReactNode;
  /** The item that the pointer or the focus is on, on the map or in the list. */
  highlighted: MapItem | null;
  highlight: (item: MapItem | null) => void;
  /** What the page beside the map has on it. */
  ownMarks: readonly OwnMark[];
  shapes: readonly MapShape[];
  /** What the page asks of the map; the same object as long as it does the same. */
  beside: PageMap;
  /** The item that the map was last brought to, by `itemKey`. */
  framed: RefObject<string | null>;
  /** What the address chose when the page was opened, where it did not say where to look. */
  opened: ItemName | null;
  /** The address at which an item is chosen, everything else as it is. */
  choosing: (item: ItemName) => string;
  /** Goes to an item that stands on the map: chooses it at home, and elsewhere opens its page. The map stays where it is. */
  open: (item: ItemName) => void;
}

/** Pages whose map shows some items only: those of one kind, or of one creator, which the page itself has there. */
const FILTERS: Partial<Record<PageName, Filter | null>> = {
  'creators-id': null,
  posts: { kinds: ['post'], categories: [] },
  'atlas-lists': { kinds: ['list'], categories: [] },
};

/** Given what the map shows where its page does not say so: undefined is what the visitor filters. */
export function useExplore(
  page: PageName | undefined,
  { view: kept, change }: KeptView,
  ofPage: Filter | null | undefined = page && FILTERS[page],
): ExploreState {
  const alone = page === 'iframe';
  const exploring = alone || page === 'index';
  const view = exploring ? kept : { ...kept, selected: null };
  const camera = useCamera(view.camera, change);
  const { mapView, settled, goTo } = camera;
  const filter = ofPage !== undefined ? ofPage : exploring ? view : EVERYTHING;
  const [highlighted, highlight] = useState<MapItem | null>(null);
  const { ownMarks, shapes, items: given, show } = useShown();
  const { tiles, here, sources } = useHere({ view: mapView, filter, given, settled });
  const framed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (view.selected === null) framed.current = null;
  }, [view.selected]);
  const [opened] = useState(view.camera === null ? view.selected : null);
  const choosing = ({ kind, id }: ItemName) => viewSearch({ ...view, selected: { kind, id } });
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  const open = useCallback(
    ({ kind, id }: ItemName) => {
      if (exploring) return change({ selected: { kind, id } }, 'push');
      const search = viewSearch({ ...NO_VIEW, camera: mapView.camera });
      void navigate({ pathname: pathToItem({ kind, id }), search });
    },
    [exploring, change, mapView.camera, navigate, pathToItem],
  );
  const beside = useOpening({ show, highlight, goTo, mapView, hasCamera: kept.camera !== null });
  return {
    ...camera,
    exploring,
    alone,
    wide: useIsWide(),
    view,
    change,
    filter,
    tiles,
    here,
    sources,
    highlighted,
    highlight,
    ownMarks,
    shapes,
    beside,
    opened,
    framed,
    choosing,
    open,
  };
}

const NO_VIEW: View = { camera: null, kinds: [], categories: [], tags: [], query: '', selected: null };
