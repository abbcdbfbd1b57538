import { expect, type Locator, type Page } from '@playwright/test';

export const cameraQuery = ({ lat, lng }: { lat: number; lng: number }, zoom = 11) =>
  `at=${lat},${lng},${zoom}`;

export const TEXTS = {
  en: {
    path: '/',
    heading: 'The world, as travellers know it',
    list: 'Results in view',
    map: 'Map of places and stories',
    museum: /^Museum/,
    more: /^More( \d+)?$/,
    pois: /^Points of interest/,
  },
  fr: {
    path: '/fr',
    heading: 'Le monde tel que les voyageurs le connaissent',
    list: 'Résultats sur la carte',
    map: 'Carte des lieux et des récits',
    museum: /^Musée/,
    more: /^Plus( \d+)?$/,
    pois: /^Points d’intérêt/,
  },
} as const;

const list = (page: Page, name: string = TEXTS.en.list) => page.getByRole('region', { name }).first();
export const rows = (page: Page, name?: string) => list(page, name).getByRole('listitem').getByRole('link');
export const mapViewport = (page: Page) => page.getByRole('application');

export async function openAt(page: Page, search: string): Promise<void> {
  await page.goto(`/?${search}`);
  await expect(mapViewport(page)).toBeVisible();
}

/** The number of items in view: above the list in a column, and in the header of a sheet. */
export const countInView = (page: Page) => page.getByRole('status').filter({ hasText: / results? in view$/ });

/** Moves the mouse over the map, whose engine loads then, to a place beside the middle and the filters. */
export async function turnToMap(page: Page): Promise<void> {
  const box = await mapViewport(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width * 0.2, box.y + box.height * 0.3];
  await page.mouse.move(x, y);
  await page.mouse.move(x + 5, y);
}

/** The picture of the engine, once it has taken over from the still one. */
export const movingPicture = (page: Page) => page.locator('[data-ready="true"] canvas.maplibregl-canvas');

/** Turns to the map, and waits until its engine can be moved and is at rest. */
export async function untilMoving(page: Page): Promise<void> {
  const map = page.getByRole('region').filter({ has: mapViewport(page) });
  await expect(map.getByRole('button', { name: /^(Zoom in|Zoomer)/ })).toBeEnabled();
  await turnToMap(page);
  await expect(movingPicture(page)).toBeVisible({ timeout: 30_000 });
}

/** Waits until the browser has done what it has to do, twice, because the first may order more. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))',
  );
}

/** On a phone the list is a sheet, which its handle raises. */
export async function raiseSheet(page: Page): Promise<void> {
  const handle: Locator = page.getByRole('slider');
  if ((await handle.count()) === 0) return;
  await handle.focus();
  await page.keyboard.press('End');
}

/** The largest layout shift that a page may have, as the browser scores it. */
const MOST_SHIFT = 0.02;

/** Observes layout shifts. The result fails where the score is too high, and names what moved. */
export async function watchShifts(page: Page): Promise<(what?: string) => Promise<void>> {
  await page.addInitScript(`
    globalThis.shifts = { score: 0, moved: [] };
    globalThis.boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
        if (hadRecentInput) continue;
        globalThis.shifts.score += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node?.outerHTML?.slice(0, 120) ?? node?.textContent?.slice(0, 120);
          globalThis.shifts.moved.push(
            Math.round(startTime) + ' ms: ' + name + ' from ' + boxOf(previousRect) + ' to ' + boxOf(currentRect),
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  return async (what = 'the page') => {
    const { score, moved } = await page.evaluate<{ score: number; moved: string[] }>('globalThis.shifts');
    expect(score, `${what} moves by itself:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  };
}

/** The latitude of the camera in the address. */
export function latitude(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('at')?.split(',')[0]);
}

/** The longitude of the camera in the address. */
export function longitude(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('at')?.split(',')[1]);
}
