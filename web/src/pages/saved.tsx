import type { Card } from '@waymark/model/entities/card';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { PLACE_ORDERS } from '../elements/order/place-orders.ts';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { CardRow } from '../features/content/cards/card-row.tsx';
import { useCardOrder } from '../features/explore/state/use-card-order.ts';
import { RowSkeletons } from '../ui/display/skeleton.tsx';

const SavedHere = lazyPart(async () => (await import('../features/lists/own/saved-here.tsx')).SavedHere);

export const messages = ['saved', 'save'] as const;

const rowOf = (card: Card, away?: string) => <CardRow card={card} away={away} />;

/** What this browser has saved without an account. */
export function Component() {
  const t = useTranslations();
  const footer = usePageFooter();
  const kept = useCardOrder(PLACE_ORDERS);
  return (
    <PanelPage name={t('saved.title')} intro={t('saved.intro')}>
      <Suspense fallback={<RowSkeletons count={4} label={t('states.loading')} />}>
        <SavedHere row={rowOf} kept={kept} />
      </Suspense>
      {footer}
    </PanelPage>
  );
}
