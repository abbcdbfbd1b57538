import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { PanelBoundary } from '../../../elements/page/panel-boundary.tsx';
import { expectMessages } from '../../../i18n/lazy-messages.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import styles from './lazy-map.module.css';

const ExploreMap = lazy(async () => ({ default: (await import('./explore-map.tsx')).ExploreMap }));

/** The map with what is on it: its code and its messages come beside each other, after what the page first shows. */
export function LazyMap(props: ComponentProps<typeof ExploreMap>) {
  const locale = useLocale();
  useEffect(() => expectMessages('map', locale), [locale]);
  return (
    <PanelBoundary name="map">
      <Suspense fallback={<div className={styles.sea} />}>
        <ExploreMap {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
