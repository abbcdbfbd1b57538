import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { SummaryList } from '../features/content/cards/summary-list.tsx';
import { Collection } from '../features/explore/list/collection.tsx';
import { usePathTo } from '../i18n/paths.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { CardSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['collections'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'atlas-lists'>(args);

/** All public lists, the latest change first, filtered by the view of the map, and the way to make one. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'atlas-lists'>>();
  const t = useTranslations('collections');
  const pathTo = usePathTo();
  const footer = usePageFooter();
  return (
    <PanelPage name={t('list.title')} intro={t('list.intro')}>
      <div>
        <ButtonLink kind="secondary" icon={Plus} to={pathTo('lists', {})}>
          {t('list.make')}
        </ButtonLink>
      </div>
      <Collection
        kind="list"
        newest={payload?.cards}
        rows={(cards) => <SummaryList cards={cards} />}
        skeletons={<CardSkeletons count={3} label={t('looking')} />}
      />
      {footer}
    </PanelPage>
  );
}
