import { dirname, join } from 'node:path';
import { names } from '../names.ts';
import { HOST } from '../ports.ts';
import { type SearchServer, type StartKey, startSearch } from './search.ts';
import { ACLS } from './stored/api-keys.ts';

const { applicationId, index, worksIndex, searchKey, worksKey, adminKey } = names.search;

const KEYS: readonly StartKey[] = [
  {
    value: searchKey,
    acl: ['search', 'recommendation'],
    description: 'In the browser',
    indexes: [`${index}*`],
  },
  { value: worksKey, acl: ['search'], description: 'Signs keys of creators', indexes: [worksIndex] },
  { value: adminKey, acl: ACLS, description: 'Of functions and commands', indexes: [] },
];

/** Starts the search engine of a local stack, with the keys that are the same in every start. Tests can make it fail. */
export function startLocalSearch(port: number, folder?: string): Promise<SearchServer> {
  return startSearch({ host: HOST, port, applicationId, keys: KEYS, folder, withFaults: true });
}

/** The address of the search engine of a local stack. */
export function searchOrigin(port: number): string {
  return `http://${HOST}:${port}`;
}

/** The folder with the search engine's data, beside the data of the Firebase emulators. */
export function searchFolder(dataFolder: string): string {
  return join(dirname(dataFolder), 'search');
}
