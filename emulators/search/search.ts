import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { searchApp } from './app.ts';
import { EventStore } from './insights/event-store.ts';
import type { Acl } from './stored/api-keys.ts';
import { Catalogue } from './stored/catalogue.ts';

export interface SearchOptions {
  host: string;
  /** 0 is any that is free. */
  port: number;
  applicationId: string;
  /** Keys beside those that were made by requests. */
  keys: readonly StartKey[];
  /** Where the data is stored; without it nothing is stored. */
  folder?: string | undefined;
  /** Whether tests can make the engine fail. */
  withFaults: boolean;
}

/** A key that is there from the start. */
export interface StartKey {
  readonly value: string;
  readonly acl: readonly Acl[];
  readonly description: string;
  /** Names of indices, or the beginnings of names with a `*`; none for all. */
  readonly indexes: readonly string[];
}

export interface SearchServer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * How long an idle connection stays open, in milliseconds. A client that keeps connections should close them first: a request on one
 * that was just closed fails.
 */
const KEEP_ALIVE = 65_000;

/**
 * Starts the search engine.
 * @throws Error where the stored data cannot be read, or the port is in use
 */
export async function startSearch(options: SearchOptions): Promise<SearchServer> {
  const { host, port, applicationId, keys, folder, withFaults } = options;
  const catalogue = new Catalogue(folder);
  const events = new EventStore(folder && join(folder, 'events.jsonl'));
  for (const key of keys) setKey(catalogue, key);
  const app = searchApp({ catalogue, events, applicationId, withFaults });
  const server = createServer(getRequestListener(app.fetch));
  server.keepAliveTimeout = KEEP_ALIVE;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const used = typeof address === 'object' ? (address?.port ?? port) : port;
  return {
    address: `http://${host}:${used}`,
    async stop() {
      catalogue.save();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function setKey(catalogue: Catalogue, { value, acl, description, indexes }: StartKey): void {
  const unlimited = {
    validUntil: 0,
    queryParameters: '',
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    createdAt: 0,
  };
  catalogue.keys.set(value, { value, acl: [...acl], description, indexes: [...indexes], ...unlimited });
}
