/**
 * npm run map-sheet -- FOLDER [PLACE…]: takes screenshots of the map of a running local stack, at every second zoom over each place, in
 * both schemes, languages and sizes, and puts them beside each other into docs/. The single ones stay in FOLDER. With places, only
 * theirs are taken again. The views with the least detail are named at the end: none may be empty.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readMachine } from '../emulators/machine.ts';
import { HOST, readPorts } from '../emulators/ports.ts';
import { demandRunningStack } from '../emulators/running-stack.ts';
import { GRAPHICS } from './bench/bench-stack.ts';
import { openMap } from './bench/map/moving-map.ts';
import { watchTiles } from './bench/map/watch-tiles.ts';

const PLACES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  Lisbon: [38.711, -9.136],
  Kyoto: [35.005, 135.765],
  Alps: [46.691, 7.8557],
  Iceland: [64.146, -21.94],
  Fiji: [-16.79, 179.9995],
  Marrakech: [31.628, -7.987],
};
const ZOOMS = [2, 4, 6, 8, 10, 12, 14, 16];
const SCHEMES = ['light', 'dark'] as const;
const PATHS = { en: '/', fr: '/fr' } as const;
const LANGUAGES = ['en', 'fr'] as const;

/** The windows, and the width and height of their pictures on the sheet. */
const SIZES = {
  wide: { window: { width: 1_440, height: 900 }, cell: { width: 256, height: 160 } },
  phone: { window: { width: 390, height: 844 }, cell: { width: 120, height: 260 } },
} as const;
type Size = keyof typeof SIZES;

const GAP = 6;
/** The room for the names of the rows, and of the zooms above the columns, in pixels. */
const HEAD = { width: 120, height: 28 };

/** The most that each of the two sheets may weigh, in bytes. */
const MOST = 1_400_000;

/** Of this many views with the least detail, the names are printed. */
const LEAST_DETAILED = 12;

interface Shot {
  place: string;
  zoom: number;
  scheme: (typeof SCHEMES)[number];
  language: (typeof LANGUAGES)[number];
  size: Size;
}

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));

function fileOf(folder: string, { place, zoom, scheme, language, size }: Shot): string {
  return join(folder, `${place}-${zoom}-${scheme}-${language}-${size}.png`);
}

/** The rows of a sheet: a place in each scheme and language. */
function rowsOf(size: Size): Omit<Shot, 'zoom'>[] {
  return Object.keys(PLACES).flatMap((place) =>
    LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => ({ place, scheme, language, size }))),
  );
}

async function takeShots(browser: Browser, address: string, folder: string, shots: readonly Shot[]) {
  const pages = Map.groupBy(shots, ({ scheme, language, size }) => `${scheme} ${language} ${size}`);
  for (const [what, ofPage] of pages) {
    const [first] = ofPage;
    if (first === undefined) continue;
    const page = await browser.newPage({
      viewport: SIZES[first.size].window,
      colorScheme: first.scheme,
      hasTouch: first.size === 'phone',
      serviceWorkers: 'block',
    });
    for (const shot of ofPage) {
      await takeShot(page, address, fileOf(folder, shot), shot);
      console.log(`${what}: ${shot.place} at zoom ${shot.zoom}`);
    }
    await page.close();
  }
}

async function takeShot(page: Page, address: string, file: string, { place, zoom, language }: Shot) {
  const [lat, lng] = PLACES[place] ?? [0, 0];
  const tiles = watchTiles(page);
  await openMap(page, `${address}${PATHS[language]}?at=${lat},${lng},${zoom}`);
  await tiles.untilStill();
  tiles.stop();
  await page.screenshot({ path: file });
}

/** Puts the shots of a size beside each other: a row for each place, scheme and language, a column for each zoom. */
async function writeSheet(folder: string, size: Size): Promise<string> {
  const { cell } = SIZES[size];
  const rows = rowsOf(size);
  const width = HEAD.width + ZOOMS.length * (cell.width + GAP);
  const height = HEAD.height + rows.length * (cell.height + GAP);
  const x = (column: number) => HEAD.width + column * (cell.width + GAP);
  const y = (row: number) => HEAD.height + row * (cell.height + GAP);
  const pictures = rows.flatMap((row, down) =>
    ZOOMS.map(async (zoom, right) => ({
      input: await sharp(fileOf(folder, { ...row, zoom }))
        .resize(cell)
        .toBuffer(),
      left: x(right),
      top: y(down),
    })),
  );
  const names = [
    ...ZOOMS.map((zoom, right) => text(`zoom ${zoom}`, x(right) + cell.width / 2, 19, 'middle')),
    ...rows.flatMap(({ place, scheme, language }, down) => {
      const middle = y(down) + cell.height / 2;
      return [text(place, 8, middle, 'start'), text(`${scheme}, ${language}`, 8, middle + 18, 'start')];
    }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${names.join('')}</svg>`;
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#fbf8f2' } })
    .composite([...(await Promise.all(pictures)), { input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const file = join(DOCS, `map-${size}.webp`);
  for (let quality = 80; ; quality -= 8) {
    const { size: bytes } = await sharp(sheet).webp({ quality, effort: 6 }).toFile(file);
    if (bytes <= MOST || quality <= 16) return file;
  }
}

function text(content: string, left: number, bottom: number, anchor: 'start' | 'middle'): string {
  return `<text x="${left}" y="${bottom}" font-family="sans-serif" font-size="14" fill="#1d2a33" text-anchor="${anchor}">${content}</text>`;
}

/** The views with the least detail, the emptiest first. */
async function leastDetailed(folder: string, shots: readonly Shot[]): Promise<string[]> {
  const detail = await Promise.all(
    shots.map(async (shot) => ({ shot, entropy: (await sharp(fileOf(folder, shot)).stats()).entropy })),
  );
  return detail
    .toSorted((a, b) => a.entropy - b.entropy)
    .slice(0, LEAST_DETAILED)
    .map(
      ({ shot: { place, zoom, scheme, language, size }, entropy }) =>
        `${place}, zoom ${zoom}, ${scheme}, ${language}, ${size}: ${entropy.toFixed(2)}`,
    );
}

const [target, ...places] = process.argv.slice(2);
const unknown = places.filter((place) => !(place in PLACES));
if (target === undefined || unknown.length > 0) {
  console.log(`Usage: npm run map-sheet -- FOLDER [${Object.keys(PLACES).join('|')} …]`);
  process.exitCode = 2;
} else {
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  const ports = readPorts({});
  await demandRunningStack(ports);
  const sizes = ['wide', 'phone'] as const;
  const all = sizes.flatMap((size) =>
    rowsOf(size).flatMap((row) => ZOOMS.map((zoom): Shot => ({ ...row, zoom }))),
  );
  const wanted = all.filter((shot) => places.includes(shot.place) || !existsSync(fileOf(folder, shot)));
  const browser = await chromium.launch({
    executablePath: readMachine().chromium ?? '',
    args: ['--no-sandbox', ...GRAPHICS],
  });
  try {
    await takeShots(browser, `http://${HOST}:${ports.hosting}`, folder, wanted);
  } finally {
    await browser.close();
  }
  for (const size of sizes) console.log(await writeSheet(folder, size));
  console.log(['The least detailed views:', ...(await leastDetailed(folder, all))].join('\n  '));
}
