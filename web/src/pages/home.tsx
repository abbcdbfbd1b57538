import { homePayload } from '@waymark/model/home-payload';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageFooter } from '../elements/page-footer.ts';
import { Explore } from '../features/explore/explore.tsx';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import styles from './home.module.css';

export const loader = (args: LoaderFunctionArgs) => loadPage(args, { index: homePayload });

/** The world, live: what is on the map, and what is where the map looks. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'index'>>();
  const t = useTranslations();
  const footer = usePageFooter();
  return (
    <Explore
      title={`${t('brand')} · ${t('tagline')}`}
      tiles={payload?.tiles}
      heading={
        <header className={styles.opening}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.intro')}</p>
        </header>
      }
      footer={footer}
    />
  );
}
