import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import type { CacheName } from '../services/offline/caches.ts';

/** A tile of the map, or a picture of its relief: its column and its row. */
const MAP_TILE = /\/\d+\/\d+\.(?:pbf|webp)$/;

interface WorkerRequest {
  url: URL;
  request: Pick<Request, 'method' | 'mode' | 'headers'>;
}

/** What the worker does with a request. `shell` is a page that is never kept; undefined leaves the request to the browser. */
export type Routed = CacheName | 'shell' | undefined;

/** The paths of data and files, which are no pages even where a browser opens them. */
const NO_PAGES = /^\/(?:api|assets|builds|__[\w-]+)\/|\/[^/]+\.[a-z]+$/;

/**
 * Where the answer to a request belongs. Requests with a token, requests that change something, and everything that is not
 * listed here go to the network only.
 * @param own the origin of the application
 * @param photos the beginning of the addresses of photo variants
 */
export function routed({ url, request }: WorkerRequest, own: string, photos: string): Routed {
  if (request.method !== 'GET' || request.headers.has('authorization')) return undefined;
  if (url.href.startsWith(photos)) return 'photos';
  if (url.origin !== own) return undefined;
  const { pathname } = url;
  if (isDocument(request)) return NO_PAGES.test(pathname) ? undefined : routedPage(pathname);
  if (pathname.endsWith('/_payload.json')) return 'payloads';
  // The only answers of the API that are public and the same for every visitor.
  if (/^\/api\/map\/[\d/-]+\.json$/.test(pathname)) return 'places';
  if (pathname.startsWith('/assets/')) return MAP_TILE.test(pathname) ? 'land' : 'assets';
  return undefined;
}

/** A page that was loaded before the worker began is requested by its script, with this header (`seen-before.ts`). */
function isDocument({ mode, headers }: WorkerRequest['request']): boolean {
  return mode === 'navigate' || headers.get('accept')?.startsWith('text/html') === true;
}

function routedPage(pathname: string): Routed {
  const match = matchPath(pathname);
  if (match === null) return 'shell';
  const { framed, guards } = PAGES[match.page];
  // The frame of an embed belongs to another site.
  if (framed) return undefined;
  return guards.length > 0 ? 'shell' : 'pages';
}
