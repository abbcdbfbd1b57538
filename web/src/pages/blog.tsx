import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ArticleList } from '../features/team/article-list.tsx';
import { TextPage } from '../features/team/text-page.tsx';
import { Live } from '../live/core/live.tsx';
import { articles } from '../live/queries/editorial-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/display/empty-state.tsx';
import { Notice } from '../ui/display/notice.tsx';
import { CardSkeletons } from '../ui/display/skeleton.tsx';

export const messages = ['blog'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'blog'>(args);

/** How many articles the page shows at first, and adds with each step. */
const STEP = 24;

/** The team's articles, the newest first, live. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'blog'>>();
  const t = useTranslations();
  const [limit, setLimit] = useState(STEP);
  const query = useMemo(() => articles(limit), [limit]);
  return (
    <TextPage name={t('blog.title')} heading={t('blog.title')} summary={t('blog.intro')}>
      <Live
        query={query}
        initial={payload?.articles}
        loading={<CardSkeletons count={3} label={t('states.loading')} />}
        missing={<EmptyState>{t('blog.empty')}</EmptyState>}
        failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
      >
        {(found) => (
          <>
            {found.length === 0 && <EmptyState>{t('blog.empty')}</EmptyState>}
            <ArticleList articles={found} />
            {found.length >= limit && (
              <Button kind="secondary" onClick={() => setLimit(limit + STEP)}>
                {t('blog.more')}
              </Button>
            )}
          </>
        )}
      </Live>
    </TextPage>
  );
}
