import type { ImportItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import type { FoundHere } from '../engine/use-found-here.ts';
import type { OwnItem } from './item-filter.ts';

/** An import with its stored items. */
interface ItemsOfRun {
  run: Pick<InstagramImport, 'id' | 'status'>;
  items: readonly ImportItem[];
}

/**
 * The items of imports, the newest first. Of the import of this tab, also what was found and is not stored yet.
 * @param most how many items of one import there may be
 */
export function ownItemsOf(
  runs: readonly ItemsOfRun[],
  here: FoundHere | undefined,
  most: number,
): OwnItem[] {
  const all = runs.flatMap(({ run, items }): OwnItem[] => {
    const about = { importId: run.id, status: run.status };
    const stored = items.slice(0, most).map((item) => ({ ...about, item, isStored: true }));
    if (here?.importId !== run.id) return stored;
    const ids = new Set(items.map(({ mediaId }) => mediaId));
    const others = here.items.slice(0, most).filter(({ mediaId }) => !ids.has(mediaId));
    const waiting = others.map((found): OwnItem => {
      const item: ImportItem = { ...found, photoIds: [], state: 'new' };
      return { ...about, item, isStored: false };
    });
    return [...stored, ...waiting].slice(0, most);
  });
  return all.toSorted((one, other) => (other.item.takenAt ?? 0) - (one.item.takenAt ?? 0));
}
