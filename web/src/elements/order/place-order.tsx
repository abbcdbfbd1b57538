import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLost, useLocating } from '../../map/own-position.ts';
import styles from './order.module.css';
import { OrderSelect } from './order-select.tsx';
import type { OrderOfPlaces } from './place-orders.ts';

const ORDERS = ['list', 'near', 'new', 'saved'] as const satisfies readonly OrderOfPlaces['by'][];
const WITHOUT_POSITIONS = ORDERS.filter((order) => order !== 'near');

interface PlaceOrderProps {
  order: OrderOfPlaces;
  onOrder: (order: OrderOfPlaces) => void;
  /** False where no place has a position. */
  hasPositions?: boolean;
}

/**
 * The choice of the order of a list's places. The device is asked where the visitor is with each choice of the distance. Where it finds
 * nothing, the former order stays, and the visitor reads why.
 */
export function PlaceOrder({ order, onOrder, hasPositions = true }: PlaceOrderProps) {
  const t = useTranslations('map');
  const [isNear, setIsNear] = useState(order.by === 'near');
  const { state, ask } = useLocating((from) => {
    // The visitor may have chosen another order while the device was looking.
    if (isNear) onOrder({ by: 'near', from });
  });
  const choose = (by: OrderOfPlaces['by']) => {
    setIsNear(by === 'near');
    if (by === 'near') ask();
    else onOrder({ by });
  };
  const isAwaited = isNear && state === 'locating';
  return (
    <div>
      <div className={styles.line}>
        <OrderSelect
          orders={hasPositions ? ORDERS : WITHOUT_POSITIONS}
          value={isAwaited ? 'near' : order.by}
          onChange={choose}
        />
      </div>
      <div role="status">
        {isNear && order.by !== 'near' && isLost(state) && <p className={styles.note}>{t(state)}</p>}
      </div>
    </div>
  );
}
