import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { isAllowed } from '../../session/consent.ts';
import type { InsightsEvent } from './insights.ts';

/*
 * Reports which results of a search are shown, chosen and used, with the visitor's consent. Its code loads with the first report.
 */

/** What a visitor does with an item. */
export type Use = 'opened' | 'saved' | 'directions';

const NAMES = {
  opened: 'Item opened',
  saved: 'Item saved',
  directions: 'Directions asked',
} as const satisfies Record<Use, string>;

type Origin = NonNullable<SearchHit['origin']>;

/** The searches that led to results in this document: of those that were shown by key, and of those that were chosen by page. */
const shown = new Map<string, Origin>();
const chosen = new Map<string, Origin>();

/** How many of each are known, the last ones: a search shows at most 1,000 results. */
const MOST = 1_000;

/** Whether searches ask for what reports need: without consent the engine gives no answer an id. */
export function reportsSearches(): boolean {
  return isAllowed('insights');
}

/** Reports results that came into view. */
export function reportShown(hits: readonly SearchHit[]): void {
  for (const { key, origin } of hits) if (origin !== undefined) remember(shown, key, origin);
  const origins = hits.flatMap(({ origin }) => origin ?? []);
  const [first] = origins;
  if (first === undefined) return;
  const objectIds = origins.map(({ objectId }) => objectId);
  send({ type: 'view', name: 'Results shown', index: first.index, objectIds });
}

/** Reports a result that was chosen. @param path its page */
export function reportChosen({ key, origin }: SearchHit, path: string): void {
  if (origin === undefined) return;
  remember(shown, key, origin);
  remember(chosen, path, origin);
  const { index, objectId, queryId, place } = origin;
  send({ type: 'click', name: 'Result chosen', index, objectId, queryId, place });
}

/** Reports what was done with an item. @param key as in `SearchHit` */
export function reportUse(use: Exclude<Use, 'opened'>, key: string): void {
  const { index = SEARCH_INDEX, objectId = key, queryId } = shown.get(key) ?? {};
  send({ type: 'conversion', name: NAMES[use], index, objectId, queryId });
}

/** Reports a page that was opened, where a search led to it. */
export function reportOpened(path: string): void {
  const origin = chosen.get(path);
  if (origin === undefined) return;
  // Another visit to it is not due to the search.
  chosen.delete(path);
  const { index, objectId, queryId } = origin;
  send({ type: 'conversion', name: NAMES.opened, index, objectId, queryId });
}

function remember(searches: Map<string, Origin>, name: string, origin: Origin): void {
  searches.delete(name);
  searches.set(name, origin);
  for (const oldest of [...searches.keys()].slice(0, -MOST)) searches.delete(oldest);
}

/** Forgets the visitor's token. */
export function forgetReports(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the client of the insights API sets it so, and the Cookie Store is not everywhere
  document.cookie = '_ALGOLIA=;path=/;max-age=0';
}

function send(event: InsightsEvent): void {
  if (!isAllowed('insights')) return;
  // To the visitor nothing is missing without it.
  import('./insights.ts').then(({ sendInsight }) => sendInsight(event)).catch(() => {});
}
