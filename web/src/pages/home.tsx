import type { Card } from '@waymark/model/entities/card';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadWithTiles } from '../elements/map/load-with-tiles.ts';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { CardRow } from '../features/content/cards/card-row.tsx';
import { ExplorePanel } from '../features/explore/list/explore-panel.tsx';
import { SearchEntry } from '../features/search/search-entry.tsx';
import type { LoadedPage } from '../services/page-loader.ts';
import { HAS_SEARCH } from '../services/search/has-search.ts';
import styles from './home.module.css';

const RecentlyViewed = lazyPart(
  async () => (await import('../features/explore/list/recently-viewed.tsx')).RecentlyViewed,
  { messages: ['near'], panel: 'viewed', isAfterPage: true },
);

const rowOf = (card: Card) => <CardRow card={card} />;

export const loader = (args: LoaderFunctionArgs) => loadWithTiles<'index'>(args);

/** The world map and the items in its view, live. */
export function Component() {
  const t = useTranslations();
  const footer = usePageFooter();
  const { payload } = useLoaderData<LoadedPage<'index'>>();
  return (
    <ExplorePanel
      title={`${t('brand')} · ${t('tagline')}`}
      heading={
        <header className={styles.opening}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.intro')}</p>
          {HAS_SEARCH && (
            <div className={styles.search}>
              <SearchEntry>{t('home.search')}</SearchEntry>
            </div>
          )}
        </header>
      }
      details={payload?.details}
      footer={
        <>
          <RecentlyViewed row={rowOf} />
          {footer}
        </>
      }
    />
  );
}
