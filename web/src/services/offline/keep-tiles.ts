import { type MapTile, writeTile } from '@waymark/model/map-index/map-tile';
import type { Source } from '../../ui/hooks/store.ts';
import type { ToWorker } from './worker-messages.ts';

/** The tiles that this document knows, by their keys: null where there is none. */
export interface KnownTiles {
  /** A number that changes with the tiles. */
  version: Source<number>;
  all: () => Iterable<readonly [key: string, content: MapTile | null]>;
}

/**
 * Gives the service worker each tile that this document gets, as long as the document is open. Tiles that a listener brings are not
 * requested at an address, so that the worker would not see them.
 */
export function keepTiles(tiles: KnownTiles): void {
  const { serviceWorker } = navigator;
  let sent: ReadonlyMap<string, MapTile | null> = new Map();
  const send = () => {
    const { controller } = serviceWorker;
    if (controller === null) return;
    const known = new Map(tiles.all());
    const fresh = [...known].filter(([key, content]) => sent.get(key) !== content);
    sent = known;
    if (fresh.length === 0) return;
    const payload = fresh.map(
      ([key, content]) => [key, JSON.stringify(content && writeTile(content))] as const,
    );
    controller.postMessage({ type: 'KEEP_TILES', payload } satisfies ToWorker);
  };
  tiles.version.subscribe(send);
  serviceWorker.addEventListener('controllerchange', send);
  send();
}
