import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../../emulators/ports.ts';

interface CountingProxy {
  address: string;
  /** The bytes of bodies that went to the browser since the last call. */
  takeBytes: () => number;
  stop: () => void;
}

/**
 * Starts a proxy that counts what goes over the network: a browser also reports what it takes from its own cache, and does not say of
 * ranges which they are.
 * @param counts whether the answers for a path are counted
 */
export async function startCountingProxy(counts: (path: string) => boolean): Promise<CountingProxy> {
  let bytes = 0;
  const server = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    const isCounted = counts(new URL(url).pathname);
    const passedOn = request(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (isCounted) response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.pipe(answer);
    });
    // A browser that has gone, or a server that has: the other side ends too.
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  // A server on a port has an address with a number.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${HOST}:${port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
