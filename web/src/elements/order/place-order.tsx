import type { Position } from '@waymark/model/geography/position';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLost, useLocating } from '../../map/own-position.ts';
import styles from './order.module.css';
import { OrderSelect } from './order-select.tsx';

const ORDERS = ['list', 'near'] as const;

interface PlaceOrderProps {
  /** From where the places are sorted by distance; null in the order of their list. */
  from: Position | null;
  onSort: (from: Position | null) => void;
}

/**
 * The choice between the order of a list and the distance from the visitor, whose device is asked with each choice of the latter. Where
 * it finds nothing, the order of the list stays, and the visitor reads why.
 */
export function PlaceOrder({ from, onSort }: PlaceOrderProps) {
  const t = useTranslations('map');
  const [isNear, setIsNear] = useState(from !== null);
  const { state, ask } = useLocating((position) => {
    // The visitor may have chosen the order of the list while the device was looking.
    if (isNear) onSort(position);
  });
  const choose = (order: (typeof ORDERS)[number]) => {
    setIsNear(order === 'near');
    if (order === 'near') ask();
    else onSort(null);
  };
  const isAwaited = isNear && state === 'locating';
  return (
    <div>
      <div className={styles.line}>
        <OrderSelect orders={ORDERS} value={from !== null || isAwaited ? 'near' : 'list'} onChange={choose} />
      </div>
      <div role="status">
        {isNear && from === null && isLost(state) && <p className={styles.note}>{t(state)}</p>}
      </div>
    </div>
  );
}
