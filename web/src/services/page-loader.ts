import type { PathMatch } from '@waymark/model/paths/match-path';
import { matchPath } from '@waymark/model/paths/match-path';
import type { Payload, PayloadPage } from '@waymark/model/payloads';
import type { LoaderFunctionArgs } from 'react-router';
import { isUnsaved } from './builds/unsaved.ts';
import { givenPayload } from './given-payload.ts';
import { pageNotFound } from './page-not-found.ts';
import { fetchPayload } from './payload.ts';
import { PAYLOAD_MARKS } from './payload-marks.ts';
import { takeReload } from './reload-guard.ts';

export interface LoadedPage<Page extends PayloadPage> {
  match: PathMatch;
  /** Undefined where the payload is unavailable: the page then shows the live query alone. */
  payload: Payload<Page> | undefined;
}

/** The first page of a document must not reload the document after a failure. */
let isFirstLoad = true;

interface PageOptions {
  /** Whether the signed-in user may see the page although it is not public. Called only for a missing payload. */
  isForMember?: () => Promise<boolean>;
  /** Whether this browser keeps what the page shows for the signed-in user. Called only without a connection. */
  isStored?: () => Promise<boolean>;
}

/**
 * Loads the payload of a page for its route. An unknown path, and a page that the server reports as missing, lead to the 404
 * page. Without a connection, a page opens only if it was seen in this visit, or this device has kept it. For any other unavailable payload it logs a
 * warning and reloads the document, unless the tab has just reloaded or something is unsaved. After that the page continues with the live query.
 * @throws a 404 response, PageNotCachedError
 */
export async function loadPage<Page extends PayloadPage>(
  { request, context }: LoaderFunctionArgs,
  { isForMember = async () => false, isStored = async () => false }: PageOptions = {},
): Promise<LoadedPage<Page>> {
  const { pathname, href } = new URL(request.url);
  const match = matchPath(pathname);
  if (match === null || !hasPayload(match.page)) throw pageNotFound(href);
  const given = context.get(givenPayload);
  // The caller builds the payload of the page at this path.
  if (given !== null) return { match, payload: given as Payload<Page> };
  const first = isFirstLoad;
  isFirstLoad = false;
  // A route leads only to the pages that its own module names.
  const answer = await fetchPayload(match.page as Page, pathname, request.signal);
  if ('payload' in answer) return { match, payload: seen(pathname, answer.payload) };
  if (answer.failure.reason === 'not-found') {
    SEEN.delete(pathname);
    if (await isForMember()) return { match, payload: undefined };
    throw pageNotFound(href);
  }
  if (answer.failure.reason === 'unreachable' && isOffline()) {
    if (await isStored()) return { match, payload: undefined };
    const before = SEEN.get(pathname);
    // As above.
    if (before !== undefined) return { match, payload: before as Payload<Page> };
    const { openOffline } = await import('./offline/open-offline.ts');
    return openOffline(href, first);
  }
  console.warn(`The payload of ${pathname} could not be loaded (${answer.failure.reason}).`);
  if (answer.failure.reason === 'refused' && !first && !isUnsaved() && takeReload()) {
    location.assign(href);
    await new Promise(() => {}); // The document is about to unload.
  }
  return { match, payload: undefined };
}

/** The payloads of the last pages of this visit, so that a step back without a connection shows the page again. */
const SEEN = new Map<string, Payload<PayloadPage>>();

/** Payloads are public, and take some 20 KB each. */
const MOST_SEEN = 30;

function seen<Page extends PayloadPage>(pathname: string, payload: Payload<Page>): Payload<Page> {
  SEEN.delete(pathname);
  SEEN.set(pathname, payload);
  const [oldest] = SEEN.keys();
  if (SEEN.size > MOST_SEEN && oldest !== undefined) SEEN.delete(oldest);
  return payload;
}

/** Whether the browser reports that there is no network. A server has no such report. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

export function hasPayload(page: string): page is PayloadPage {
  return Object.hasOwn(PAYLOAD_MARKS, page);
}
