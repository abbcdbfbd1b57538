import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import type { Joining } from '@waymark/model/entities/profile';
import { creatorOfUser } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { deriveCreator } from '../publish/derive-creator.ts';
import { creatorIdOf } from './creator-id.ts';
import { reserveHandle } from './handles.ts';

interface JoinOptions {
  uid: string;
  joining: Joining;
  /** Milliseconds of the clock. */
  now: number;
}

/**
 * Makes somebody a creator: their record and their handle, in one transaction. Who is one already stays what they are.
 * @returns the id of the record, and whether it is new
 * @throws ApiError `handle-taken`
 */
export async function join(
  db: Firestore,
  { uid, joining, now }: JoinOptions,
): Promise<{ creatorId: string; isNew: boolean }> {
  const creatorId = creatorIdOf(uid);
  const ref = db.doc(`creators/${creatorId}`);
  return db.runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    if (before.exists) return { creatorId, isNew: false };
    // One that came otherwise has an id of its own.
    const [other] = (await transaction.get(toQuery(db, creatorOfUser(uid)))).docs;
    if (other !== undefined) return { creatorId: other.id, isNew: false };
    const writeHandle = await reserveHandle(db, transaction, joining.handle, { creatorId, userId: uid });
    const { id: _, ...record } = newCreator({ id: creatorId, uid, joining, now });
    transaction.create(ref, stored.encode(record));
    writeHandle(now);
    return { creatorId, isNew: true };
  });
}

function newCreator({ id, uid, joining, now }: JoinOptions & { id: string }): Creator {
  return creatorSchema.parse({
    id,
    userId: uid,
    ...joining,
    bio: {},
    avatar: null,
    cover: null,
    links: [],
    contactable: false,
    ...deriveCreator(joining.name),
    joinedAt: now,
    status: 'active',
  });
}
