import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import type { ExploreMapProps } from './explore-map.tsx';
import styles from './lazy-map.module.css';

const SEA = <div className={styles.sea} />;

const LoadedMap = lazyPart(async () => (await import('./explore-map.tsx')).ExploreMap, {
  messages: ['map'],
  fallback: SEA,
  panel: 'map',
});

/** The map with its marks. Its code and its messages load after the first view. A server does not render it. */
export function LazyMap(props: ExploreMapProps) {
  return useIsHydrated() ? <LoadedMap {...props} /> : SEA;
}
