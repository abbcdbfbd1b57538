import type { Article } from '@waymark/model/entities/article';
import type { Country, CountryCard } from '@waymark/model/entities/country';
import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { listable } from '@waymark/model/listable';
import type { ArticleCard } from '@waymark/model/payloads';
import { newestArticles } from '@waymark/model/queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The newest articles, live. */
export function articles(limit: number): LiveQuery<ArticleCard[]> {
  return {
    key: `articles/${limit}`,
    family: 'articles',
    source: newestArticles(listable(limit)),
    reads: 'articles',
  };
}

/** One article, live. */
export function oneArticle(slug: string): LiveQuery<Article> {
  return { key: `article/${slug}`, source: { document: `articles/${slug}` }, reads: 'article' };
}

/** One country, live. */
export function oneCountry(slug: string): LiveQuery<Country> {
  return { key: `country/${slug}`, source: { document: `countries/${slug}` }, reads: 'country' };
}

/** Every country, live, from the one document with all summaries. */
export const allCountries: LiveQuery<CountryCard[]> = {
  key: 'countries',
  source: { document: COUNTRY_SUMMARIES_PATH },
  reads: 'countries',
};
