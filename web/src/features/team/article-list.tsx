import type { ArticleCard } from '@waymark/model/payloads';
import { Link } from 'react-router';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { Localised, LocalisedParagraph } from '../../elements/card/localised.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-list.module.css';

/** The `sizes` of the picture of an article in the list. */
const SIZES = '(min-width: 48rem) 18rem, 100vw';

interface ArticleListProps {
  articles: readonly ArticleCard[];
  /** The level of the titles. */
  level?: 'h2' | 'h3';
}

/** A list of articles, each with a link to its page. */
export function ArticleList({ articles, level: Title = 'h2' }: ArticleListProps) {
  const pathTo = usePathTo();
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug}>
          <article className={styles.article}>
            {article.cover && (
              <div className={styles.cover}>
                <ItemPhoto photo={article.cover} sizes={SIZES} decorative />
              </div>
            )}
            <div className={styles.text}>
              <Title className={styles.title}>
                <Link to={pathTo('blog-slug', { slug: article.slug })}>
                  <Localised text={article.title} note />
                </Link>
              </Title>
              <LocalisedParagraph text={article.summary} />
              <ArticleFacts article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
