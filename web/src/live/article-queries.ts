import { type Article, article as articleSchema } from '@waymark/model/entities/article';
import type { ArticleCard } from '@waymark/model/payloads';
import { newestArticles } from '@waymark/model/queries';
import type { LiveQuery } from './live-query.ts';
import { readEntity } from './read-entity.ts';

/** The newest articles, live. */
export function articles(limit: number): LiveQuery<ArticleCard[]> {
  return {
    key: `articles/${limit}`,
    family: 'articles',
    source: newestArticles(limit),
    read: (documents) =>
      documents.map((each) => readEntity(each, articleSchema, 'slug')).filter((each) => each !== undefined),
  };
}

/** One article, live. */
export function oneArticle(slug: string): LiveQuery<Article> {
  return {
    key: `article/${slug}`,
    source: { document: `articles/${slug}` },
    read: ([document]) => document && readEntity(document, articleSchema, 'slug'),
  };
}
