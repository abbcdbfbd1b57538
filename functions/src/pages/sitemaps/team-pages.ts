import { article as articleSchema } from '@waymark/model/entities/article';
import { countrySummaries } from '@waymark/model/entities/country';
import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { alternates } from '@waymark/model/paths/path-to';
import { newestArticles } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readEntity, stored } from '../../platform/stored.ts';
import { toQuery } from '../../platform/to-query.ts';
import { imageOf } from '../../publish/sitemaps/listing.ts';
import type { ListedPage } from './listed-page.ts';

/** The newest articles in a sitemap. The team writes a few each month. */
const MOST_ARTICLES = 2_000;

/** All countries, from the document that summarises them. */
export async function countryPages(db: Firestore): Promise<ListedPage[]> {
  const all = readEntity(await db.doc(COUNTRY_SUMMARIES_PATH).get(), countrySummaries);
  const slugs = all?.countries.map(({ slug }) => slug) ?? [];
  return slugs.map((slug) => ({ paths: alternates({ page: 'countries-slug', params: { slug } }) }));
}

const { slug, publishedAt } = articleSchema.shape;
const dated = z.object({ slug, publishedAt });

/** The articles of the team's blog, without reading their texts. */
export async function articlePages(db: Firestore): Promise<ListedPage[]> {
  const query = toQuery(db, newestArticles(MOST_ARTICLES)).select('publishedAt', 'cover');
  return (await query.get()).docs.flatMap((document) => {
    const fields = stored.decode(document.data(), { field: 'slug', value: document.id });
    const { data } = dated.safeParse(fields);
    if (data === undefined) return [];
    const paths = alternates({ page: 'blog-slug', params: { slug: data.slug } });
    return [{ paths, changedAt: data.publishedAt, ...imageOf(fields['cover']) }];
  });
}
