import type { InstagramConnection } from '@waymark/model/entities/instagram-connection';
import type { ImportItem, InstagramImport } from '@waymark/model/entities/instagram-import';
import { connectionOf, importsOf, itemsOfImport } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The account at Instagram that a user has connected; missing where there is none. */
export function instagramConnectionOf(uid: string): LiveQuery<InstagramConnection> {
  return { key: `instagram/${uid}`, source: connectionOf(uid), reads: 'instagramConnection' };
}

/** The result of a query of an import's items, in its order. */
export interface FoundItems {
  items: ImportItem[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/** The newest Instagram imports of a user, live for that user only. One more than `limit` shows whether there are others. */
export function importsOfOwner(uid: string, limit: number): LiveQuery<InstagramImport[]> {
  const family = `imports-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: importsOf(uid, limit + 1), reads: 'imports' };
}

/** One Instagram import, live for its owner and for users who may read all imports. To other users it is missing. */
export function oneImport(id: string): LiveQuery<InstagramImport> {
  return {
    key: `import/${id}`,
    source: { document: `instagramImports/${id}` },
    reads: 'import',
    hides: true,
  };
}

/** The items that an import found, the newest first, live. One more than `limit` shows whether there are others. */
export function importItems(id: string, limit: number): LiveQuery<FoundItems> {
  const family = `import/${id}/items`;
  return { key: `${family}/${limit}`, family, source: itemsOfImport(id, limit + 1), reads: 'importItems' };
}
