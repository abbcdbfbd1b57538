import type { Card } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { Bookmark, LogIn, Mail } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardsOnMap } from '../../../elements/map/cards-on-map.tsx';
import { LazyPlaceOrder } from '../../../elements/order/lazy-place-order.tsx';
import type { Measured } from '../../../elements/order/nearest-first.ts';
import { type KeptOrder, type OrderOfPlaces, usePlaceOrder } from '../../../elements/order/place-orders.ts';
import { placesInOrder } from '../../../elements/order/places-in-order.ts';
import { useCardsById } from '../../../elements/order/use-cards-by-id.ts';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { localSaves } from '../../../elements/save/local-saves.ts';
import { useEmailPath } from '../../../elements/sign-in/use-email-path.ts';
import { useSignIn } from '../../../elements/sign-in/use-sign-in.ts';
import { usePathTo } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { useSession } from '../../../session/session.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import styles from './own-lists.module.css';

interface RowProps {
  /** Renders an item as a row. @param away how far away it is, where the rows are sorted by that */
  row: (card: Card, away?: string) => ReactNode;
}

interface SavedHereProps extends RowProps {
  /** The order that the address holds. */
  kept: KeptOrder;
}

interface SavedRowProps extends RowProps {
  item: Reference;
  away: string | undefined;
}

/**
 * The items that this browser saved, live and on the map, and the way to keep them. A member's are in their lists. It does not render
 * again while the map moves.
 */
export const SavedHere = memo(function SavedHere({ row, kept }: SavedHereProps) {
  const t = useTranslations('saved');
  const session = useSession();
  const pathTo = usePathTo();
  const items = useStore(localSaves);
  const { order, onOrder } = usePlaceOrder(kept);
  const sorted = useSorted(items, order);
  const distance = useDistance();
  // Not while the session is being read: a member is offered no account.
  const isVisitor = session.status === 'signed-out';
  if (session.status === 'signed-in' && items.length === 0)
    return <Navigate to={pathTo('lists', {})} replace />;
  if (items.length === 0) {
    return (
      <>
        <EmptyState
          picture={<Icon of={Bookmark} size={48} />}
          action={
            <ButtonLink kind="secondary" to={pathTo('index', {})}>
              {t('explore')}
            </ButtonLink>
          }
        >
          {t('none')}
        </EmptyState>
        {isVisitor && <AccountOffer action={t('makeLists')} />}
      </>
    );
  }
  return (
    <>
      {isVisitor && <AccountOffer action={t('keep')} />}
      {items.length > 1 && <LazyPlaceOrder order={order} onOrder={onOrder} />}
      <ul className={styles.lists} aria-label={t('title')}>
        {sorted.map(({ item, metres }) => (
          <li key={item.id}>
            <SavedRow item={item} row={row} away={metres === undefined ? undefined : distance(metres)} />
          </li>
        ))}
      </ul>
    </>
  );
});

/** The saved items in an order, once everything is known that decides it. Until then, they stand as they were saved. */
function useSorted(items: readonly Reference[], order: OrderOfPlaces): readonly Measured<Reference>[] {
  const cards = useCardsById(order.by === 'list' ? NONE : items);
  return useMemo(
    () =>
      placesInOrder(items, cards === undefined ? OWN_ORDER : order, {
        positionOf: ({ id }) => cards?.get(id)?.position,
        cardOf: ({ id }) => cards?.get(id),
      }),
    [items, order, cards],
  );
}

const NONE: readonly Reference[] = [];
const OWN_ORDER: OrderOfPlaces = { by: 'list' };

/** A saved item as a row; a note where it is gone, so that nothing disappears without a word. */
function SavedRow({ item: { kind, id }, row, away }: SavedRowProps) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const asleep = !useHasBeenNear(place);
  const gone = <p className={styles.gone}>{t('card.gone')}</p>;
  return (
    <div ref={place}>
      <Live
        query={query}
        asleep={asleep}
        loading={<span className={styles.coming} />}
        missing={gone}
        failed={() => <p className={styles.gone}>{t('states.unavailable')}</p>}
      >
        {(card) => (
          <>
            <CardsOnMap name={`saved/${id}`} cards={[card]} />
            {row(card, away)}
          </>
        )}
      </Live>
    </div>
  );
}

/** Why a visitor would want an account, and both ways to one. @param action the name of the way that signs in at the provider */
function AccountOffer({ action }: { action: string }) {
  const t = useTranslations('saved');
  const tSave = useTranslations('save');
  const { pathname, search } = useLocation();
  const signIn = useSignIn(() => addToast({ kind: 'error', message: tSave('signInAway') }));
  const byEmail = useEmailPath();
  return (
    <div className={styles.offer}>
      <p>{t('account')}</p>
      <Button kind="secondary" icon={LogIn} onClick={() => signIn(pathname + search)}>
        {action}
      </Button>
      <ButtonLink kind="quiet" icon={Mail} to={byEmail}>
        {t('byEmail')}
      </ButtonLink>
    </div>
  );
}
