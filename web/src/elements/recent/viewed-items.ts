import type { Reference } from '@waymark/model/entities/fields';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { storedReferences, storeReferences } from '../card/stored-references.ts';

/*
 * What was looked at last, in this browser alone, the last first. Nothing sends it anywhere. Where storage is blocked or full, it is
 * kept until the page is left.
 */

const KEY = 'waymark.viewed';
const MOST = 12;

const viewed = createStore<readonly Reference[]>([]);

if (typeof document !== 'undefined') {
  viewed.set(storedReferences(KEY, MOST));
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) viewed.set(storedReferences(KEY, MOST));
  });
}

/** The items that were viewed in this browser. */
export const viewedItems: Source<readonly Reference[]> = viewed;

export function keepViewed({ kind, id }: Reference): void {
  const [last] = viewed.current();
  if (last?.id === id) return;
  write([{ kind, id }, ...viewed.current().filter((other) => other.id !== id)].slice(0, MOST));
}

export function forgetViewed(): void {
  write([]);
}

function write(next: readonly Reference[]): void {
  viewed.set(next);
  storeReferences(KEY, next);
}
