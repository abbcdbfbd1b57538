import type { Sort } from '@waymark/model/search/index-names';
import { useTranslations } from 'use-intl';
import { Select } from '../../ui/controls/select.tsx';

/** The orders in which rows stand: those of a search, and the order of a list. */
type OrderName = Sort | 'list';

interface OrderSelectProps<Order extends OrderName> {
  orders: readonly Order[];
  value: Order;
  onChange: (order: Order) => void;
}

/** The choice of an order, small, for a line above rows. */
export function OrderSelect<Order extends OrderName>({ orders, value, onChange }: OrderSelectProps<Order>) {
  const t = useTranslations('near');
  const nameOf = (order: OrderName) => t(`orders.${order}`);
  return (
    <Select
      label={t('order')}
      compact
      value={value}
      choices={orders.map((order) => ({ value: order, label: nameOf(order) }))}
      onChange={onChange}
    />
  );
}
