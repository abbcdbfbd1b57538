import type { ArticleCard } from '@waymark/model/payloads';
import { useTranslations } from 'use-intl';
import { IntlText } from '../../i18n/intl-text.tsx';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import styles from './text-page.module.css';

/** The author and the date of an article. */
export function ArticleFacts({ article }: { article: Pick<ArticleCard, 'author' | 'publishedAt'> }) {
  const t = useTranslations();
  const date = useDateFormat();
  return (
    <p className={styles.facts}>
      {t('card.by', { name: article.author })} ·{' '}
      <IntlText>{t('card.published', { date: date(article.publishedAt) })}</IntlText>
    </p>
  );
}
