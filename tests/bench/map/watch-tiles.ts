import type { Page, Request } from '@playwright/test';

/** What the map draws: tiles of the region, its relief, and ranges of the archive of streets. */
const TILE = /\/assets\/.*\.(?:pbf|webp)$|\.pmtiles$/;

/** How long nothing may arrive until a view counts as complete, in milliseconds. */
const QUIET = 1_500;

export function isTile(path: string): boolean {
  return TILE.test(path);
}

interface TileWatch {
  /** Waits until no tile has arrived for a while. */
  untilStill: () => Promise<void>;
  stop: () => void;
}

/** Watches the tiles that a page loads from now on. */
export function watchTiles(page: Page): TileWatch {
  let last = performance.now();
  const note = (request: Request) => {
    if (isTile(new URL(request.url()).pathname)) last = performance.now();
  };
  page.on('requestfinished', note);
  return {
    untilStill: async () => {
      last = performance.now();
      while (performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 5);
    },
    stop: () => page.off('requestfinished', note),
  };
}
