import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LivePage } from '../elements/page/live-page.tsx';
import { BodyView } from '../features/content/text/body-view.tsx';
import { ArticleView } from '../features/team/article-view.tsx';
import { oneArticle } from '../live/queries/editorial-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';

export const messages = ['blog', 'explore'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'blog-slug'>(args);

/** An article of the team's blog: shown from the payload at once, then live. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'blog-slug'>>();
  const slug = 'slug' in match.params ? match.params.slug : '';
  const query = useMemo(() => oneArticle(slug), [slug]);
  return (
    <LivePage query={query} initial={payload?.article}>
      {(article) => (
        <ArticleView article={article} next={payload?.next}>
          <BodyView body={article.body} photos={[]} places={[]} />
        </ArticleView>
      )}
    </LivePage>
  );
}
