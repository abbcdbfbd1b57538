import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import type { Position } from '@waymark/model/geography/position';
import { choose } from '@waymark/model/localised';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryMark } from '../../../elements/map/category-mark.tsx';
import { useStart } from '../../../elements/places/use-start.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { useLastDefined } from '../../../live/core/use-last-defined.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import type { Goal, MapView } from '../../../map/in-view.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { MapMarker } from '../../../map/map-marker.tsx';
import { isSameItem } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { usePlacesOfStory } from './places-of-story.tsx';
import styles from './story-map.module.css';

/** The lowest zoom at which the map shows the place at the caret. */
const PLACE_ZOOM = 12;

/** The zoom at which the map of a story without a place begins. It shows a town and what is around it. */
const START_ZOOM = 10;

const NONE: readonly { card: Card; position: Position }[] = [];

interface StoryMapProps {
  edit: Pick<EditContext, 'uid' | 'workId' | 'content'>;
  /** The place that the writer is at. */
  atCaret: Reference | undefined;
}

/**
 * The public places of a story. The map shows all of them, and moves to the one that the writer comes to. While there is none, it is
 * where other new works begin.
 */
export function StoryMap({ edit, atCaret }: StoryMapProps) {
  const t = useTranslations('edit');
  const locale = useLocale();
  const { places } = usePlacesOfStory(edit.content);
  const states = useLiveAll(places.map(({ kind, id }) => oneOutlined(kind, id)));
  const settled = useMemo(() => {
    // The map moves once, when all places are known.
    if (states.some(({ status }) => status === 'loading')) return undefined;
    return states.flatMap((state) => {
      if (state.status !== 'ready') return [];
      const { card } = state.value;
      return card.position ? [{ card, position: card.position }] : [];
    });
  }, [states]);
  const spots = useLastDefined(settled) ?? NONE;
  const [view, setView] = useState<MapView | null>(null);
  const [goal, setGoal] = useState<Goal>();
  const start = useStart(edit, places.length === 0, view);
  const first = useMemo(() => (start ? { ...start, zoom: START_ZOOM } : FIRST_CAMERA), [start]);
  const current = spots.find(({ card }) => atCaret && isSameItem(card, atCaret));
  const bounds = useMemo(() => boundsOf(spots.map(({ position }) => position)), [spots]);
  // The place at the caret, or else all places. The map stays where the writer moved it until that changes, and beside a place that is
  // not public.
  const wanted = current
    ? `${current.card.id} ${current.position.lat} ${current.position.lng}`
    : JSON.stringify(bounds);
  const [shown, setShown] = useState<string>();
  const isUnknown = atCaret !== undefined && current === undefined && shown !== undefined;
  if (wanted !== shown && !isUnknown) {
    setShown(wanted);
    if (current) {
      setGoal({ ...current.position, zoom: Math.max(PLACE_ZOOM, view?.camera.zoom ?? 0) });
    } else if (bounds) setGoal({ bounds });
  }
  return (
    <div className={styles.map}>
      <MapCanvas
        label={t('storyMap.label')}
        goal={goal ?? first}
        content={bounds}
        onRest={setView}
        notice={places.length === 0 && t('storyMap.empty')}
      >
        {spots.map(({ card, position }) => (
          <MapMarker key={card.id} position={position} above={card === current?.card ? 'all' : undefined}>
            <span
              role="img"
              aria-label={choose(card.title, locale).value}
              className={styles.mark}
              data-current={card === current?.card || undefined}
            >
              <CategoryMark of={card} />
            </span>
          </MapMarker>
        ))}
      </MapCanvas>
    </div>
  );
}
