import type { Creator } from '@waymark/model/entities/creator';
import { creatorOfUser } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

/** The creator record of somebody, live for themselves: whatever its status, and missing before they join. */
export function creatorOf(uid: string): LiveQuery<Creator> {
  return { key: `creator-of/${uid}`, source: creatorOfUser(uid), reads: 'creator' };
}
