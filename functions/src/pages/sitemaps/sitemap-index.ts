import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { sitemapShards } from '@waymark/model/function-queries';
import { newestArticles } from '@waymark/model/queries';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import pMemoize from 'p-memoize';
import { firestore } from '../../platform/admin.ts';
import { configuration } from '../../platform/configuration.ts';
import { toQuery } from '../../platform/to-query.ts';
import { SITEMAP_SOURCES, type SitemapSource } from '../../publish/sitemaps/listing.ts';
import { SITEMAP_HEADERS } from './sitemap-headers.ts';
import { partNames } from './sitemap-name.ts';
import { writeSitemapIndex } from './write-sitemap.ts';

/** `GET /sitemap.xml`: the addresses of all sitemaps. Reads about fifty documents, however many items there are. */
export async function answerSitemapIndex(context: Context): Promise<Response> {
  const addresses = (await sitemapNames()).map((name) => `${configuration.publicOrigin}/sitemaps/${name}`);
  return context.body(writeSitemapIndex(addresses), 200, SITEMAP_HEADERS);
}

/** Requests that come while the database answers share its answer: a flood reads little more than one request. */
const sitemapNames = pMemoize(
  async (): Promise<string[]> => {
    const parts = await Promise.all(
      SITEMAP_SOURCES.map(async (source) => partNames(source, await listedCount(firestore, source))),
    );
    return ['pages.xml', ...(await teamSitemaps(firestore)), ...parts.flat()];
  },
  { cache: false },
);

/** The sitemaps of what the team writes, where it has written something: an empty sitemap would be invalid. */
async function teamSitemaps(db: Firestore): Promise<string[]> {
  const [countries, articles] = await Promise.all([
    db.doc(COUNTRY_SUMMARIES_PATH).get(),
    toQuery(db, newestArticles(1)).get(),
  ]);
  return [...(countries.exists ? ['countries.xml'] : []), ...(articles.empty ? [] : ['articles.xml'])];
}

/** How many pages of a source are listed. The database adds up the counts of the shards, at a read for a thousand shards. */
async function listedCount(db: Firestore, source: SitemapSource): Promise<number> {
  const counted = await toQuery(db, sitemapShards(source))
    .aggregate({ pages: AggregateField.sum('count') })
    .get();
  return counted.data().pages;
}
