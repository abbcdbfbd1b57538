import { useTranslations } from 'use-intl';
import { type CardOrder, NEAREST_OF } from '../../live/queries/card-queries.ts';
import styles from './order.module.css';
import { OrderSelect } from './order-select.tsx';
import type { Origin } from './origin.ts';

export interface CardOrderLineProps {
  orders: readonly CardOrder[];
  order: CardOrder;
  onOrder: (order: CardOrder) => void;
  /** From where the nearest are measured; null in another order. */
  from: Origin | null;
  /** Whether the nearest are only those of the most saved of each kind. */
  isAmongMostSaved?: boolean | undefined;
}

/** The choice of the order of the items on a page beside the map, and from where the nearest are measured. */
export function CardOrderLine({ orders, order, onOrder, from, isAmongMostSaved }: CardOrderLineProps) {
  const t = useTranslations('near');
  return (
    <div>
      <div className={styles.line}>
        <OrderSelect orders={orders} value={order} onChange={onOrder} />
      </div>
      <div role="status">
        {from && (
          <p className={styles.note}>
            {t(from.isVisitor ? 'fromVisitor' : 'fromMap')}
            {isAmongMostSaved && ` ${t('amongMostSaved', { count: NEAREST_OF })}`}
          </p>
        )}
      </div>
    </div>
  );
}
