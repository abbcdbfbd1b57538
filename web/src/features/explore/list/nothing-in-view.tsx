import { Compass, MapPinned } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { isFiltered, NO_FILTERS } from '../results/results-query.ts';
import { useExploreState } from '../state/explore-context.ts';
import { focusList } from './focus-list.ts';

/** Shown where no item is in view or passes the filter: the reason, and the one helpful action. */
export function NothingInView() {
  const { view, change, showMap, mapView } = useExploreState();
  const t = useTranslations('explore');
  const filtered = isFiltered(view);
  const clear = () => {
    change(NO_FILTERS, 'push');
    // The button goes with the filters.
    focusList();
  };
  return (
    <EmptyState
      picture={<Icon of={filtered ? MapPinned : Compass} size={56} />}
      action={
        filtered ? (
          <Button kind="secondary" onClick={clear}>
            {t('clearFilters')}
          </Button>
        ) : (
          <Button
            kind="secondary"
            onClick={() => showMap({ ...mapView.camera, zoom: Math.max(0, mapView.camera.zoom - 3) })}
          >
            {t('zoomOut')}
          </Button>
        )
      }
    >
      {filtered ? t('nothingMatches') : t('nothing')}
    </EmptyState>
  );
}
