import { algoliaEngine } from '../search/engine/algolia-engine.ts';
import type { SearchEngine } from '../search/engine/engine.ts';
import { buildVariables } from './deploy/build-variables.ts';

/** The names of the local search engine, which is for everyone. */
const LOCAL = { applicationId: 'LOCAL', writeKey: 'local-admin-key' };

/**
 * The search engine of a command.
 *
 * @param root the folder with the files of variables
 * @param project the id of a real Firebase project; without it, the engine of the running local stack
 * @throws Error with one sentence where the variables do not name an engine and its key
 */
export function chooseEngine(root: string, project: string | undefined): SearchEngine {
  if (project === undefined) {
    const origin = `http://127.0.0.1:${process.env['WAYMARK_PORT_SEARCH'] ?? 9410}`;
    return algoliaEngine({ applicationId: LOCAL.applicationId, origin }, LOCAL.writeKey);
  }
  const variables = buildVariables(root, process.env);
  const applicationId = variables['VITE_ALGOLIA_APP_ID'] || undefined;
  const writeKey = process.env['ALGOLIA_WRITE_KEY'] || undefined;
  if (applicationId === undefined) throw new Error('VITE_ALGOLIA_APP_ID is not set: see .env.example.');
  if (writeKey === undefined) {
    throw new Error('ALGOLIA_WRITE_KEY is not set: give the key in the environment of this command.');
  }
  return algoliaEngine({ applicationId, origin: variables['VITE_ALGOLIA_ORIGIN'] || undefined }, writeKey);
}
