import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedPage } from '@waymark/web/rendered-page';

/* A server build that takes longer to load than the tests let a page render. */

await sleep(1_000);

export function ready(): void {}

export async function renderPage(): Promise<RenderedPage> {
  return { html: '<main></main>', preloads: '' };
}
