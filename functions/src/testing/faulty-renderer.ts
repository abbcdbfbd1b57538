import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedPage, RenderRequest } from '@waymark/web/rendered-page';

/* A server build of which the path of the address says how it fails. */

const FAULTS: Readonly<Record<string, () => RenderedPage | Promise<RenderedPage>>> = {
  '/loops': () => {
    for (;;);
  },
  '/waits': () => new Promise(() => {}),
  // Larger than the whole heap at once, where V8 ends a process without an error that a program could catch.
  '/takes-100-mb': () => page(String(new Array(13_000_000).fill(1.5).length)),
  '/writes-100-mb': () =>
    page(Array.from({ length: 100 }, (_, index) => `${index}`.repeat(1_000_000)).join('')),
  '/takes-all-in-pieces': () => {
    const pieces: object[] = [];
    for (;;) pieces.push({ at: [pieces.length] });
  },
  '/takes-all-in-a-map': () => {
    const map = new Map<number, number>();
    for (let index = 0; ; index++) map.set(index, index);
  },
  '/throws': () => {
    throw new TypeError('A component failed');
  },
  '/throws-a-function': () => {
    throw Object.assign(new Error('A component failed'), { retry: () => {} });
  },
  '/throws-a-text': () => {
    throw 'A component failed';
  },
  '/exits': () => process.exit(1),
  '/takes-20-ms': async () => {
    await sleep(20);
    return page();
  },
  '/leads-elsewhere': () => ({ redirect: '/elsewhere' }),
};

export function ready(): void {}

export async function renderPage({ address, payload }: RenderRequest): Promise<RenderedPage> {
  const fault = FAULTS[new URL(address).pathname];
  return fault ? fault() : page(JSON.stringify(payload));
}

function page(html = ''): RenderedPage {
  return { html: `<main>${html}</main>`, preloads: '' };
}
