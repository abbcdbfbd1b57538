import { compareItems, type MapItem, writeItems } from '../map-index/map-item.ts';

/** So many items of one creator their map shows at most: those that tell most (`compareItems`). */
export const MAX_CREATOR_ITEMS = 500;

/** As `creatorMap` checks it. */
export interface CreatorMap {
  items: string;
  total: number;
}

/** Where that document is: deep enough not to be taken for content. */
export function creatorMapPath(creatorId: string): string {
  return `summaries/creators/parts/${creatorId}`;
}

/** What that document holds, given all public items of the creator that have a place. */
export function creatorMapOf(items: readonly MapItem[]): CreatorMap {
  const best = items.toSorted(compareItems).slice(0, MAX_CREATOR_ITEMS);
  return { items: writeItems(best), total: items.length };
}

export const NO_CREATOR_MAP: CreatorMap = { items: '', total: 0 };
