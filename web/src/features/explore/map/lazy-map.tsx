import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './lazy-map.module.css';

/** The map with its marks. Its code and its messages load after the first view. */
export const LazyMap = lazyPart(async () => (await import('./explore-map.tsx')).ExploreMap, {
  messages: ['map'],
  fallback: <div className={styles.sea} />,
  panel: 'map',
});
