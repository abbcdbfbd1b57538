import { dequal } from 'dequal';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { areaOf } from './results-query.ts';
import styles from './search-area.module.css';
import type { ResultsState } from './use-results.ts';

/** The button on the map that searches what the map shows. */
export function SearchArea({ results }: { results: ResultsState }) {
  const t = useTranslations('results');
  const { view, mapView, change } = useExploreState();
  const { area } = results.query;
  const viewedArea = areaOf(mapView);
  // There is nothing to do where this area was searched already, or nothing was found anywhere.
  if (!results.found || (area === null && results.found.total === 0)) return null;
  if (view.area === 'map' || dequal(area, viewedArea)) return null;
  return (
    <div className={styles.place}>
      <Button
        kind="secondary"
        size="small"
        icon={Search}
        onClick={() => {
          // The button goes: this area is searched then.
          document.getElementById('map')?.focus({ preventScroll: true });
          change({ area: viewedArea }, 'push');
        }}
      >
        {t('searchHere')}
      </Button>
    </div>
  );
}
