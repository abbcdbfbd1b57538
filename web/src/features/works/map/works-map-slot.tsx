import { WORK_STATES } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
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

/** The map of the works that are shown, what its marks mean, and how many works it cannot show. */
export function WorksMapSlot({ state, ...map }: WorksMapSlotProps) {
  const { works, places } = map;
  const { view, change } = state;
  const t = useTranslations('works.map');
  const frame = useRef<HTMLDivElement>(null);
  // Where it takes the place of the list it stands below the filters, and may be out of sight.
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

/** How the states of works are told apart on the map, as far as there are any in them. */
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
