import { type Answer, ask, fieldOf } from './ask.ts';

/** Asks the search service for a sign of life, which needs no key; nothing is searched. */
export async function askSearch(appId: string, signal: AbortSignal): Promise<Answer<true>> {
  const address = `https://${encodeURIComponent(appId)}-dsn.algolia.net/1/isalive`;
  const answer = await ask(address, { format: 'json', wanted: '{"message":…}', read: readLife }, signal);
  // The id of the application is not shown.
  return { ...answer, asked: 'GET /1/isalive' };
}

function readLife(json: unknown): true | undefined {
  return typeof fieldOf(json, 'message') === 'string' || undefined;
}
