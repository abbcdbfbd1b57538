import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { matchPath } from '@waymark/model/paths/match-path';
import { PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { hasPayload, type PayloadPage } from '@waymark/model/payloads';
import { onRequest } from 'firebase-functions/v2/https';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { answerFeed } from './pages/feeds/feed.ts';
import { buildPayload } from './pages/payload-builders.ts';
import { answerSitemap } from './pages/sitemaps/sitemap.ts';
import { answerSitemapIndex } from './pages/sitemaps/sitemap-index.ts';
import { firestore } from './platform/admin.ts';
import { answerRefusals } from './platform/answer-refusals.ts';
import { ApiError } from './platform/errors.ts';

const PAYLOAD_FILE = '/_payload.json';

/** Browsers always revalidate, and the CDN caches for a minute. The live layer delivers newer data. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60';

/** Pages for crawlers, link previews and the application's loaders: so far the payload of each page, sitemaps and feeds. */
const pageRoutes = new Hono();

answerRefusals(pageRoutes);
pageRoutes.use(etag());
pageRoutes.use('/sitemaps/*', compress());
pageRoutes.get('/sitemap.xml', answerSitemapIndex);
pageRoutes.get('/sitemaps/:name', answerSitemap);
pageRoutes.get('/:path{.+/feed\\.xml}', answerFeed);
pageRoutes.get('*', async (context) => {
  const pathname = new URL(context.req.url).pathname;
  const found = pathname.endsWith(PAYLOAD_FILE)
    ? await payloadOf(pathname.slice(0, -PAYLOAD_FILE.length) || '/')
    : undefined;
  if (found?.payload === undefined) throw new ApiError('not-found', `Page Not Found: ${pathname}`);
  const { page, payload } = found;
  const unlisted = 'item' in payload && payload.item.visibility === 'unlisted';
  if (unlisted) context.header('X-Robots-Tag', 'noindex');
  context.header(PAYLOAD_MARK_HEADER, await markOf(page));
  context.header('Cache-Control', CACHE_CONTROL);
  return context.json(payload);
});

async function payloadOf(pathname: string) {
  const match = matchPath(pathname);
  if (match === null || !hasPayload(match.page) || !Object.values(match.params).every(isDocumentName))
    return undefined;
  return { page: match.page, payload: await buildPayload(firestore, match.page, match.params) };
}

const marks = new Map<PayloadPage, Promise<string>>();

function markOf(page: PayloadPage): Promise<string> {
  const mark = marks.get(page) ?? payloadMark(page);
  marks.set(page, mark);
  return mark;
}

/** A valid name of a document: an id, a handle or a slug. Firestore throws for some other names. */
function isDocumentName(param: string): boolean {
  return /^[A-Za-z0-9-]{1,128}$/.test(param);
}

export const page = onRequest({ invoker: 'public' }, getRequestListener(pageRoutes.fetch));
