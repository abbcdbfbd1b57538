import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Measurement } from '../measurements.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { openMap } from './moving-map.ts';
import { isTile, watchTiles } from './watch-tiles.ts';

/** The cities of the demo content with streets, at their middle. */
const CITIES: Readonly<Record<string, readonly [lat: number, lng: number]>> = JSON.parse(
  readFileSync(new URL('./cities.json', import.meta.url), 'utf8'),
);

/** Views of a region, from Europe, where it is dense, to an archipelago. */
const REGIONS: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  Alps: [46.4, 8.6],
  Lisbon: [38.7, -9.1],
  Kyoto: [35, 135.8],
  Fiji: [-17.6, 179.6],
};

/** The size of the window that the budgets are for. */
const WINDOW = { width: 1_280, height: 800 };

const KILOBYTE = 1_000;

/** What the tiles of a view weigh: in a region, in the streets of every city, and when a view is seen again. */
export async function measureTileBytes(browser: Browser, address: string): Promise<Measurement[]> {
  const network = await startCountingProxy(isTile);
  const page = await browser.newPage({
    viewport: WINDOW,
    serviceWorkers: 'block',
    proxy: { server: network.address },
  });
  const bytesAt = (places: typeof CITIES, zoom: number) =>
    heaviest(places, zoom, async (at) => {
      await view(page, `${address}/?at=${at}`);
      return network.takeBytes();
    });
  try {
    const region = await bytesAt(REGIONS, 6);
    const street = await bytesAt(CITIES, 14);
    const again = await bytesAt(CITIES, 14);
    return [
      {
        what: `tiles of a view at zoom 6 (the heaviest: ${region.name}), in KB`,
        value: region.bytes,
        unit: '',
        budget: 250,
      },
      {
        what: `tiles of a street view (the heaviest: ${street.name}), in KB`,
        value: street.bytes,
        unit: '',
        budget: 600,
      },
      { what: 'tiles of a street view that was seen before, in KB', value: again.bytes, unit: '', budget: 0 },
    ];
  } finally {
    await page.close();
    network.stop();
  }
}

async function heaviest(places: typeof CITIES, zoom: number, bytesAt: (at: string) => Promise<number>) {
  let most = { name: '', bytes: 0 };
  for (const [name, [lat, lng]] of Object.entries(places)) {
    const bytes = (await bytesAt(`${lat},${lng},${zoom}`)) / KILOBYTE;
    console.log(`${name} at zoom ${zoom}: ${bytes.toFixed(0)} KB`);
    if (bytes > most.bytes) most = { name, bytes };
  }
  return most;
}

/** Opens a view and waits until it is complete. */
async function view(page: Page, address: string): Promise<void> {
  const tiles = watchTiles(page);
  await openMap(page, address);
  await tiles.untilStill();
  tiles.stop();
}
