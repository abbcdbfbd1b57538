import { lazyPart } from '../page/lazy-part.tsx';
import styles from './order.module.css';

/** `CardOrderLine`, loaded after the page, which shows its first order without it. */
export const LazyCardOrder = lazyPart(async () => (await import('./card-order-line.tsx')).CardOrderLine, {
  messages: ['near'],
  fallback: <div className={styles.line} />,
  panel: 'order',
  isAfterPage: true,
});
