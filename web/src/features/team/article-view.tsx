import type { Article } from '@waymark/model/entities/article';
import { choose } from '@waymark/model/localised';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { Localised } from '../../elements/card/localised.tsx';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './text-page.module.css';
import { TextPage } from './text-page.tsx';

interface ArticleViewProps {
  article: Article;
  /** The body of the article. */
  children: ReactNode;
}

/** The page of an article. */
export function ArticleView({ article, children }: ArticleViewProps) {
  const t = useTranslations('blog');
  const pathTo = usePathTo();
  return (
    <TextPage
      name={choose(article.title, useLocale()).value}
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
    </TextPage>
  );
}
