import { createHash } from 'node:crypto';
import { sitemapShards } from '@waymark/model/function-queries';
import type { Firestore } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import { firestore } from '../../platform/admin.ts';
import { configuration } from '../../platform/configuration.ts';
import { ApiError } from '../../platform/errors.ts';
import { logBrokenDocument, logSitemapFull } from '../../platform/log.ts';
import { photoAddress } from '../../platform/photo-address.ts';
import { streamOf, toQuery } from '../../platform/to-query.ts';
import { storedShard } from '../../publish/sitemaps/shard.ts';
import { fixedPages, type ListedPage, pagesIn } from './listed-page.ts';
import { SITEMAP_HEADERS } from './sitemap-headers.ts';
import { partNamed, type SitemapPart, shardsOfPart } from './sitemap-name.ts';
import { articlePages, countryPages } from './team-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

/** A sitemap has at most 50,000 addresses and 50 MB. Each page has two addresses of about a kilobyte. */
const MOST_PAGES = 20_000;

/** What a sitemap is written from. */
interface Content {
  /** Differs where the pages do. */
  source: string;
  pages: Iterable<ListedPage>;
}

/** Sitemaps of a few pages, by name. */
const SMALL: Readonly<Record<string, (db: Firestore) => ListedPage[] | Promise<ListedPage[]>>> = {
  'pages.xml': fixedPages,
  'countries.xml': countryPages,
  'articles.xml': articlePages,
};

/** `GET /sitemaps/{name}`: one of the sitemaps that the index names. */
export async function answerSitemap(context: Context): Promise<Response> {
  const content = await contentOf(firestore, context.req.param('name') ?? '');
  if (content === undefined) throw new ApiError('not-found', 'There is no such sitemap.');
  const site = { origin: configuration.publicOrigin, photoAddress };
  // A digest of the sitemap itself would need its end before its beginning is sent.
  const digest = createHash('sha256').update(site.origin).update(content.source).digest('base64url');
  const headers = { ...SITEMAP_HEADERS, ETag: `"${digest}"` };
  return context.body(writeSitemap(content.pages, site), 200, headers);
}

/** Undefined where there is no such sitemap, or nothing in it: an empty one would be invalid. */
async function contentOf(db: Firestore, name: string): Promise<Content | undefined> {
  const small = Object.hasOwn(SMALL, name) ? SMALL[name] : undefined;
  if (small !== undefined) {
    const pages = await small(db);
    return pages.length === 0 ? undefined : { source: JSON.stringify(pages), pages };
  }
  const part = partNamed(name);
  const shards = part && (await shardsIn(db, part));
  return shards && shards.length > 0
    ? { source: shards.join(), pages: pagesIn(part.source, shards) }
    : undefined;
}

/** The shards of a sitemap as JSON, of which 5,000 pages are half a megabyte. Pages are made of it while they are written. */
async function shardsIn(db: Firestore, part: SitemapPart): Promise<string[]> {
  const shards: string[] = [];
  let pages = 0;
  for await (const document of streamOf(toQuery(db, sitemapShards(part.source, shardsOfPart(part))))) {
    const shard = storedShard(document.data());
    if (shard === undefined) {
      logBrokenDocument(document.ref.path);
      continue;
    }
    pages += shard.count;
    if (pages > MOST_PAGES) {
      // The name was made for fewer items; the index now names smaller sitemaps.
      logSitemapFull(document.ref.path, part.of);
      break;
    }
    shards.push(shard.listings);
  }
  return shards;
}
