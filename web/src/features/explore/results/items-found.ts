import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { type ChoiceCounts, recordOf } from '../../../elements/map/item-filter.ts';
import type { FacetCounts } from '../../../services/search/engine.ts';
import type { Results } from '../../../services/search/find-results.ts';
import type { ItemsInView } from '../state/use-items-in-view.ts';

/** A result as an item of the map; undefined for what is not on the map. */
export function itemOfHit(hit: SearchHit, rank = 0): MapItem | undefined {
  const { id, position, title, cover, type, category, icon, colour } = hit;
  const kind = KINDS.find((one) => one === hit.kind);
  if (kind === undefined || position === null) return undefined;
  return makeMapItem({ kind, id, position, title, rank, cover, type, category, icon, colour });
}

/** Results as items of the map, the best with the highest rank. */
export function itemsFound({ hits }: Results): MapItem[] {
  return hits.flatMap((hit, i) => itemOfHit(hit, hits.length - i) ?? []);
}

/** What the map knows about its view, about results instead. @param found undefined before the first answer */
export function inViewOf(found: Results | undefined, items: readonly MapItem[]): ItemsInView {
  return {
    counts: countsOf(found?.facets ?? {}),
    total: found?.total ?? 0,
    items,
    waiting: found === undefined,
  };
}

function countsOf({ kind = {}, category = {} }: FacetCounts): ChoiceCounts {
  return {
    kinds: recordOf(KINDS, (one) => kind[one] ?? 0),
    categories: recordOf(CATEGORIES, (one) => category[one] ?? 0),
  };
}
