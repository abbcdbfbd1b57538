import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HOST } from '../ports.ts';

/** The streets of the demo content: an archive of its cities (`web/build/join-streets.ts`). */
const ARCHIVE = fileURLToPath(new URL('../demo/streets.pmtiles', import.meta.url));

const PATH = '/streets.pmtiles';

/** The address of the archive on this machine. */
export function streetsAddress(port: number): string {
  return `http://${HOST}:${port}${PATH}`;
}

/**
 * Starts a server that answers ranges of the archive, as Storage does for a public file.
 * @returns a function that stops it
 */
export async function startStreetServer(port: number): Promise<() => Promise<void>> {
  const server = createServer(getRequestListener(streetApp().fetch));
  server.listen(port, HOST);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

function streetApp(): Hono {
  const { size, mtime } = statSync(ARCHIVE);
  const tag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['Content-Range', 'ETag'] }));
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'public, max-age=3600');
    // A browser keeps a part of a file only if it can tell that the file is still the same.
    context.header('ETag', tag);
    context.header('Last-Modified', mtime.toUTCString());
  });
  app.get(PATH, serveStatic({ path: ARCHIVE }));
  return app;
}
