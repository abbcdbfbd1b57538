import type { PathMatch } from '@waymark/model/paths/match-path';
import { matchPath } from '@waymark/model/paths/match-path';
import type { Payload, PayloadPage } from '@waymark/model/payloads';
import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from './page-not-found.ts';
import { fetchPayload } from './payload.ts';
import { PAYLOAD_MARKS } from './payload-marks.ts';
import { takeReload } from './reload-guard.ts';

export interface LoadedPage<Page extends PayloadPage> {
  match: PathMatch;
  /** Absent where it could not be had: the live query alone shows the page then. */
  payload: Payload<Page> | undefined;
}

/** The first load of a document has no page before it: a fault there must not load the document again. */
let isFirstLoad = true;

interface PageOptions {
  /** Whether the page may be there for whoever is signed in although it is none to all others; asked only then. */
  isForMember?: () => Promise<boolean>;
}

/**
 * Loads the payload of a page for its route. A path that no page has, and one that the server says is none, is the 404 page; a
 * payload that cannot be had is said in the log, and answered by one ordinary load of the document, unless there was one a moment ago.
 * After it the live query has to do.
 *
 * @throws a 404 response
 */
export async function loadPage<Page extends PayloadPage>(
  { request }: LoaderFunctionArgs,
  { isForMember = async () => false }: PageOptions = {},
): Promise<LoadedPage<Page>> {
  const first = isFirstLoad;
  isFirstLoad = false;
  const { pathname, href } = new URL(request.url);
  const match = matchPath(pathname);
  if (match === null || !hasPayload(match.page)) throw pageNotFound(href);
  // A route leads to the pages that its own module names, and to no other.
  const answer = await fetchPayload(match.page as Page, pathname, request.signal);
  if ('payload' in answer) return { match, payload: answer.payload };
  if (answer.failure.reason === 'not-found') {
    if (await isForMember()) return { match, payload: undefined };
    throw pageNotFound(href);
  }
  console.warn(`The payload of ${pathname} could not be loaded (${answer.failure.reason}).`);
  if (answer.failure.reason === 'refused' && !first && takeReload()) {
    location.assign(href);
    await new Promise(() => {}); // The document is about to go.
  }
  return { match, payload: undefined };
}

export function hasPayload(page: string): page is PayloadPage {
  return Object.hasOwn(PAYLOAD_MARKS, page);
}
