import { KINDS } from '@waymark/model/entities/kinds';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { KindMark } from '../features/content/kind-mark.tsx';
import { KindSection } from '../features/content/kind-section.tsx';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import styles from './home.module.css';

export const loader = loadPage<'index'>;

/** What is public, by kind: from the payload at once, and live from then on. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'index'>>();
  const t = useTranslations();
  const sectionOf = (kind: string) => payload?.sections.find((section) => section.kind === kind);
  return (
    <>
      <title>{`${t('brand')} · ${t('tagline')}`}</title>
      <header className={styles.opening}>
        <h1>{t('home.title')}</h1>
        <p>{t('home.intro')}</p>
        <nav aria-label={t('home.jump')} className={styles.jumps}>
          {KINDS.map((kind) => (
            <a key={kind} href={`#${kind}`}>
              <KindMark kind={kind} />
              {t(`kinds.${kind}`)}
            </a>
          ))}
        </nav>
      </header>
      {KINDS.map((kind) => (
        <KindSection key={kind} kind={kind} section={sectionOf(kind)} />
      ))}
    </>
  );
}
