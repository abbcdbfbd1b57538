import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { allByCreator, listsOf, publishedWorksOf } from '@waymark/model/queries';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { unpublishWork } from './withdraw-work.ts';

/**
 * Takes everything of a suspended creator out of the public, and ends their sessions: works become drafts again and lists
 * private, for them to publish again should they come back.
 */
export async function withdrawSuspended(db: Firestore, auth: Auth, creatorId: string): Promise<void> {
  const creator = readEntity(await db.doc(`creators/${creatorId}`).get(), creatorSchema);
  if (creator?.status !== 'suspended') return;
  const { userId } = creator;
  await endSessions(auth, userId);
  for (const query of publishedWorksOf(userId)) {
    const works = await toQuery(db, query).select().get();
    for (const { id } of works.docs) await unpublish(db, userId, id);
  }
  // What no work of theirs knows of.
  for (const kind of PUBLISHED_KINDS) {
    const left = await toQuery(db, allByCreator(kind, creatorId)).select().get();
    for (const { ref } of left.docs) await ref.delete();
  }
  const lists = await toQuery(db, listsOf(userId)).select('visibility').get();
  for (const list of lists.docs) {
    if (list.get('visibility') !== 'private') await list.ref.update({ visibility: 'private' });
  }
}

/** A work that breaks its schema stays as it is; its public document goes with all the others. */
async function unpublish(db: Firestore, uid: string, workId: string): Promise<void> {
  try {
    await unpublishWork(db, uid, workId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function endSessions(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.revokeRefreshTokens(uid);
  } catch (error) {
    // Who has never signed in has no session to end.
    const unknown = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!unknown) throw error;
  }
}
