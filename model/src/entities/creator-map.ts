import { compareItems, type MapItem, writeItems } from '../map-index/map-item.ts';

/** The most items that the map of one creator shows: the best ones by `compareItems`. */
export const MAX_CREATOR_ITEMS = 500;

/** As `creatorMap` checks it. */
export interface CreatorMap {
  items: string;
  total: number;
}

/** The path of that document. It lies deep enough not to be mistaken for content. */
export function creatorMapPath(creatorId: string): string {
  return `summaries/creators/parts/${creatorId}`;
}

/** The content of that document, given all public items of the creator that have a position. */
export function creatorMapOf(items: readonly MapItem[]): CreatorMap {
  const best = items.toSorted(compareItems).slice(0, MAX_CREATOR_ITEMS);
  return { items: writeItems(best), total: items.length };
}

export const NO_CREATOR_MAP: CreatorMap = { items: '', total: 0 };
