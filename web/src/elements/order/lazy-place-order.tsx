import { lazyPart } from '../page/lazy-part.tsx';
import styles from './order.module.css';

/** `PlaceOrder`, loaded after the page. The server cannot know where the visitor is. */
export const LazyPlaceOrder = lazyPart(async () => (await import('./place-order.tsx')).PlaceOrder, {
  messages: ['near', 'map'],
  fallback: <div className={styles.line} />,
  panel: 'order',
  isAfterPage: true,
});
