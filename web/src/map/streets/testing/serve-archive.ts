import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/* Test support: an archive of streets, and servers that answer in some way. */

/** A small archive in the OpenMapTiles schema, from zoom 0 to 14. */
export const MONACO = readFileSync(new URL('monaco.pmtiles', import.meta.url));

const servers: Server[] = [];

/** The address of a server that answers in some way. */
export async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/streets.pmtiles`;
}

export function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Answers ranges of a file. */
export function ranges(file: Buffer): RequestListener {
  return (request, response) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = file.subarray(Number(from), Number(to) + 1);
    response.writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`,
    });
    response.end(part);
  };
}
