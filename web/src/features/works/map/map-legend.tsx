import { WORK_STATES } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useTranslations } from 'use-intl';
import styles from './map-legend.module.css';
import { WorkMark } from './work-mark.tsx';

/** How the states of works are told apart on the map, as far as there are any in them. */
export function MapLegend({ works }: { works: readonly WorkSummary[] }) {
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
