import type { Payload, PayloadPage } from '@waymark/model/payloads';
import type { LoaderFunctionArgs } from 'react-router';
import { cacheLoadedTiles, documentTiles } from '../../live/tiles/tile-cache-context.ts';
import { type LoadedPage, loadPage } from '../../services/page-loader.ts';

/** The pages whose payload contains tiles of the map. */
type TilesPage = {
  [Page in PayloadPage]: Payload<Page> extends { tiles: unknown } ? Page : never;
}[PayloadPage];

/**
 * Loads the payload of a page as `loadPage` does, and adds its tiles to the map's cache. A server adds them to the cache of the
 * request (`cacheLoadedTiles`).
 */
export async function loadWithTiles<Page extends TilesPage>(
  args: LoaderFunctionArgs,
): Promise<LoadedPage<Page>> {
  const loaded = await loadPage<Page>(args);
  if (typeof document !== 'undefined') cacheLoadedTiles(documentTiles, { [args.request.url]: loaded });
  return loaded;
}
