import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Measurement } from '../measurements.ts';
import { openMap } from './moving-map.ts';
import { watchTiles } from './watch-tiles.ts';

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
  const page = await browser.newPage({ viewport: WINDOW, serviceWorkers: 'block' });
  try {
    const bytesAt = (places: typeof CITIES, zoom: number) => heaviest(page, address, places, zoom);
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
  }
}

async function heaviest(page: Page, address: string, places: typeof CITIES, zoom: number) {
  let most = { name: '', bytes: 0 };
  for (const [name, [lat, lng]] of Object.entries(places)) {
    const bytes = (await tileBytes(page, `${address}/?at=${lat},${lng},${zoom}`)) / KILOBYTE;
    console.log(`${name} at zoom ${zoom}: ${bytes.toFixed(0)} KB`);
    if (bytes > most.bytes) most = { name, bytes };
  }
  return most;
}

/** The bytes of tiles that arrive over the network until a view is complete. */
async function tileBytes(page: Page, address: string): Promise<number> {
  const tiles = watchTiles(page);
  await openMap(page, address);
  await tiles.untilStill();
  tiles.stop();
  return tiles.bytes();
}
