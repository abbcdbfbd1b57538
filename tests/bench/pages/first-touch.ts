import type { Browser } from '@playwright/test';
import { inBrowser } from '../bench-stack.ts';
import { type Measurement, median } from '../measurements.ts';

const RUNS = 5;

/** By then an idle page has fetched the bytes of the engine, in milliseconds. */
const IDLE_MS = 6_000;

/** Composited as with a graphics processor, which a machine may lack. */
const GRAPHICS = ['--use-gl=angle', '--use-angle=swiftshader', '--ignore-gpu-blocklist'];

/** From the first touch of the map on the home page until the map itself can be moved. */
export function measureFirstTouch(address: string): Promise<Measurement[]> {
  return inBrowser(async (browser) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await touch(browser, address));
    return [
      {
        what: 'first touch of the map until it moves, with the engine’s bytes there',
        value: median(times),
        unit: 'ms',
      },
    ];
  }, GRAPHICS);
}

async function touch(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(address);
    const map = page.getByRole('application');
    await map.waitFor();
    await page.waitForTimeout(IDLE_MS);
    const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    const begun = performance.now();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await page.locator('[data-ready="true"] canvas.maplibregl-canvas').waitFor();
    return performance.now() - begun;
  } finally {
    await page.close();
  }
}
