import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { runProgram } from '../../run-command.ts';
import { inBrowser } from '../bench-stack.ts';
import { type Measurement, median } from '../measurements.ts';
import { serveFolder } from './serve-folder.ts';

const RUNS = 5;

/** The largest allowed ratio to the engine without Waymark. */
const BUDGET = 1.5;

/** By then an idle page has fetched the bytes of the engine, in milliseconds. */
const IDLE_MS = 6_000;

/** Composited as with a graphics processor, which a machine may lack. */
const GRAPHICS = ['--use-gl=angle', '--use-angle=swiftshader', '--ignore-gpu-blocklist'];

/**
 * From the first touch of the map on the home page until the map itself can be moved, beside a page that has only the engine and its
 * style. Both have the bytes of the engine before, and run none of them.
 * @param folder for the build of that page
 */
export async function measureFirstTouch(address: string, folder: string): Promise<Measurement[]> {
  const config = fileURLToPath(new URL('engine-page/vite.config.mjs', import.meta.url));
  const code = await runProgram('vite', [
    'build',
    '--config',
    config,
    '--outDir',
    folder,
    '--logLevel',
    'error',
  ]);
  if (code !== 0) throw new Error('The build of the page with the engine failed.');
  const files = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:css|js|json|mjs)$/.test(name));
  const alone = await serveFolder(folder);
  try {
    return await inBrowser(async (browser) => {
      const [home, engine]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run++) {
        home.push(await touch(browser, address));
        engine.push(
          await touch(
            browser,
            alone.address,
            files.map((name) => `/assets/${name}`),
          ),
        );
      }
      return [
        {
          what: 'first touch of the map until it moves, with the engine’s bytes there',
          value: median(home),
          unit: 'ms',
        },
        { what: 'the same of the engine alone', value: median(engine), unit: 'ms' },
        { what: 'their ratio', value: median(home) / median(engine), unit: '', budget: BUDGET },
      ];
    }, GRAPHICS);
  } finally {
    await alone.stop();
  }
}

/** @param files what the page is given before, where it fetches nothing by itself */
async function touch(browser: Browser, address: string, files: readonly string[] = []): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(address);
    const map = page.getByRole('application');
    await map.waitFor();
    for (const file of files) await page.evaluate(`fetch('${file}').then((answer) => answer.blob())`);
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
