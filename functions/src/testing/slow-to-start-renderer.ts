import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderedPage } from '@waymark/web/rendered-page';

/* A server build that takes longer to load than a page may take to render. */

await sleep(4_000);

export function ready(): void {}

export async function renderPage(): Promise<RenderedPage> {
  return { html: '<main></main>', preloads: '' };
}
