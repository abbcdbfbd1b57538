import type { Work } from '@waymark/model/entities/work';
import { newestWorksOf } from '@waymark/model/queries';
import type { LiveQuery } from './live-query.ts';

/** One work of somebody, live for them alone. */
export function oneWork(uid: string, id: string): LiveQuery<Work> {
  return {
    key: `work/${uid}/${id}`,
    source: { document: `users/${uid}/works/${id}` },
    reads: 'work',
    hides: true,
  };
}

/** Every work of somebody, of whatever kind and state, the last to change first, live for them alone. */
export function worksOfOwner(uid: string): LiveQuery<Work[]> {
  return { key: `works-of/${uid}`, source: newestWorksOf(uid), reads: 'works' };
}
