import { configuration } from '../../platform/configuration.ts';
import { algoliaEngine } from './algolia-engine.ts';
import type { SearchEngine } from './engine.ts';

let engine: SearchEngine | undefined;

/** The search engine of the configuration, with one client for all requests. @throws Error where there is none */
export function configuredEngine(): SearchEngine {
  const address = configuration.search;
  if (address === undefined) throw new Error('ALGOLIA_APP_ID is not set');
  engine ??= algoliaEngine(address, configuration.searchWriteKey);
  return engine;
}
