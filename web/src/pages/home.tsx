import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadWithTiles } from '../elements/map/load-with-tiles.ts';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { ExplorePanel } from '../features/explore/list/explore-panel.tsx';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { HAS_SEARCH } from '../services/search/has-search.ts';
import styles from './home.module.css';

export const loader = (args: LoaderFunctionArgs) => loadWithTiles<'index'>(args);

/** The world map and the items in its view, live. */
export function Component() {
  const t = useTranslations();
  const footer = usePageFooter();
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
      footer={footer}
    />
  );
}
