import { PAYLOAD_SCHEMAS } from '@waymark/model/payloads';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { BodyView } from '../features/content/body-view.tsx';
import { NotFound } from '../features/content/not-found.tsx';
import { ArticleView } from '../features/team/article-view.tsx';
import { oneArticle } from '../live/article-queries.ts';
import { Live } from '../live/live.tsx';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { Notice } from '../ui/notice.tsx';
import { LineSkeletons } from '../ui/skeleton.tsx';

export const loader = (args: LoaderFunctionArgs) => loadPage<'blog-slug'>(args, PAYLOAD_SCHEMAS);

/** One article of the team's blog: from the payload at once, and live from then on. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'blog-slug'>>();
  const t = useTranslations('states');
  const slug = 'slug' in match.params ? match.params.slug : '';
  const query = useMemo(() => oneArticle(slug), [slug]);
  return (
    <Live
      query={query}
      initial={payload?.article}
      loading={<LineSkeletons count={8} label={t('loading')} />}
      missing={<NotFound />}
      failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
    >
      {(article) => (
        <ArticleView article={article}>
          <BodyView body={article.body} photos={[]} places={[]} />
        </ArticleView>
      )}
    </Live>
  );
}
