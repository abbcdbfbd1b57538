import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './lazy-actions.module.css';

/** The actions of an item. They load after the first view, into reserved room. */
export const LazyActions = lazyPart(async () => (await import('./item-actions.tsx')).ItemActions, {
  messages: ['item-lazy', 'save'],
  fallback: <div className={styles.coming} />,
});
