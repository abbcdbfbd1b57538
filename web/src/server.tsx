import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { routes } from './app/routes.tsx';
import { splitHead } from './app/split-head.ts';
import { createTileCache } from './live/tiles/tile-cache.ts';
import { cacheLoadedTiles, TileCacheContext } from './live/tiles/tile-cache-context.ts';
import type { RenderedPage, RenderRequest } from './rendered-page.ts';
import { givenPayload } from './services/given-payload.ts';

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders a page as a visitor without a session sees it first. No request reads or changes what another one rendered.
 * @throws where a loader or the page throws, and where the signal aborts
 */
export async function renderPage({ address, payload, signal }: RenderRequest): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider();
  requestContext.set(givenPayload, payload ?? null);
  const context = await query(new Request(address, { signal }), { requestContext });
  if (context instanceof Response) return { redirect: locationOf(context) };
  const [failed] = Object.values(context.errors ?? {});
  if (failed !== undefined) throw failed;
  const tiles = createTileCache();
  cacheLoadedTiles(tiles, context.loaderData);
  const errors: unknown[] = [];
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
    { signal, progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${address} could not be rendered`);
  return splitHead(await new Response(prelude).text());
}

function locationOf({ status, headers }: Response): string {
  const location = headers.get('location');
  if (location === null) throw new Error(`A loader answered with status ${status}`);
  return location;
}
