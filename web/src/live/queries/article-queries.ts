import type { Article } from '@waymark/model/entities/article';
import type { ArticleCard } from '@waymark/model/payloads';
import { newestArticles } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The newest articles, live. */
export function articles(limit: number): LiveQuery<ArticleCard[]> {
  return { key: `articles/${limit}`, family: 'articles', source: newestArticles(limit), reads: 'articles' };
}

/** One article, live. */
export function oneArticle(slug: string): LiveQuery<Article> {
  return { key: `article/${slug}`, source: { document: `articles/${slug}` }, reads: 'article' };
}
