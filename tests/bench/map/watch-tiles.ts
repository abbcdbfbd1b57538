import type { Page, Request } from '@playwright/test';

/** What the map draws: tiles of the region, its relief, and ranges of the archive of streets. */
const TILE = /\/assets\/.*\.(?:pbf|webp)$|\.pmtiles$/;

/** How long nothing may arrive until a view counts as complete, in milliseconds. */
const QUIET = 1_500;

interface TileWatch {
  /** Waits until no tile has arrived for a while. */
  untilStill: () => Promise<void>;
  /** The bytes that have arrived over the network. */
  bytes: () => Promise<number>;
  stop: () => void;
}

/** Watches the tiles that a page loads from now on. */
export function watchTiles(page: Page): TileWatch {
  const arrived: Promise<number>[] = [];
  let last = performance.now();
  const count = (request: Request) => {
    if (!TILE.test(new URL(request.url()).pathname)) return;
    last = performance.now();
    arrived.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', count);
  return {
    untilStill: async () => {
      last = performance.now();
      while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 5);
    },
    bytes: async () => (await Promise.all(arrived)).reduce((sum, bytes) => sum + bytes, 0),
    stop: () => page.off('requestfinished', count),
  };
}
