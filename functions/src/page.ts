import './platform/deployment.ts';
import { getRequestListener } from '@hono/node-server';
import { LOCALE_PREFIXES, LOCALES } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { PAYLOAD_MARK_HEADER } from '@waymark/model/payload-marks';
import { onRequest } from 'firebase-functions/v2/https';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { answerPayload } from './pages/answer-payload.ts';
import { answerDocument } from './pages/document/answer-document.ts';
import { answerFeed } from './pages/feeds/feed.ts';
import { answerIsland } from './pages/islands/island.ts';
import { answerSitemap } from './pages/sitemaps/sitemap.ts';
import { answerSitemapIndex } from './pages/sitemaps/sitemap-index.ts';
import { answerPicture } from './pages/social/answer-picture.ts';
import { answerRefusals } from './platform/answer-refusals.ts';
import { RESOURCES } from './platform/resources.ts';
import { dropRestOfBody, leaveBodiesUnread } from './platform/unread-bodies.ts';

/** What browsers and crawlers load: pages, their payloads and pictures, parts that refresh on their own, sitemaps and feeds. */
const pageRoutes = new Hono();

pageRoutes.use(dropRestOfBody);
// Outermost: refusals replace the body of an answer, and its tag is that of the body before compression.
pageRoutes.use(compress());
answerRefusals(pageRoutes);
// After a release with another schema, an unchanged body has another mark.
pageRoutes.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, PAYLOAD_MARK_HEADER] }));
pageRoutes.get('/sitemap.xml', answerSitemapIndex);
pageRoutes.get('/sitemaps/:name', answerSitemap);
pageRoutes.get('/__island/:file', answerIsland);
pageRoutes.get('/__nuxt_island/:file', answerIsland);
pageRoutes.get('/:path{.+/feed\\.xml}', answerFeed);
pageRoutes.get('/social/*', answerPicture);
pageRoutes.get('/:path{(?:.*/)?_payload\\.json}', answerPayload);
// What another application shares is received by the service worker. Without one the browser sends it here, where nothing takes it.
for (const locale of LOCALES) {
  pageRoutes.post(`${LOCALE_PREFIXES[locale]}/share`, (context) =>
    context.redirect(pathTo('workspace-articles', {}, locale), 303),
  );
}
pageRoutes.get('*', answerDocument);

leaveBodiesUnread('page');

export const page = onRequest({ ...RESOURCES.page, invoker: 'public' }, getRequestListener(pageRoutes.fetch));
