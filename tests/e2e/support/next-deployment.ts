import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './member.ts';
import { ADDRESS } from './stored-session.ts';

/** The same site at an address of its own, where a test can deploy another build. */
export interface Site {
  address: string;
  /**
   * From now on the service worker is of another build, whose files have other names and the same content. Documents stay the same.
   */
  deploy: () => void;
}

const OTHER_BUILD = 'b'.repeat(20);

/** In the names of the files of that build. */
const RENAMED = '/assets/other-build-';

/** With a site of the test's own. A browser asks for the code of a worker in ways that a test cannot intercept. */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  site: async ({}, use) => {
    let isDeployed = false;
    const server = createServer((asked, answer) => {
      const { host: _, ...headers } = asked.headers;
      const url = asked.url?.replace(RENAMED, '/assets/') ?? '/';
      const forwarded = request(ADDRESS + url, { method: asked.method, headers }, (real) => {
        if (!isDeployed || url !== '/sw.js') {
          // The cache of the browser itself would hide that the worker lacks a file.
          const caching = url.startsWith('/assets/') && { 'cache-control': 'no-cache' };
          answer.writeHead(real.statusCode ?? 502, { ...real.headers, ...caching });
          real.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        real.on('data', (part: Buffer) => parts.push(part));
        real.on('end', () => {
          const code = Buffer.concat(parts).toString();
          answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          answer.end(
            code
              .replace(/(["'`])[0-9a-f]{20}\1/, `"${OTHER_BUILD}"`)
              .replaceAll(/(?<=["'`])\/assets\/(?=[^"'`]+["'`])/g, RENAMED),
          );
        });
      });
      // Only one encoding, so that the code can be changed.
      if (url === '/sw.js') forwarded.setHeader('accept-encoding', 'identity');
      forwarded.on('error', () => answer.destroy());
      asked.pipe(forwarded);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // A TCP server has an address of this type.
    const { port } = server.address() as AddressInfo;
    await use({
      address: `http://127.0.0.1:${port}`,
      deploy: () => {
        isDeployed = true;
      },
    });
    server.closeAllConnections();
    server.close();
  },
});
