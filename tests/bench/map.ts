import type { Browser } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { demoContent } from '../../emulators/demo/demo-content.ts';
import type { Place } from '../../emulators/demo/scale/places.ts';
import { scaleSource } from '../../emulators/demo/scale/scale-source.ts';
import { writeScale } from '../../emulators/demo/scale/write-scale.ts';
import { issuerOn } from '../../emulators/identity/places.ts';
import { buildFolders } from '../../emulators/local-waymark.ts';
import { withoutTriggers } from '../../emulators/running-stack.ts';
import { rebuildIndex } from '../../functions/src/map-index/repair-index.ts';
import { type BenchStack, GRAPHICS, inBrowser, onBenchStack } from './bench-stack.ts';
import { measureBuiltMap } from './map/built-map.ts';
import { measureMoving, type Opened } from './map/moving-map.ts';
import { measureTileBytes } from './map/tile-bytes.ts';
import { measureWorldView } from './map/world-view.ts';
import { type Measurement, median } from './measurements.ts';

/** At sea, far from each other and from all other content: within some 60 km. */
const FEW: Place = { name: 'Atoll', population: 1e8, position: { lat: -20, lng: -118 } };
const MANY: Place = { name: 'Atoll', population: 1e8, position: { lat: -20, lng: -138 } };
const NONE = { lat: -35, lng: -128 };

/** Over a region with roads and names, and in a city with streets. */
const REGION: Place = { name: 'Kansai', population: 1e10, position: { lat: 35, lng: 135.8 } };
const STREETS: Place = { name: 'Lisboa', population: 7e5, position: { lat: 38.718, lng: -9.14 } };

const COUNT = 10_000;
const ZOOM = 8.5;
const RUNS = 5;

/** The items of the benchmark are of other kinds: with this filter the same map has none of them. */
const WITHOUT_ITEMS = '&kinds=list';

/** The map in a browser: beside ten thousand items, a hundred, and none. */
export function measureMap(): Promise<Measurement[]> {
  return onBenchStack({ web: true }, (on) => inBrowser((browser) => measureOn(on, browser), GRAPHICS));
}

async function measureOn(
  { ports, projectId, address, signal }: BenchStack,
  browser: Browser,
): Promise<Measurement[]> {
  const db = getFirestore(initializeApp({ projectId }, 'bench'));
  const source = await scaleSource(db, await demoContent(issuerOn(ports.identity)));
  await withoutTriggers(ports, async () => {
    // Each writes the same first items again: those of the one before keep the others.
    const writeAt = (count: number, place: Place) =>
      writeScale(db, count, { ...source, places: { draw: () => place } }, () => {}, signal);
    await writeAt(3 * COUNT + 100, STREETS);
    await writeAt(2 * COUNT + 100, REGION);
    await writeAt(COUNT + 100, MANY);
    await writeAt(100, FEW);
    await rebuildIndex(db);
  });
  const open = async ({ lat, lng }: Place['position'], { zoom = ZOOM, has = true } = {}) => {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    try {
      const view = `${address}/?at=${lat},${lng},${zoom}${has ? '' : WITHOUT_ITEMS}`;
      return await measureMoving(page, view, has);
    } finally {
      await page.close();
    }
  };
  // The first one warms up functions and browser.
  await open(NONE, { has: false });
  const [few, many]: [Opened[], Opened[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    few.push(await open(FEW.position));
    many.push(await open(MANY.position));
  }
  const seconds = (of: Opened[]) => median(of.map((opened) => opened.seconds));
  return [
    ...(await measureWorldView(browser, address)),
    ...(await measureTileBytes(browser, address)),
    { what: 'navigation until all is drawn, 10,000 items', value: seconds(many), unit: 's' },
    {
      what: 'its ratio to the time with 100 items',
      value: seconds(many) / seconds(few),
      unit: '',
      budget: 1.5,
    },
    ...(await measureFrames(6, (has) => open(REGION.position, { zoom: 6, has }))),
    ...(await measureFrames(14, (has) => open(STREETS.position, { zoom: 14, has }))),
    ...measureBuiltMap(buildFolders(projectId).web),
  ];
}

/** The frames of a map that moves, with ten thousand items and without any, in turns. */
async function measureFrames(zoom: number, open: (has: boolean) => Promise<Opened>): Promise<Measurement[]> {
  const [full, empty]: [Opened[], Opened[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    empty.push(await open(false));
    full.push(await open(true));
  }
  const frames = (of: Opened[]) => median(of.map(({ framesPerSecond }) => framesPerSecond));
  const longest = (of: Opened[]) => median(of.map(({ longestTask }) => longestTask));
  return [
    {
      what: `frames a second of a map at zoom ${zoom} that moves, without items`,
      value: frames(empty),
      unit: '',
    },
    {
      what: `its frame rate with 10,000 items as a ratio to that, in percent`,
      value: (100 * frames(full)) / frames(empty),
      unit: '',
      least: 60,
    },
    {
      what: `longest task meanwhile at zoom ${zoom}, in ms`,
      value: longest(full),
      unit: '',
      budget: 100,
    },
    { what: 'the same without items, in ms', value: longest(empty), unit: '' },
  ];
}
