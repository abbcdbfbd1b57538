import type { Position } from '@waymark/model/geography/position';
import { useMemo, useState } from 'react';

/** The orders of the places of a list that its address holds: its own, which no address names, and those that its cards know. */
export const PLACE_ORDERS = ['list', 'new', 'saved'] as const;

/** The order of the places of a list. */
export type OrderOfPlaces = { by: (typeof PLACE_ORDERS)[number] } | { by: 'near'; from: Position };

/** The order in the address. */
export interface KeptOrder {
  order: (typeof PLACE_ORDERS)[number];
  onOrder: (order: (typeof PLACE_ORDERS)[number]) => void;
}

/**
 * The order of the places of a list. The distance depends on where the device is, so that no address holds it: it stands in place of the
 * list's own order, also where the visitor goes back to this.
 */
export function usePlaceOrder({ order: kept, onOrder: keep }: KeptOrder) {
  const [from, setFrom] = useState<Position | null>(null);
  const order = useMemo<OrderOfPlaces>(
    () => (kept === 'list' && from !== null ? { by: 'near', from } : { by: kept }),
    [kept, from],
  );
  const onOrder = (next: OrderOfPlaces) => {
    if (next.by === 'near') setFrom(next.from);
    if (next.by === 'list') setFrom(null);
    keep(next.by === 'near' ? 'list' : next.by);
  };
  return { order, onOrder };
}
