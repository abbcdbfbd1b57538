import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './lazy-actions.module.css';

/** What can be done with an item. It comes after what the page first shows, in a place of its size. */
export const LazyActions = lazyPart(async () => (await import('./item-actions.tsx')).ItemActions, {
  messages: ['item-later', 'save'],
  fallback: <div className={styles.coming} />,
});
