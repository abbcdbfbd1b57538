import type { Page } from '@playwright/test';

/** Answers every document without content, as the page function does where a payload takes too long: the browser renders it. */
export async function serveShell(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { origin, pathname } = new URL(request.url());
    const prefix = /^\/fr(?:\/|$)/.test(pathname) ? '/fr' : '';
    // The page of a member's own lists is never rendered by the server.
    // Chromium lets only a document from a local address read the emulators, so the answer comes from the network.
    await route.continue({ url: `${origin}${prefix}/lists` });
  });
}
