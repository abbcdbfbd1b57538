import type { Payload, PayloadPage } from '@waymark/model/payloads';
import type { LoaderFunctionArgs } from 'react-router';
import { documentTiles } from '../../live/tiles/tile-cache-context.ts';
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
  // The type of the page guarantees its tiles.
  const { payload } = loaded as LoadedPage<TilesPage>;
  if (payload && typeof document !== 'undefined') documentTiles.fill(payload.tiles);
  return loaded;
}
