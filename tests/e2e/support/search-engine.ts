import { expect } from '@playwright/test';
import { names } from '../../../emulators/names.ts';

/** The search engine of the stack under test. */
const ENGINE = new URL(process.env['WAYMARK_SEARCH'] ?? 'http://127.0.0.1:9410');

/** Whether a request goes to the search engine. */
export const isSearch = (url: URL) => url.origin === ENGINE.origin;

/** The engine learns of documents shortly after they are written. @param paths of the documents in the database */
export async function untilIndexed(index: string, paths: readonly string[]): Promise<void> {
  const { applicationId, adminKey } = names.search;
  const headers = { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey };
  for (const path of paths) {
    const record = new URL(`/1/indexes/${index}/${encodeURIComponent(path)}`, ENGINE);
    // Another test may have written hundreds of works just before, which the queue brings first.
    await expect.poll(async () => (await fetch(record, { headers })).status, { timeout: 120_000 }).toBe(200);
  }
}
