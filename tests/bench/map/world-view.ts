import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { type Measurement, median } from '../measurements.ts';
import { longTasks, openMap, watchLongTasks } from './moving-map.ts';

/** A view of the world, as the home page opens with. */
const WORLD = 'at=25,10,1';

/** The files of the first picture of the engine: its code, the coarse land, and the names of countries and seas. */
const ENGINE = /\/assets\/(?:embedded-map|maplibre-gl-worker|land-110m|names)-[^/]+\.(?:m?js|css|json)$/;

/** What the map loads only from closer by, or where there are many items. */
const NEAR =
  /\.pmtiles$|\/assets\/.*\.(?:pbf|webp)$|\/(?:region-style|streets-style|terrain-style|relief|relief-control|drawn-marks|many-marks)-[^/]*\.js$/;

/** The same files, in KB of gzip, of the build before the map had a region and streets. */
const BEFORE = 499;

const KILOBYTE = 1_000;

/** How long a view may do its work after the engine has taken over, in milliseconds. */
const WORK = 4_000;

const RUNS = 5;

interface World {
  engineBytes: number;
  nearRequests: number;
  longTasks: number;
}

/** What the first view of the world costs: no more than before there was anything to see from closer by. */
export async function measureWorldView(browser: Browser, address: string): Promise<Measurement[]> {
  const [whole, bare]: [World[], World[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    whole.push(await viewWorld(browser, address, { isBare: false }));
    bare.push(await viewWorld(browser, address, { isBare: true }));
  }
  const tasks = (of: World[]) => median(of.map(({ longTasks: count }) => count));
  return [
    {
      what: 'first view of the world: code and data of the map, in KB of gzip',
      value: Math.max(...whole.map(({ engineBytes }) => engineBytes)) / KILOBYTE,
      unit: '',
      budget: BEFORE,
    },
    {
      what: 'its requests of the region, of streets, of heights and of drawn marks',
      value: Math.max(...whole.map(({ nearRequests }) => nearRequests)),
      unit: '',
      budget: 0,
    },
    { what: 'its long tasks, median', value: tasks(whole), unit: '' },
    {
      what: 'its long tasks beyond those of the same view where none of these can be loaded',
      value: tasks(whole) - tasks(bare),
      unit: '',
      budget: 0,
    },
  ];
}

async function viewWorld(browser: Browser, address: string, { isBare }: { isBare: boolean }): Promise<World> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, serviceWorkers: 'block' });
  try {
    await watchLongTasks(page);
    const near: string[] = [];
    const engine = new Map<string, Promise<number>>();
    page.on('request', (request) => {
      if (NEAR.test(new URL(request.url()).pathname)) near.push(request.url());
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (ENGINE.test(pathname) && !engine.has(pathname)) engine.set(pathname, packedSize(response));
    });
    if (isBare) await page.route(NEAR, (route) => route.abort());
    await openMap(page, `${address}/?${WORLD}`);
    await page.waitForTimeout(WORK);
    const sizes = await Promise.all(engine.values());
    return {
      engineBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      nearRequests: near.length,
      longTasks: (await longTasks(page)).length,
    };
  } finally {
    await page.close();
  }
}

/** The bytes of a file as Hosting would send it, whatever the server of the benchmark does. */
async function packedSize(response: Response): Promise<number> {
  return gzipSync(await response.body()).length;
}
