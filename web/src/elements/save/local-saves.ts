import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { createStore, type Source } from '../../ui/hooks/store.ts';

/*
 * What visitors without an account save: kept in this browser alone, the last saved first. Signing in moves it into the account
 * (`move-saves.ts`). Where storage is blocked or full, it is kept until the page is left.
 */

const KEY = 'waymark.saved';

/** As many as a list has. */
const MOST = 300;

const ID = /^[A-Za-z0-9]{20}$/;

const saves = createStore<readonly Reference[]>([]);

if (typeof document !== 'undefined') {
  saves.set(stored());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) saves.set(stored());
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
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** Never throws: what is damaged is left out. */
function stored(): Reference[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isReference).slice(0, MOST);
  } catch {
    return [];
  }
}

function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  const { kind, id } = value;
  return (
    typeof kind === 'string' && Object.hasOwn(COLLECTION_OF, kind) && typeof id === 'string' && ID.test(id)
  );
}
