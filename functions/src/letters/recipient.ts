import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { TEAM } from '@waymark/model/entities/message';
import type { Locale } from '@waymark/model/locale';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';

/** The creator who receives a message, or the team. */
export type Recipient = { kind: 'team' } | { kind: 'creator'; uid: string; languages: readonly Locale[] };

/** @throws ApiError `not-found` where there is no such creator, or one who gets no messages */
export async function recipientOf(db: Firestore, to: string): Promise<Recipient> {
  if (to === TEAM) return { kind: 'team' };
  const creator = readEntity(await db.doc(`creators/${to}`).get(), creatorSchema);
  if (creator === undefined || !creator.contactable || creator.status !== 'active') {
    // The same for all, so that the answer does not tell a suspended creator from a shy one.
    throw new ApiError('not-found', 'There is no such creator, or they receive no messages.');
  }
  return { kind: 'creator', uid: creator.userId, languages: creator.languages };
}
