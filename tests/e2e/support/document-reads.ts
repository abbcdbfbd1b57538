import { expect, type Page } from '@playwright/test';

/** In the browser: copies what the streams of the database bring. Devtools miss what arrives while they attach to a stream. */
const HEAR_STREAMS = `(() => {
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const response = await fetch(...asked);
    const isStream = /google\\.firestore\\.v1\\.Firestore\\/Listen/.test(response.url);
    if (!isStream || response.body === null) return response;
    const [theirs, ours] = response.body.tee();
    Object.defineProperty(response, 'body', { value: theirs });
    const decoder = new TextDecoder();
    const hear = async () => {
      for await (const bytes of ours) window.hearStream(decoder.decode(bytes, { stream: true }));
    };
    // The page closes a stream that it no longer needs.
    hear().catch(() => {});
    return response;
  };
})()`;

/** Counts the documents that a page has read live so far: those that its streams have brought. */
export async function countReads(page: Page): Promise<() => number> {
  let reads = 0;
  await hearStreams(page, (text) => {
    reads += text.split('"documentChange"').length - 1;
  });
  return () => reads;
}

/**
 * Records what the streams of a page bring. Call it before the page is opened: a browser may report a pointer at rest as the first
 * input, and the page then listens before the test goes on.
 * @returns a function that makes the first input, and waits until the database has brought a document. The emulator may lose a write
 * that comes while it prepares a listener's first answer: once or twice in a thousand times.
 */
export async function recordReads(page: Page): Promise<(path: string) => Promise<void>> {
  let heard = '';
  await hearStreams(page, (text) => {
    heard += text;
  });
  return async (path) => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect.poll(() => heard.includes(`/documents/${path}"`)).toBe(true);
  };
}

/** Records the streams that begin from now on, on the current page and on those that are opened after it. */
async function hearStreams(page: Page, hear: (text: string) => void): Promise<void> {
  await page.exposeFunction('hearStream', hear);
  await page.addInitScript(HEAR_STREAMS);
  await page.evaluate(HEAR_STREAMS);
}
