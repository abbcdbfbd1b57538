import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { Pencil, X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type Mark, markOf } from '../../../elements/map/map-marks.ts';
import { placeInView } from '../../../map/in-view.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNameOf } from '../table/work-name.tsx';
import type { WorksMapState } from './use-works-map.ts';
import { WorkMarkButton } from './work-mark-button.tsx';
import { WorkPeek } from './work-peek.tsx';
import styles from './works-map.module.css';
import { mapItemsOf, marksOfWorks } from './works-on-map.ts';

/** A cluster opens by so many zoom levels. */
const OPENS_BY = 2;

/** Closer than this nothing comes apart that stands at one spot. */
const CLOSEST = 18;

export interface WorksMapProps {
  /** Those that the filters let through, wherever the map is; the same array as long as they are the same. */
  works: readonly WorkSummary[];
  places: ReadonlyMap<string, Position>;
  /** The ids of those with changes that only this browser has. */
  kept: ReadonlySet<string>;
  map: WorksMapState;
  /** The id of the work that the pointer or the focus is on, on the map or in the list. */
  highlighted: string | null;
  /** The same function as long as it does the same, as `onPick`. */
  onHighlight: (id: string | null) => void;
  /** The id of the work that was chosen on the map. */
  picked: string | null;
  onPick: (id: string | null) => void;
  /** Several works stand at one spot: they are to be listed. */
  onSpot: () => void;
  /** Where a work is edited. */
  toWork: (work: WorkSummary) => string;
  /** No list beside the map has the same works: whoever has no pointer goes from mark to mark. */
  isAlone: boolean;
}

/** All works of somebody on one map, of whatever kind and state, near ones put together. */
export function WorksMap(props: WorksMapProps) {
  const { works, places, kept, map, highlighted, onHighlight, picked, onPick, onSpot, toWork, isAlone } =
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
  const highlightedMark = highlightedItem && markOf(marks, highlightedItem, mapView);
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
  // What is only pointed at, where it stands by itself.
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
        {marks.map((mark) => (
          <MapMarker key={mark.key} position={mark.position} front={mark === highlightedMark}>
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
          <MapMarker key={passing.id} position={passingAt} front through anchor="bottom">
            <div className={styles.passing} aria-hidden="true">
              <WorkPeek work={passing} isKept={kept.has(passing.id)} />
            </div>
          </MapMarker>
        )}
      </MapCanvas>
      {chosen && (
        <section className={styles.chosen} data-upper={isLow} aria-label={nameOf(chosen)}>
          <WorkPeek work={chosen} isKept={kept.has(chosen.id)}>
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
