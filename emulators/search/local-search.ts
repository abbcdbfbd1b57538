import { dirname, join } from 'node:path';
import { names } from '../names.ts';
import { HOST } from '../ports.ts';
import { moveAside } from '../saved-data.ts';
import { type SearchServer, startSearch } from './search.ts';
import { startKeys } from './start-keys.ts';
import { UnreadableDataError } from './stored/catalogue.ts';

/**
 * Starts the search engine of a local stack, with the keys that are the same in every start. Tests can make it fail. Data that cannot
 * be read is set aside with a message: all of it is derived, and `npm run search -- rebuild` makes it again.
 */
export async function startLocalSearch(
  port: number,
  folder?: string,
  log: (line: string) => void = console.log,
): Promise<SearchServer> {
  const { applicationId } = names.search;
  const options = { host: HOST, port, applicationId, keys: startKeys(names.search), withFaults: true };
  try {
    return await startSearch({ ...options, folder });
  } catch (error) {
    if (folder === undefined || !(error instanceof UnreadableDataError)) throw error;
    log(`${error.message}; it is set aside as ${moveAside(folder)}.`);
    return await startSearch({ ...options, folder });
  }
}

/** The address of the search engine of a local stack. */
export function searchOrigin(port: number): string {
  return `http://${HOST}:${port}`;
}

/** The folder with the search engine's data, beside the data of the Firebase emulators. */
export function searchFolder(dataFolder: string): string {
  return join(dirname(dataFolder), 'search');
}
