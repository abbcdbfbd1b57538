import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';

const ID = /^[A-Za-z0-9]{20}$/;

/** The items whose references this browser has stored, at most so many. Never throws: what is damaged is left out. */
export function storedReferences(key: string, most: number): Reference[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isReference).slice(0, most);
  } catch {
    return [];
  }
}

/** Stores the references of items. @returns whether they will be here on the next visit */
export function storeReferences(key: string, references: readonly Reference[]): boolean {
  try {
    if (references.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(references));
    return true;
  } catch {
    return false;
  }
}

function isReference(value: unknown): value is Reference {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  const { kind, id } = value;
  return (
    typeof kind === 'string' && Object.hasOwn(COLLECTION_OF, kind) && typeof id === 'string' && ID.test(id)
  );
}
