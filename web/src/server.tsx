import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { routes } from './app/routes.tsx';
import { createTileCache } from './live/tiles/tile-cache.ts';
import { cacheLoadedTiles, TileCacheContext } from './live/tiles/tile-cache-context.ts';
import type { RenderedPage, RenderRequest } from './rendered-page.ts';
import { givenPayload } from './services/given-payload.ts';

const { query, dataRoutes } = createStaticHandler(routes);

/** The first task of a process that renders: it ends when this code is loaded. */
export function ready(): void {}

/** How many errors of one page are reported. */
const MOST_ERRORS = 10;

/**
 * Renders a page as a visitor without a session sees it first. No request reads or changes what another one rendered.
 * @throws Error where a loader or the page throws: its stack has theirs, because only the stack reaches the log of the function
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const errors: unknown[] = [];
  try {
    return await rendered(request, errors);
  } catch (error) {
    throw reportOf(request.address, errors.includes(error) ? errors : [error, ...errors]);
  }
}

/** @param errors receives what the page throws */
async function rendered({ address, payload }: RenderRequest, errors: unknown[]): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(givenPayload, payload ?? null);
  const context = await query(new Request(address), { requestContext });
  if (context instanceof Response) return { redirect: locationOf(context) };
  const [failed] = Object.values(context.errors ?? {});
  if (failed !== undefined) throw failed;
  const tiles = createTileCache();
  cacheLoadedTiles(tiles, context.loaderData);
  const { prelude } = await prerender(
    <StrictMode>
      <TileCacheContext value={tiles}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </TileCacheContext>
    </StrictMode>,
    // Nothing is streamed, so no content is moved to the end of the document, where a script would have to put it in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return splitHead(await new Response(prelude).text());
}

/** The tags for the head, which React writes before the content. It escapes `<` and `>` in titles and attributes. */
const LEADING_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;
const PRELOAD = /<link rel="preload"[^>]*>/g;

/**
 * Splits rendered HTML into its content and its preloads. Titles and the other tags for the head are left out: the page function
 * writes them for every page, also for one that could not be rendered.
 */
function splitHead(rendered: string): { html: string; preloads: string } {
  const [head = ''] = LEADING_TAGS.exec(rendered) ?? [];
  return { html: rendered.slice(head.length), preloads: (head.match(PRELOAD) ?? []).join('') };
}

function locationOf({ status, headers }: Response): string {
  const location = headers.get('location');
  if (location === null) throw new Error(`A loader answered with status ${status}`);
  return location;
}

function reportOf(address: string, errors: readonly unknown[]): Error {
  const report = new Error(`${address} could not be rendered`);
  const stacks = errors.slice(0, MOST_ERRORS).map(stackOf);
  report.stack = [report.message, ...stacks].join('\n');
  return report;
}

function stackOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
