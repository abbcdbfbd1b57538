import type { ArticleCard } from '@waymark/model/payloads';
import { useTranslations } from 'use-intl';
import styles from './text-page.module.css';

/** Who wrote an article, and when. */
export function ArticleFacts({ article }: { article: Pick<ArticleCard, 'author' | 'publishedAt'> }) {
  const t = useTranslations();
  return (
    <p className={styles.facts}>
      {t('card.by', { name: article.author })} · {t('card.published', { date: article.publishedAt })}
    </p>
  );
}
