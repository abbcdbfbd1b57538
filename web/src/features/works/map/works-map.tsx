import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { Pencil, X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { highlightedMarkOf, type Mark } from '../../../elements/map/map-marks.ts';
import { placeInView } from '../../../map/in-view.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useNameOf } from '../table/work-name.tsx';
import type { WorksMapState } from './use-works-map.ts';
import { WorkMarkButton } from './work-mark-button.tsx';
import { WorkPeek } from './work-peek.tsx';
import styles from './works-map.module.css';
import { mapItemsOf, marksOfWorks } from './works-on-map.ts';

/** How many zoom levels a click on a cluster zooms in. */
const OPENS_BY = 2;

/** Beyond this zoom level, works at one position stay one cluster. */
const CLOSEST = 18;

export interface WorksMapProps {
  /** The works that pass the filters, regardless of the map; the array must be stable. */
  works: readonly WorkSummary[];
  places: ReadonlyMap<string, Position>;
  /** The ids of the works with changes that only this browser stores. */
  unsaved: ReadonlySet<string>;
  map: WorksMapState;
  /** The id of the work under the pointer or the focus, on the map or in the list. */
  highlighted: string | null;
  /** A stable function, as is `onPick`. */
  onHighlight: (id: string | null) => void;
  /** The id of the work that was chosen on the map. */
  picked: string | null;
  onPick: (id: string | null) => void;
  /** Called to list several works at one position. */
  onSpot: () => void;
  /** The address of a work's editor. */
  toWork: (work: WorkSummary) => string;
  /** Whether no list beside the map has the same works: keyboard users then go from mark to mark. */
  isAlone: boolean;
}

/** All works of a creator on one map, of every kind and state, in clusters where they are close together. */
export function WorksMap(props: WorksMapProps) {
  const { works, places, unsaved, map, highlighted, onHighlight, picked, onPick, onSpot, toWork, isAlone } =
    props;
  const t = useTranslations('works.map');
  const nameOf = useNameOf();
  const { goal, mapView, onRest, goTo } = map;
  const { zoom } = mapView.camera;
  const items = useMemo(() => mapItemsOf(works, places), [works, places]);
  const content = useMemo(() => boundsOf(items.map(({ position }) => position)), [items]);
  const marks = useMemo(() => marksOfWorks(items, mapView), [items, mapView]);
  const byId = useMemo(() => new Map(works.map((work) => [work.id, work])), [works]);

  const highlightedItem = items.find(({ id }) => id === (highlighted ?? picked));
  // The middle of the cluster that holds a work may be out of view: the work then has a mark of its own.
  const highlightedMark = highlightedItem && highlightedMarkOf(marks, highlightedItem, mapView);
  const elements = highlightedMark && !marks.includes(highlightedMark) ? [...marks, highlightedMark] : marks;
  const open = useCallback(
    (mark: Mark) => {
      if (mark.items === 1 && mark.best) return onPick(mark.best.id);
      if (zoom >= CLOSEST) return onSpot();
      goTo({ ...mark.position, zoom: Math.min(CLOSEST, zoom + OPENS_BY) });
    },
    [onPick, onSpot, goTo, zoom],
  );
  const chosen = byId.get(picked ?? '');
  const chosenAt = chosen && places.get(chosen.id);
  const isLow = chosenAt !== undefined && (placeInView(chosenAt, mapView)?.y ?? 0) > 0;
  // The mark under the pointer, where it is a single work.
  const passing =
    highlightedMark?.items === 1 && highlighted !== picked ? byId.get(highlighted ?? '') : undefined;
  const passingAt = passing && places.get(passing.id);
  return (
    <div className={styles.map}>
      <MapCanvas
        label={t('label')}
        goal={goal}
        onRest={onRest}
        content={content}
        onMapPress={() => onPick(null)}
      >
        {elements.map((mark) => (
          <MapMarker
            key={mark.key}
            position={mark.position}
            above={mark === highlightedMark ? 'all' : undefined}
          >
            <WorkMarkButton
              mark={mark}
              work={mark.items === 1 ? byId.get(mark.best?.id ?? '') : undefined}
              isHighlighted={mark === highlightedMark}
              isStop={isAlone}
              onHighlight={onHighlight}
              onOpen={open}
            />
          </MapMarker>
        ))}
        {passing && passingAt && (
          <MapMarker key={passing.id} position={passingAt} above="all" through anchor="bottom">
            <div className={styles.passing} aria-hidden="true">
              <WorkPeek work={passing} isUnsaved={unsaved.has(passing.id)} />
            </div>
          </MapMarker>
        )}
      </MapCanvas>
      {chosen && (
        <section className={styles.chosen} data-upper={isLow} aria-label={nameOf(chosen)}>
          <WorkPeek work={chosen} isUnsaved={unsaved.has(chosen.id)}>
            <ButtonLink
              to={toWork(chosen)}
              size="small"
              icon={Pencil}
              aria-label={t('editOf', { name: nameOf(chosen) })}
            >
              {t('edit')}
            </ButtonLink>
          </WorkPeek>
          <span className={styles.close}>
            <IconButton icon={X} size="small" label={t('close')} onClick={() => onPick(null)} />
          </span>
        </section>
      )}
    </div>
  );
}
