import { createNullCache } from '@algolia/client-common';
import { config } from '../../config.ts';

/** How long an answer of one host may take, in milliseconds. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 5_000 };

/** The option that names another server of Algolia's API; none for Algolia's own. */
const HOSTS = config.VITE_ALGOLIA_ORIGIN === undefined ? {} : { hosts: [hostAt(config.VITE_ALGOLIA_ORIGIN)] };

/**
 * The options of Algolia's clients.
 * @param isCached whether an answer serves the same request until the page is closed. Clients in a browser do so by themselves.
 */
export function clientOptions({ isCached }: { isCached: boolean }) {
  return { timeouts: TIMEOUTS, ...HOSTS, ...(!isCached && { responsesCache: createNullCache() }) };
}

function hostAt(origin: string) {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
