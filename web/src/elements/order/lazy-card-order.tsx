import { lazyPart } from '../page/lazy-part.tsx';
import type { CardOrderLineProps } from './card-order-line.tsx';
import styles from './order.module.css';

const CardOrderLine = lazyPart(async () => (await import('./card-order-line.tsx')).CardOrderLine, {
  messages: ['near'],
  panel: 'order',
  isAfterPage: true,
});

/** `CardOrderLine`, loaded after the page, which shows its first order without it. Its line has its room before and while it loads. */
export function LazyCardOrder(props: CardOrderLineProps) {
  return (
    <div className={styles.room}>
      <CardOrderLine {...props} />
    </div>
  );
}
