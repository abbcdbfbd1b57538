import type { ListEntry } from '@waymark/model/entities/list';
import { MOST_LISTED } from '@waymark/model/listable';
import type { Payload } from '@waymark/model/payloads';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type KeptOrder, usePlaceOrder } from '../../../elements/order/place-orders.ts';
import { NotFound } from '../../../elements/page/not-found.tsx';
import { Live } from '../../../live/core/live.tsx';
import { listEntries } from '../../../live/queries/list-queries.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import { type KnownCards, ListPage } from './list-page.tsx';

/** How many entries are shown at first, and with each step. */
const FIRST = 12;
const STEP = 48;
const NONE: ListEntry[] = [];

type ListPageProps = ComponentProps<typeof ListPage>;
type OwnProps = 'entries' | 'cards' | 'author' | 'order' | 'onOrder' | 'onMore' | 'step';
interface LiveListProps extends Omit<ListPageProps, OwnProps> {
  payload: Payload<'lists-id'> | undefined;
  /** The order that the address holds. */
  kept: KeptOrder;
}

/**
 * A list with its entries, live, loaded in steps; all of them to be sorted, because the last one may be the first in another order. The
 * first entries come from the payload.
 */
export function LiveList({ payload, kept, ...rest }: LiveListProps) {
  const t = useTranslations('states');
  const { id } = rest.list;
  const [limit, setLimit] = useState(FIRST);
  const { order, onOrder } = usePlaceOrder(kept);
  const most = order.by === 'list' ? limit : MOST_LISTED;
  const query = useMemo(() => listEntries(id, most), [id, most]);
  const first = useMemo(() => payload?.entries.map(({ entry }) => entry), [payload]);
  const author = payload?.author;
  const cards = useMemo<KnownCards>(
    () => new Map(payload?.entries.map(({ entry, card }) => [entry.itemId, card])),
    [payload],
  );
  return (
    <Live
      query={query}
      initial={first}
      loading={
        <ListPage
          {...rest}
          entries={NONE}
          cards={cards}
          author={author}
          order={order}
          onOrder={onOrder}
          onMore={() => {}}
          step={0}
        />
      }
      missing={<NotFound />}
      failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
    >
      {(entries) => (
        <ListPage
          {...rest}
          entries={entries}
          cards={cards}
          author={author}
          order={order}
          onOrder={onOrder}
          onMore={() => setLimit(limit + STEP)}
          step={STEP}
        />
      )}
    </Live>
  );
}
