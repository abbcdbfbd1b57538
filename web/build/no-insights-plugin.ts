import type { Plugin } from 'vite';

const PLUGIN = '@algolia/autocomplete-plugin-algolia-insights';
const EMPTY = '\0no-insights-plugin';

/**
 * Leaves out what `autocomplete-core` would report to Algolia with code from another host, where it is asked to: it is not
 * (`insights: false`). This saves 3 KB of the search.
 */
export function noInsightsPlugin(): Plugin {
  return {
    name: 'no-insights-plugin',
    enforce: 'pre',
    resolveId: (id) => (id === PLUGIN ? EMPTY : null),
    load: (id) =>
      id === EMPTY
        ? "export function createAlgoliaInsightsPlugin() { throw new Error('The search reports nothing by itself'); }"
        : null,
  };
}
