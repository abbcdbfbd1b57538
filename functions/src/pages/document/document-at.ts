import { DEFAULT_LOCALE, type Locale } from '@waymark/model/locale';
import { matchPath, type PathMatch } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { hasPayload, type Payload, type PayloadPage } from '@waymark/model/payloads';
import type { PageRenderer } from '@waymark/web/rendered-page';
import { movedTo } from '../page-status.ts';
import { inTime, TooSlowError } from './in-time.ts';
import type { InlinedPayload } from './template.ts';

/** How long a document waits for its payload, in milliseconds. After that the browser loads it. */
export const LONGEST_PAYLOAD = 2_000;

/** The largest payload that is rendered, as UTF-16 code units of JSON: far more than any page shows. */
export const LARGEST_PAYLOAD = 1_000_000;

/** The largest rendered page, in UTF-16 code units. */
export const LARGEST_CONTENT = 4_000_000;

/** A page as the function answers it. */
export type PageDocument =
  | {
      status: 200 | 404 | 410 | 500;
      locale: Locale;
      payload?: Payload | undefined;
      /** The rendered page; without it the browser renders the page. */
      rendered?: { html: string; preloads: string; data?: InlinedPayload };
      /** Why the browser has to render a page that the server should have rendered. */
      failure?: unknown;
    }
  | { redirect: string };

export interface DocumentSources {
  payloadOf: (page: PayloadPage, params: object) => Promise<Payload | undefined>;
  markOf: (page: PayloadPage) => Promise<string>;
  statusOfMissing: (match: PathMatch) => Promise<404 | 410>;
  renderPage: PageRenderer['renderPage'];
  /** The origin of the site, from the configuration. */
  origin: string;
}

/**
 * The document at a path. A page that is not found, cannot be rendered, or whose payload takes too long has no content: the
 * browser then renders it, and asks again with the visitor's session.
 */
export async function documentAt(pathname: string, sources: DocumentSources): Promise<PageDocument> {
  const match = matchPath(pathname);
  if (match === null) return { status: 404, locale: localeOf(pathname) };
  const { locale, page, params } = match;
  if (!PAGES[page].rendered) return { status: 200, locale };
  let payload: Payload | undefined;
  if (hasPayload(page)) {
    try {
      payload = await inTime(LONGEST_PAYLOAD, () => sources.payloadOf(page, params));
      if (payload === undefined) return { status: await sources.statusOfMissing(match), locale };
    } catch (failure) {
      return { status: failure instanceof TooSlowError ? 200 : 500, locale, failure };
    }
    const moved = movedTo(match, payload);
    if (moved !== undefined) return { redirect: moved };
  }
  try {
    return await renderedDocument(match, pathname, payload, sources);
  } catch (failure) {
    return { status: 200, locale, payload, failure };
  }
}

async function renderedDocument(
  match: PathMatch,
  pathname: string,
  payload: Payload | undefined,
  { markOf, renderPage, origin }: DocumentSources,
): Promise<PageDocument> {
  if (payload && JSON.stringify(payload).length > LARGEST_PAYLOAD)
    throw new Error('The payload is too large');
  const rendered = await renderPage({ address: origin + pathname, payload });
  if ('redirect' in rendered) return rendered;
  const { html, preloads } = rendered;
  if (html.length > LARGEST_CONTENT) throw new Error(`The rendered page has ${html.length} characters`);
  const { page } = match;
  const data = payload && hasPayload(page) ? { payload, mark: await markOf(page) } : undefined;
  return {
    status: 200,
    locale: match.locale,
    payload,
    rendered: { html, preloads, ...(data && { data }) },
  };
}

/** The language of a path without a page. */
function localeOf(pathname: string): Locale {
  return matchPath(`/${pathname.split('/')[1]}`)?.locale ?? DEFAULT_LOCALE;
}
