import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { importsOf } from '@waymark/model/queries';
import type { LiveQuery } from './live-query.ts';

/** The newest Instagram imports of somebody, live for them alone; one more than `limit` tells whether there are others. */
export function importsOfOwner(uid: string, limit: number): LiveQuery<InstagramImport[]> {
  const family = `imports-of/${uid}`;
  return { key: `${family}/${limit}`, family, source: importsOf(uid, limit + 1), reads: 'imports' };
}
