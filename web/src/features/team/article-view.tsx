import type { Article } from '@waymark/model/entities/article';
import { choose } from '@waymark/model/localised';
import type { ArticleCard } from '@waymark/model/payloads';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { Localised } from '../../elements/card/localised.tsx';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleList } from './article-list.tsx';
import styles from './text-page.module.css';
import { TextPage } from './text-page.tsx';

interface ArticleViewProps {
  article: Article;
  /** What to read next. */
  next: ArticleCard | undefined;
  /** The body of the article. */
  children: ReactNode;
}

const LazyShare = lazyPart(async () => (await import('../../elements/share/share-button.tsx')).ShareButton, {
  messages: ['item-lazy'],
  fallback: <span className={styles.coming} />,
});

/** The page of an article. */
export function ArticleView({ article, next, children }: ArticleViewProps) {
  const t = useTranslations('blog');
  const pathTo = usePathTo();
  const name = choose(article.title, useLocale()).value;
  return (
    <TextPage
      name={name}
      heading={<Localised text={article.title} note />}
      summary={<Localised text={article.summary} note />}
      above={
        <ButtonLink kind="quiet" size="small" icon={ArrowLeft} to={pathTo('blog', {})}>
          {t('back')}
        </ButtonLink>
      }
      facts={<ArticleFacts article={article} />}
    >
      {article.cover && (
        <div className={styles.cover}>
          <ItemPhoto
            photo={article.cover}
            sizes="(min-width: 48rem) 46rem, 100vw"
            eager
            fetchPriority="low"
          />
        </div>
      )}
      {children}
      <footer className={styles.end}>
        <LazyShare name={name} />
        {next && (
          <section aria-labelledby="next-article" className={styles.next}>
            <h2 id="next-article">{t('next')}</h2>
            <ArticleList articles={[next]} level="h3" />
          </section>
        )}
      </footer>
    </TextPage>
  );
}
