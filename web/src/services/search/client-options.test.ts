// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clientOptions } from './client-options.ts';

// Node would take the client for servers, which caches nothing.
// @ts-expect-error The package has types for its main files only.
const { liteClient } = await import('algoliasearch/dist/lite/builds/browser.js');

vi.mock('../../config.ts', () => ({ config: { VITE_ALGOLIA_ORIGIN: 'http://127.0.0.1:9410' } }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The addresses that are requested from now on, each of which is answered with no results. */
function requested(): string[] {
  const addresses: string[] = [];
  class Answering {
    status = 200;
    readyState = 0;
    responseText = '{"results":[]}';
    onload = () => {};
    open(_method: string, address: string) {
      addresses.push(address);
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    send() {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answering);
  return addresses;
}

test.each([
  [false, 3],
  [true, 2],
])(
  'where answers are cached is %s, three searches for two queries are %i requests',
  async (isCached, count) => {
    const addresses = requested();
    const client = liteClient('waymark', 'key', clientOptions({ isCached }));
    for (const query of ['tea', 'coffee', 'tea']) {
      await client.search({ requests: [{ indexName: 'waymark', query }] });
    }
    expect(addresses).toHaveLength(count);
    for (const address of addresses) expect(address).toContain('http://127.0.0.1:9410/1/indexes/*/queries');
  },
);
