import { WORK_STATES } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { WorksViewState } from '../filters/use-works-view.ts';
import { WorkMark } from './work-mark.tsx';
import type { WorksMapProps } from './works-map.tsx';
import styles from './works-map-slot.module.css';

const WorksMap = lazyPart(async () => (await import('./works-map.tsx')).WorksMap, {
  messages: ['map'],
  fallback: null,
  panel: 'map',
});

interface WorksMapSlotProps extends WorksMapProps {
  state: WorksViewState;
}

/** The map of the shown works with its legend, and the number of works without a position. */
export function WorksMapSlot({ state, ...map }: WorksMapSlotProps) {
  const { works, places } = map;
  const { view, change } = state;
  const t = useTranslations('works.map');
  const frame = useRef<HTMLDivElement>(null);
  // In place of the list, the map is below the filters and may be out of view.
  useEffect(() => {
    if (map.isAlone) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [map.isAlone]);
  const placed = works.filter(({ id }) => places.has(id));
  const placeless = works.length - placed.length;
  return (
    <div className={styles.place} data-alone={map.isAlone}>
      <div ref={frame} className={styles.frame} id="map" tabIndex={-1}>
        <WorksMap {...map} />
      </div>
      {placed.length > 0 && <MapLegend works={placed} />}
      {placeless > 0 && (
        <p className={styles.placeless}>
          {t('placeless', { count: placeless })}
          {!view.placeless && (
            <Button kind="quiet" size="small" onClick={() => change({ placeless: true, here: false })}>
              {t('showPlaceless', { count: placeless })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** The legend of the states that occur on the map. */
function MapLegend({ works }: { works: readonly WorkSummary[] }) {
  const t = useTranslations('works');
  const there = new Set(works.map(({ state }) => state));
  return (
    <ul className={styles.legend} aria-label={t('map.legend')}>
      {WORK_STATES.filter((state) => there.has(state)).map((state) => (
        <li key={state}>
          <WorkMark kind="pin" state={state} />
          {t(`state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
