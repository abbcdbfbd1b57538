import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { HOST } from '../../../emulators/ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export interface ServedFolder {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves a build as Hosting does: files compressed and cached for good, the document for every other path, and data from a running
 * stack.
 * @param stack the address of the stack; without it there is no data
 */
export async function serveFolder(folder: string, stack?: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    answer(folder, stack, request, response).catch((error: unknown) => {
      console.error('The benchmark could not answer', request.url, error);
      response.destroy();
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  // A server on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://${HOST}:${port}`, stop };
}

async function answer(
  folder: string,
  stack: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (stack !== undefined && /^\/api\/|\/_payload\.json$/.test(pathname)) {
    const { status, headers, body } = await fetch(`${stack}${pathname}${search}`);
    const kept = [...headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(status, { ...Object.fromEntries(kept), 'content-encoding': 'gzip' });
    return pipeline(body ?? [], createGzip(), response);
  }
  const file = join(folder, pathname);
  const isFile = !pathname.includes('..') && existsSync(file) && statSync(file).isFile();
  const sent = isFile ? file : join(folder, 'index.html');
  const isText = TYPES[extname(sent)] !== undefined;
  response.writeHead(200, {
    'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isText && { 'content-encoding': 'gzip' }),
  });
  return isText
    ? pipeline(createReadStream(sent), createGzip(), response)
    : pipeline(createReadStream(sent), response);
}
