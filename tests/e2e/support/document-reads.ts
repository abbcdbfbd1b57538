import { expect, type Page } from '@playwright/test';

/** A stream of the database to the browser. */
const LISTEN = /google\.firestore\.v1\.Firestore\/Listen/;

/** Counts the documents that a page has read live so far: those that its streams bring. */
export async function countReads(page: Page): Promise<() => number> {
  let reads = 0;
  await hearStreams(page, (text) => {
    reads += text.split('"documentChange"').length - 1;
  });
  return () => reads;
}

/**
 * Makes the first input on a page, and waits until the database has brought a document. The emulator forgets to tell a listener
 * of what is written while it prepares its first answer: once or twice in a thousand times.
 */
export async function startListeningTo(page: Page, path: string): Promise<void> {
  let heard = '';
  await hearStreams(page, (text) => {
    heard += text;
  });
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect.poll(() => heard).toContain(`/documents/${path}"`);
}

async function hearStreams(page: Page, hear: (text: string) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const decode = (base64: string | undefined) => hear(Buffer.from(base64 ?? '', 'base64').toString());
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!LISTEN.test(response.url)) return;
    try {
      const { bufferedData } = await devtools.send('Network.streamResourceContent', { requestId });
      decode(bufferedData);
    } catch {
      // It is over already: an answer to what the browser sends, which has no documents.
    }
  });
  devtools.on('Network.dataReceived', ({ data }) => decode(data));
}
