import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

interface ScriptedAnswer {
  status: number;
  /** Sent as JSON; a string is sent as HTML. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A local test server that gives the scripted answers in order and repeats the last one. During the tests of a file, paths
 * without a host lead to it, as in a browser.
 */
export function scriptedServer() {
  let answers: ScriptedAnswer[] = [];
  let requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status, body, headers } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500 };
    const html = typeof body === 'string';
    response.writeHead(status, { 'content-type': html ? 'text/html' : 'application/json', ...headers });
    response.end(html ? body : JSON.stringify(body === undefined ? {} : body));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    const realFetch = globalThis.fetch;
    const origin = `http://127.0.0.1:${address.port}`;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => realFetch(new URL(input, origin), init));
  });
  afterEach(() => {
    answers = [];
    requests = [];
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return {
    answer(...next: ScriptedAnswer[]): void {
      answers = next;
    },
    /** Method and path of every request of the running test. */
    requests: () => requests,
  };
}
