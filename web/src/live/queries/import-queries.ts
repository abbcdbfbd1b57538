import type { ImportItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import { importsOf, itemsOfImport } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** Items of an import in the order that was asked for. */
export interface FoundItems {
  items: ImportItem[];
  /** How many there were before broken ones were left out. */
  found: number;
}

/** The newest Instagram imports of a user, live for that user only. One more than `limit` shows whether there are others. */
export function importsOfOwner(uid: string, limit: number): LiveQuery<InstagramImport[]> {
  const family = `imports-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: importsOf(uid, limit + 1), reads: 'imports' };
}

/** One Instagram import, live for its owner and for who may read all: to others it is as if it were not there. */
export function oneImport(id: string): LiveQuery<InstagramImport> {
  return {
    key: `import/${id}`,
    source: { document: `instagramImports/${id}` },
    reads: 'import',
    hides: true,
  };
}

/** What an import found, the youngest first, live; one more than `limit` tells whether there is more. */
export function importItems(id: string, limit: number): LiveQuery<FoundItems> {
  const family = `import/${id}/items`;
  return { key: `${family}/${limit}`, family, source: itemsOfImport(id, limit + 1), reads: 'importItems' };
}
