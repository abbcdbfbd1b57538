import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Payload } from '@waymark/model/payloads';
import { buildFolders } from '../../../emulators/local-waymark.ts';
import {
  type Renderers,
  renderIn,
  startRenderers,
} from '../../../functions/src/pages/document/render-pool.ts';
import type { BenchStack } from '../bench-stack.ts';
import { type Measurement, median } from '../measurements.ts';
import { heapInMegabytes } from './heap.ts';

const REQUESTS = 100;
const RENDERS = 10_000;
const WARM_RENDERS = 500;

/** How much a heap may differ after all renders, in MB: more than garbage collection leaves by chance. */
const FLAT_MB = 8;

/** Runs in the process that renders. */
const HEAP = { filename: new URL('heap.ts', import.meta.url).href, name: 'heapInMegabytes' };

/**
 * How long the server takes for the home page: its document beside its payload alone, and the rendering itself, in a process as the
 * function starts it. Nothing where the build has no renderer.
 */
export async function measureRendering({ address, projectId }: BenchStack): Promise<Measurement[]> {
  const file = join(buildFolders(projectId).functions, 'web/server.js');
  if (!existsSync(file)) return [];
  // The function answers with the payload that it renders.
  const payload = (await (await fetch(`${address}/_payload.json`)).json()) as Payload;
  const [page, alone] = [await requestTime(address), await requestTime(`${address}/_payload.json`)];
  const renderers = startRenderers(pathToFileURL(file));
  try {
    const begun = performance.now();
    const render = () => renderIn(renderers, { address, payload });
    await render();
    const first = performance.now() - begun;
    const { milliseconds, grown, grownRenderer } = await renderOften(renderers.pool, render);
    const renders = RENDERS.toLocaleString('en');
    return [
      { what: 'home page rendered first, with the start of the process', value: first, unit: 'ms' },
      { what: 'home page rendered, warm', value: milliseconds, unit: 'ms', budget: 10 },
      { what: 'its document, from Hosting, warm', value: page, unit: 'ms' },
      { what: 'its ratio to the payload alone', value: page / alone, unit: '', budget: 3 },
      { what: `heap after ${renders} renders, difference`, value: grown, unit: 'MB', budget: FLAT_MB },
      { what: 'that of the process that renders', value: grownRenderer, unit: 'MB', budget: FLAT_MB },
    ];
  } finally {
    await renderers.pool.destroy();
  }
}

async function requestTime(address: string): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < REQUESTS; request++) {
    const begun = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function renderOften(pool: Renderers['pool'], render: () => Promise<object>) {
  // The pool knows no types of what other files export.
  const heapOfRenderer = async () => Number(await pool.run(undefined, HEAP));
  for (let i = 0; i < WARM_RENDERS; i++) {
    await render();
    await pause();
  }
  const before = heapInMegabytes();
  const beforeRenderer = await heapOfRenderer();
  const times: number[] = [];
  for (let i = 0; i < RENDERS; i++) {
    const begun = performance.now();
    await render();
    times.push(performance.now() - begun);
    // React holds its renders by weak references, which last until the running task ends: a server's requests are tasks of their own.
    await pause();
  }
  return {
    milliseconds: median(times),
    grown: heapInMegabytes() - before,
    grownRenderer: (await heapOfRenderer()) - beforeRenderer,
  };
}
