import type { Card } from '@waymark/model/entities/card';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { CardRow } from '../features/content/cards/card-row.tsx';
import { RowSkeletons } from '../ui/display/skeleton.tsx';

const Following = lazyPart(async () => (await import('../features/following/following.tsx')).Following);

export const messages = ['following', 'failures', 'save'] as const;

const rowOf = (card: Card) => <CardRow card={card} />;

/** What is new by the creators whom the user follows. */
export function Component() {
  const t = useTranslations();
  const footer = usePageFooter();
  return (
    <PanelPage name={t('following.title')} intro={t('following.intro')}>
      <Suspense fallback={<RowSkeletons count={4} label={t('states.loading')} />}>
        <Following row={rowOf} />
      </Suspense>
      {footer}
    </PanelPage>
  );
}
