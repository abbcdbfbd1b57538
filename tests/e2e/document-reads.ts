import type { Page } from '@playwright/test';

/** A stream of the database to the browser. */
const LISTEN = /google\.firestore\.v1\.Firestore\/Listen/;

/** Counts the documents that a page has read live so far: those that its streams bring. */
export async function countReads(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  let reads = 0;
  const hear = (base64: string | undefined) => {
    const text = Buffer.from(base64 ?? '', 'base64').toString();
    reads += text.split('"documentChange"').length - 1;
  };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!LISTEN.test(response.url)) return;
    try {
      const { bufferedData } = await devtools.send('Network.streamResourceContent', { requestId });
      hear(bufferedData);
    } catch {
      // It is over already: an answer to what the browser sends, which has no documents.
    }
  });
  devtools.on('Network.dataReceived', ({ data }) => hear(data));
  return () => reads;
}
