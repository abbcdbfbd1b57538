import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import type { ExploreMapProps } from './explore-map.tsx';
import styles from './lazy-map.module.css';

const SEA = <Sea />;

const LoadedMap = lazyPart(async () => (await import('./explore-map.tsx')).ExploreMap, {
  messages: ['map'],
  fallback: SEA,
  panel: 'map',
});

/** The map with its marks. Its code and its messages load after the first view. A server does not render it. */
export function LazyMap(props: ExploreMapProps) {
  return useIsHydrated() ? <LoadedMap {...props} /> : SEA;
}

/** The sea before the map is there, which stays without scripts. */
function Sea() {
  const t = useTranslations('explore');
  return (
    <div className={styles.sea}>
      <p>{t('mapNeedsScripts')}</p>
    </div>
  );
}
