import { setTimeout as sleep } from 'node:timers/promises';
import { COLLECTION_OF, POINT_KINDS } from '@waymark/model/entities/kinds';
import { HOST, type Ports } from '../../emulators/ports.ts';

/** As many pages as people open and leave in an hour on a stack that is worked with. */
const PAGES = 120;

/** After so long the emulator has noticed that a page without a goodbye is gone: at most two minutes, and some seconds until it checks. */
const NOTICED_MS = 150_000;

/**
 * Opens pages one after another and leaves them, as browsers do: each listens to a query of every kind that the map shows. Every
 * second one says goodbye; the others are closed as a browser that ends. Resolves when the emulator has noticed that.
 */
export async function leavePages(ports: Ports, projectId: string): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  const collections = POINT_KINDS.map((kind) => COLLECTION_OF[kind]);
  for (let page = 0; page < PAGES; page++) {
    await leavePage(`http://${HOST}:${ports.firestore}`, database, collections, page % 2 === 0);
  }
  await sleep(NOTICED_MS);
}

/** Speaks as the web SDK does: a session of WebChannel that takes requests, and a long answer that brings what changes. */
async function leavePage(
  origin: string,
  database: string,
  collections: readonly string[],
  saysGoodbye: boolean,
): Promise<void> {
  const ask = (more: Record<string, string>, options: RequestInit = {}) => {
    const query = new URLSearchParams({ VER: '8', database, ...more });
    return fetch(`${origin}/google.firestore.v1.Firestore/Listen/channel?${query}`, options);
  };
  const requests = collections.map((collection, index) => [
    `req${index}___data__`,
    JSON.stringify({
      database,
      addTarget: { targetId: 2 * (index + 1), query: newest(database, collection) },
    }),
  ]);
  const opened = await ask(
    { RID: '1', CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' },
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: new URLSearchParams({
        count: String(requests.length),
        ofs: '0',
        ...Object.fromEntries(requests),
      }),
    },
  );
  const [, session = ''] = /\["c","([^"]+)"/.exec(await opened.text()) ?? [];
  const sessionOf = { SID: session, gsessionid: opened.headers.get('x-http-session-id') ?? '' };
  const leaving = new AbortController();
  const answer = await ask(
    { ...sessionOf, RID: 'rpc', CI: '0', AID: '0', TYPE: 'xmlhttp' },
    { signal: leaving.signal },
  );
  const decoder = new TextDecoder();
  let received = '';
  for await (const chunk of answer.body ?? []) {
    received += decoder.decode(chunk, { stream: true });
    if (received.includes('"CURRENT"') || received.includes('"error"')) break;
  }
  leaving.abort();
  if (!received.includes('"documentChange"'))
    throw new Error(`The emulator answered a listener with ${received}`);
  if (saysGoodbye) await (await ask({ ...sessionOf, RID: '2', TYPE: 'terminate' })).text();
}

function newest(database: string, collection: string) {
  return {
    parent: `${database}/documents`,
    structuredQuery: {
      from: [{ collectionId: collection }],
      orderBy: [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }],
      limit: 20,
    },
  };
}
