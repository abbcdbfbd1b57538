import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildFolders } from '../../../emulators/local-waymark.ts';
import type { BenchStack } from '../bench-stack.ts';
import { type Measurement, median } from '../measurements.ts';

const REQUESTS = 100;
const RENDERS = 10_000;
const WARM_RENDERS = 500;

/** How much the heap may differ after all renders, in MB: more than garbage collection leaves by chance. */
const FLAT_MB = 8;

interface Renderer {
  renderPage(request: { address: string; payload: unknown; signal: AbortSignal }): Promise<object>;
}

/**
 * How long the server takes for the home page: its document beside its payload alone, and the rendering itself. Nothing where the
 * build has no renderer.
 */
export async function measureRendering({ address, projectId }: BenchStack): Promise<Measurement[]> {
  const file = join(buildFolders(projectId).functions, 'web/server.js');
  if (!existsSync(file)) return [];
  // The server build has these exports.
  const { renderPage }: Renderer = await import(pathToFileURL(file).href);
  const payload: unknown = await (await fetch(`${address}/_payload.json`)).json();
  const render = () => renderPage({ address, payload, signal: new AbortController().signal });
  const [page, alone] = [await requestTime(address), await requestTime(`${address}/_payload.json`)];
  const { milliseconds, grown } = await renderOften(render);
  return [
    { what: 'home page rendered, warm', value: milliseconds, unit: 'ms', budget: 10 },
    { what: 'its document, from Hosting, warm', value: page, unit: 'ms' },
    { what: 'its ratio to the payload alone', value: page / alone, unit: '', budget: 3 },
    {
      what: `heap after ${RENDERS.toLocaleString('en')} renders, difference`,
      value: grown,
      unit: 'MB',
      budget: FLAT_MB,
    },
  ];
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

async function renderOften(render: () => Promise<object>): Promise<{ milliseconds: number; grown: number }> {
  for (let i = 0; i < WARM_RENDERS; i++) {
    await render();
    await pause();
  }
  const before = heapInMegabytes();
  const times: number[] = [];
  for (let i = 0; i < RENDERS; i++) {
    const begun = performance.now();
    await render();
    times.push(performance.now() - begun);
    // React holds its renders by weak references, which last until the running task ends: a server's requests are tasks of their own.
    await pause();
  }
  return { milliseconds: median(times), grown: heapInMegabytes() - before };
}

/** After garbage collection, which Node offers to programs only on request. */
function heapInMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1e6;
}
