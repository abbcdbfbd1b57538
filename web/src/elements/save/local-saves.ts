import type { Reference } from '@waymark/model/entities/fields';
import { createStore, type Source } from '../../ui/hooks/store.ts';
import { storedReferences, storeReferences } from '../card/stored-references.ts';

/*
 * What visitors without an account save: kept in this browser alone, the last saved first. Signing in moves it into the account
 * (`move-saves.ts`). Where storage is blocked or full, it is kept until the page is left.
 */

const KEY = 'waymark.saved';

/** As many as a list has. */
const MOST = 300;

const saves = createStore<readonly Reference[]>([]);

if (typeof document !== 'undefined') {
  saves.set(storedReferences(KEY, MOST));
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) saves.set(storedReferences(KEY, MOST));
  });
}

/** The saved items of this browser. */
export const localSaves: Source<readonly Reference[]> = saves;

/** Saves an item. @returns whether it will still be here on the next visit; undefined where there is no room for another one */
export function saveHere({ kind, id }: Reference): boolean | undefined {
  const others = saves.current().filter((other) => other.id !== id);
  if (others.length >= MOST) return undefined;
  return write([{ kind, id }, ...others]);
}

/** Removes items. */
export function removeHere(ids: ReadonlySet<string>): void {
  write(saves.current().filter(({ id }) => !ids.has(id)));
}

function write(next: readonly Reference[]): boolean {
  saves.set(next);
  return storeReferences(KEY, next);
}
