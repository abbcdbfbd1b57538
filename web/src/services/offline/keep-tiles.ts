import { type MapTile, writeTile } from '@waymark/model/map-index/map-tile';
import type { Source } from '../../ui/hooks/store.ts';
import type { ToWorker } from './worker-messages.ts';

/** The tiles that listeners have brought to this document, by their keys: null where there is none. */
export interface LiveTiles {
  /** A number that changes with the tiles. */
  version: Source<number>;
  live: () => Iterable<readonly [key: string, content: MapTile | null]>;
}

/**
 * Gives the service worker each tile that a listener brings, as long as the document is open. Such tiles are requested at no address,
 * where the worker would see them.
 */
export function keepTiles(tiles: LiveTiles): void {
  const { serviceWorker } = navigator;
  let sent: ReadonlyMap<string, MapTile | null> = new Map();
  const send = () => {
    const { controller } = serviceWorker;
    if (controller === null) return;
    const live = new Map(tiles.live());
    const fresh = [...live].filter(([key, content]) => sent.get(key) !== content);
    sent = live;
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
