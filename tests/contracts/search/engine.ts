import { algoliasearch } from 'algoliasearch';
import { names } from '../../../emulators/names.ts';
import { startLocalSearch } from '../../../emulators/search/local-search.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';

const { applicationId, adminKey } = names.search;

/** Starts a search engine for a file of tests, on a free port. */
export function startEngine(folder?: string): Promise<SearchServer> {
  return startLocalSearch(0, folder);
}

/** How a client finds the engine: what `algoliasearch` and its relatives take as options. */
export function hostsOf({ address }: SearchServer) {
  const { hostname: url, port } = new URL(address);
  return { hosts: [{ url, port: Number(port), protocol: 'http', accept: 'readWrite' }] } as const;
}

/** The client of functions, which may do everything unless another key is given. */
export function clientOf(server: SearchServer, key: string = adminKey) {
  return algoliasearch(applicationId, key, { hosts: [...hostsOf(server).hosts] });
}

/** Makes the engine fail, or work again with an empty object. */
export async function setFaults(server: SearchServer, faults: object): Promise<void> {
  const response = await fetch(`${server.address}/faults`, {
    method: 'PUT',
    headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': adminKey },
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(await response.text());
}
