import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './lazy-map.module.css';

/** The map with its marks. Its code and its messages load after the first view. A server does not render it. */
export const LazyMap = lazyPart(async () => (await import('./explore-map.tsx')).ExploreMap, {
  messages: ['map'],
  fallback: <Sea />,
  panel: 'map',
});

/** The sea before the map is there, which stays without scripts. */
function Sea() {
  const t = useTranslations('explore');
  return (
    <div className={styles.sea}>
      <p>{t('mapNeedsScripts')}</p>
    </div>
  );
}
