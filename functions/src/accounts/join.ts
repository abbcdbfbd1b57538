import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import type { Joining } from '@waymark/model/entities/profile';
import { creatorOfUser } from '@waymark/model/own-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import { stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { deriveCreator } from '../publish/derive-creator.ts';
import { creatorIdOf } from './creator-id.ts';
import { noteJoining } from './grants.ts';
import { creatorIdOfHandle, requireOwner, takeHandle } from './handles.ts';
import { isSuspended } from './suspension.ts';

interface JoinOptions {
  uid: string;
  joining: Joining;
  /** Milliseconds of the clock. */
  now: number;
}

interface Joined {
  /** Of the record. */
  creatorId: string;
  isNew: boolean;
}

/**
 * Makes a user a creator: writes the record and the handle, both or neither. An existing creator stays unchanged.
 * @throws ApiError `handle-taken`, or `forbidden` for a suspended creator
 */
export async function join(db: Firestore, options: JoinOptions): Promise<Joined> {
  const { uid, joining, now } = options;
  const before = await recordOf(db, uid);
  if (before !== undefined) return already(before);
  const owner = { creatorId: creatorIdOf(uid), userId: uid };
  const handleOwner = await creatorIdOfHandle(db, joining.handle);
  if (handleOwner !== undefined) requireOwner(handleOwner, owner);
  // Both documents can be created only once, so the second request fails. A transaction would make many requests wait for its
  // locks.
  const batch = db.batch();
  const { id, ...record } = newCreator(owner.creatorId, options);
  batch.create(db.doc(`creators/${id}`), stored.encode(record));
  if (handleOwner === undefined) takeHandle(db, batch, joining.handle, { ...owner, now });
  noteJoining(db, batch, id, now);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    // Another request of the same user, or of another one, was first. Reading shows which.
    return join(db, options);
  }
  return { creatorId: id, isNew: true };
}

/** The record of a user, even if it was made in another way and has another id. */
async function recordOf(db: Firestore, uid: string): Promise<DocumentSnapshot | undefined> {
  const [own, [other]] = await Promise.all([
    db.doc(`creators/${creatorIdOf(uid)}`).get(),
    toQuery(db, creatorOfUser(uid))
      .get()
      .then(({ docs }) => docs),
  ]);
  return own.exists ? own : other;
}

function already(record: DocumentSnapshot): Joined {
  if (isSuspended(record)) throw new ApiError('forbidden', 'The creator is suspended.');
  return { creatorId: record.id, isNew: false };
}

function newCreator(id: string, { uid, joining, now }: JoinOptions): Creator {
  return creatorSchema.parse({
    id,
    userId: uid,
    ...joining,
    bio: {},
    avatar: null,
    cover: null,
    links: [],
    contactable: false,
    ...deriveCreator(joining),
    joinedAt: now,
    status: 'active',
  });
}
