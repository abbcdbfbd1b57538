import type { Page } from '@playwright/test';

/** How long the map is moved to count its frames, in milliseconds. */
const MOVED_FOR = 4_000;

/** Where the map is dragged in a window of 1440 × 900, in CSS pixels: beside the list and what covers the edges. */
const MIDDLE = { x: 900, y: 500 };

export interface Opened {
  /** From the navigation to the moment when everything is drawn. */
  seconds: number;
  framesPerSecond: number;
  /** The longest task while the map moves, in milliseconds. */
  longestTask: number;
}

/** Long tasks of a page, from its beginning. Call it before the navigation. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  `);
}

/** The durations of the long tasks so far, in milliseconds. */
export function longTasks(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('globalThis.longTasks');
}

/** Opens an address, turns to its map, and waits until the engine has taken over. */
export async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('application').waitFor();
  // The engine loads when the visitor turns to the map.
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('There is no map.');
  // Above a sheet, and beside the marks in the middle.
  const [x, y] = [box.x + box.width * 0.2, box.y + box.height * 0.3];
  await page.mouse.move(x, y);
  await page.mouse.move(x + 5, y);
  await page.locator('[data-ready="true"] canvas.maplibregl-canvas').waitFor();
}

/**
 * Opens a map and moves it.
 * @param hasClusters whether the view counts as drawn only once it has a cluster
 */
export async function measureMoving(page: Page, address: string, hasClusters: boolean): Promise<Opened> {
  await watchLongTasks(page);
  const started = performance.now();
  await openMap(page, address);
  if (hasClusters)
    await page
      .getByRole('button', { name: /results: zoom in$/ })
      .first()
      .waitFor();
  const seconds = (performance.now() - started) / 1_000;
  // Code that loads in the background is not measured here.
  await page.waitForTimeout(4_000);
  await page.evaluate('globalThis.longTasks = []');
  // Every marker is painted for the first time as the map begins to move. Without a graphics processor this takes seconds, so the
  // frames are those of the second move; the tasks of the page are those of both.
  await drag(page);
  const frames = page.evaluate<number>(`new Promise((resolve) => {
    let frames = 0;
    const end = performance.now() + ${MOVED_FOR};
    const count = (now) => (now < end ? (frames++, requestAnimationFrame(count)) : resolve(frames));
    requestAnimationFrame(count);
  })`);
  await drag(page);
  const framesPerSecond = (await frames) / (MOVED_FOR / 1_000);
  return { seconds, framesPerSecond, longestTask: Math.max(0, ...(await longTasks(page))) };
}

/** Moves the map to and fro under the pointer while its frames are counted. */
async function drag(page: Page): Promise<void> {
  const end = performance.now() + MOVED_FOR;
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down();
  for (let step = 0; performance.now() < end; step++) {
    await page.mouse.move(MIDDLE.x + 80 * Math.sin(step / 6), MIDDLE.y + 40 * Math.cos(step / 6));
  }
  await page.mouse.up();
}
