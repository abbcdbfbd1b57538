import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './lazy-map.module.css';

/** The map with what is on it: its code and its messages come after what the page first shows. */
export const LazyMap = lazyPart(async () => (await import('./explore-map.tsx')).ExploreMap, {
  messages: ['map'],
  fallback: <div className={styles.sea} />,
  panel: 'map',
});
