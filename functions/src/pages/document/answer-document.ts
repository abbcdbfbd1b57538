import { headTags } from '@waymark/model/heads/head-tags';
import type { Context } from 'hono';
import { firestore } from '../../platform/admin.ts';
import { CACHE_CONTROL } from '../../platform/cache-control.ts';
import { configuration } from '../../platform/configuration.ts';
import { logNotRendered } from '../../platform/log.ts';
import { photoAddress } from '../../platform/photo-address.ts';
import { cacheControlOf, isUnlisted } from '../cache-control.ts';
import { markOf, payloadOf } from '../page-payload.ts';
import { statusOfMissing } from '../page-status.ts';
import { documentAt } from './document-at.ts';
import { webRenderer, webTemplate } from './web-build.ts';

/**
 * Answers with the document of a page: its content where anyone may see it, and otherwise the application without content. The
 * query is the visitor's view of the page, and the browser applies it.
 */
export async function answerDocument(context: Context): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const template = await webTemplate();
  // With the first document it starts while the payload is built.
  const { renderPage } = webRenderer();
  const origin = configuration.publicOrigin;
  const document = await documentAt(pathname, {
    payloadOf,
    markOf,
    statusOfMissing: (match) => statusOfMissing(firestore, match),
    renderPage,
    origin,
  });
  if ('redirect' in document) {
    context.header('Cache-Control', cacheControlOf(undefined));
    return context.redirect(document.redirect + search, 301);
  }
  const { status, locale, payload, rendered, failure } = document;
  if (failure !== undefined) logNotRendered(pathname, failure);
  if (payload && isUnlisted(payload)) context.header('X-Robots-Tag', 'noindex');
  const isWhole = status === 200 && failure === undefined;
  context.header('Cache-Control', isWhole ? cacheControlOf(payload) : CACHE_CONTROL.none);
  const addresses = { page: (path: string) => origin + path, photo: photoAddress };
  let head: string;
  try {
    head = headTags({ pathname, status, payload, addresses });
  } catch (error) {
    // A page without heads is better than none. The browser renders it.
    logNotRendered(pathname, error);
    context.header('Cache-Control', CACHE_CONTROL.none);
    return context.html(
      template({ locale, head: headTags({ pathname, status: 500, payload: undefined, addresses }) }),
      500,
    );
  }
  const { html, data, preloads = '' } = rendered ?? {};
  return context.html(template({ locale, head: head + preloads, content: html, data }), status);
}
