import { WORLD } from '@waymark/model/geography/bounds';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { GLOBE_BELOW } from '@waymark/model/map-index/camera-tiles';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import {
  boundsOfShown,
  highlightedMarkOf,
  type Mark,
  MOST_DRAWN,
  MOST_MARKS,
  marksOf,
  roomAround,
} from '../../../elements/map/map-marks.ts';
import { ownMarksOf, withHighlighted } from '../../../elements/map/own-marks.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { createStore, type Source, useStore } from '../../../ui/hooks/store.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useExploreState } from '../state/explore-context.ts';
import { AreasInView } from './areas-in-view.tsx';
import { fanOut, fanOutOwn, OPENED_FROM, openedCamera } from './fan-out.ts';
import { MarkView } from './mark-view.tsx';
import { namesBeside } from './names-beside.ts';
import { PageMarks } from './page-marks.tsx';
import { Peek } from './peek.tsx';
import { useStableMarks } from './stable-marks.ts';
import { useNamedMarks } from './use-named-marks.ts';

interface ExploreMapProps {
  /** How many pixels at the lower edge of the map are covered; none by default. */
  covered?: Source<number>;
  /** Whether the filters cover the upper edge of the map. */
  filtersAbove: boolean;
}

/** The height of the filters with their margins, in CSS pixels. */
const FILTERS = 60;

/** From this zoom level on, the map shows photos. Farther out, a photo does not tell where it is. */
const PHOTOS_FROM = 5;

/** From this zoom level on, the map fills no countries. Their simplified coasts would be seen, and one country alone says nothing. */
const FILLS_BELOW = 5;

const UNCOVERED = createStore(0);

/** The map with its marks. */
export function ExploreMap({ covered = UNCOVERED, filtersAbove }: ExploreMapProps) {
  const t = useTranslations('explore');
  const {
    goal,
    onRest,
    tiles,
    mapView,
    view,
    filter,
    highlighted,
    highlight,
    shapes,
    pageMarks,
    open,
    close,
    openCluster,
    openList,
    alone,
    spotFinder,
  } = useExploreState();
  const { selected } = view;
  const { kinds, categories } = filter ?? EVERYTHING;
  const { zoom } = mapView.camera;
  const own = useMemo(() => fanOutOwn(ownMarksOf(pageMarks, mapView), mapView), [pageMarks, mapView]);
  // From farther away, the discs of the clusters say enough. Without a list beside the map, every mark is a stop of the Tab key.
  const mayDraw = mapView.draws && zoom >= GLOBE_BELOW && !alone;
  const [canDraw, setCanDraw] = useState(false);
  const draws = mayDraw && canDraw;
  const found = useMemo(() => {
    const limit = draws ? MOST_DRAWN : MOST_MARKS;
    const clustered = marksOf(tiles, mapView, { kinds, categories }, own, limit);
    return fanOut(clustered, own, mapView, roomAround(own, limit));
  }, [tiles, mapView, kinds, categories, own, draws]);
  const { marks: named, sources } = useNamedMarks(found, { tiles, filter, mapView });
  const marks = useStableMarks(named, mapView);
  const locale = useLocale();
  const most = roomAround(own);
  const withNames = useMemo(
    () => namesBeside(marks.slice(0, most), own, mapView, locale),
    [marks, most, own, mapView, locale],
  );
  const content = useMemo(
    // At a close zoom, only the tiles around the view are loaded.
    () =>
      filter === null
        ? boundsOf(
            [...pageMarks.map(({ item }) => item), ...tiles.flatMap((tile) => tile.content.items)].map(
              ({ position }) => position,
            ),
          )
        : zoom < GLOBE_BELOW
          ? boundsOfShown(tiles, { kinds, categories })
          : WORLD,
    [filter, pageMarks, tiles, zoom, kinds, categories],
  );
  const fills = zoom < FILLS_BELOW;
  const drawn = useMemo(
    () => (fills ? shapes : shapes.filter(({ fill }) => fill === undefined)),
    [shapes, fills],
  );
  const bottom = useStore(covered);
  const edges = useMemo(() => ({ top: filtersAbove ? FILTERS : 0, bottom }), [bottom, filtersAbove]);
  // A frame on another site has no list.
  const inList = zoom >= OPENED_FROM && !alone;
  const latestOpen = useLatest(({ best, items, position }: Mark) => {
    if (items === 1 && best) open(best);
    else if (inList) openList();
    else openCluster(openedCamera(position, zoom));
  });
  // The same function after every move, so that marks that stay as they are do not render again.
  const openMark = useCallback((mark: Mark) => latestOpen.current(mark), [latestOpen]);
  const shownOwn = withHighlighted(own, highlighted);
  const highlightedOwn = shownOwn.find(({ item }) => highlighted && itemKey(item) === itemKey(highlighted));
  // An item that only counts in a cluster, or is below another mark, has a mark while it is highlighted.
  const highlightedMark =
    highlighted && !highlightedOwn ? highlightedMarkOf(marks, highlighted, mapView) : undefined;
  const added = highlightedMark && !marks.includes(highlightedMark) ? highlightedMark : undefined;
  const elements = marks.filter((mark, i) => i < most || mark === highlightedMark);
  const peekedAt = highlightedOwn ?? (highlightedMark?.items === 1 ? highlightedMark : undefined);
  const photos = zoom >= PHOTOS_FROM;
  const elementOf = (mark: Mark) => (
    <MapMarker key={mark.key} position={mark.position} above={mark === highlightedMark ? 'all' : undefined}>
      <MarkView
        mark={mark}
        photo={photos}
        named={withNames.has(mark.key)}
        highlighted={mark === highlightedMark}
        stop={alone}
        inList={inList}
        onHighlight={highlight}
        onOpen={openMark}
      />
    </MapMarker>
  );
  return (
    <MapCanvas
      label={t('map')}
      goal={goal}
      onRest={onRest}
      shapes={drawn}
      content={content}
      covered={edges}
      start="intent"
      onMapPress={() => selected && close()}
      spotFinder={spotFinder}
    >
      {elements.map(elementOf)}
      {added && elementOf(added)}
      {mayDraw && marks.reduce((sum, { items }) => sum + items, 0) > MOST_MARKS && (
        <ManyMarks marks={marks} most={most} onReady={setCanDraw} onHighlight={highlight} onOpen={openMark} />
      )}
      {sources}
      <PageMarks marks={shownOwn} />
      <AreasInView />
      {/* The page that is about an item shows its name already. */}
      {highlighted && !alone && peekedAt && !highlightedOwn?.selected && (
        <MapMarker position={peekedAt.position} above="all" through anchor="bottom">
          <Peek item={highlighted} />
        </MapMarker>
      )}
    </MapCanvas>
  );
}

const ManyMarks = lazyPart(async () => (await import('./many-marks.tsx')).ManyMarks, {
  isOptional: true,
  fallback: null,
});
