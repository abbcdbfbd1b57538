import { createNullCache } from '@algolia/client-common';
import { engineHost } from '@waymark/model/search/engine-host';
import { config } from '../../config.ts';

/** How long an answer of one host may take, in milliseconds. */
const TIMEOUTS = { connect: 2_000, read: 5_000, write: 5_000 };

/** The option that names another server of Algolia's API; none for Algolia's own. */
const HOSTS =
  config.VITE_ALGOLIA_ORIGIN === undefined ? {} : { hosts: [engineHost(config.VITE_ALGOLIA_ORIGIN)] };

/**
 * The options of Algolia's clients.
 * @param isCached whether an answer serves the same request until the page is closed. Clients in a browser do so by themselves.
 */
export function clientOptions({ isCached }: { isCached: boolean }) {
  return { timeouts: TIMEOUTS, ...HOSTS, ...(!isCached && { responsesCache: createNullCache() }) };
}
