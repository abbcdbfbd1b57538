import type { Profile } from '@waymark/model/entities/profile';
import { snapToGrid } from '@waymark/model/geography/grid';
import { creatorOfUser } from '@waymark/model/own-queries';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { reserveHandle } from './handles.ts';

interface ChangeOptions {
  uid: string;
  profile: Profile;
  /** Milliseconds of the clock. */
  now: number;
}

/**
 * Saves a creator's profile. Their old handles stay theirs, and their home is always snapped to the grid.
 * @throws ApiError `handle-taken`, `not-found` without a record, `forbidden` for a suspended creator, `invalid` for photos of others
 */
export async function changeProfile(db: Firestore, { uid, profile, now }: ChangeOptions): Promise<void> {
  const foreign = (['avatar', 'cover'] as const).filter(
    (field) => profile[field] !== null && !profile[field].path.startsWith(`photos/${uid}/`),
  );
  if (foreign.length > 0) {
    const problems = foreign.map((field) => ({ field: `${field}.path`, code: 'not-yours' }) as const);
    throw new ApiError('invalid', 'These photos belong to another user.', problems);
  }
  await db.runTransaction(async (transaction) => {
    const [record] = (await transaction.get(toQuery(db, creatorOfUser(uid)))).docs;
    if (record === undefined) throw new ApiError('not-found', 'There is no creator record.');
    if (record.get('status') !== 'active') throw new ApiError('forbidden', 'The creator is suspended.');
    const writeHandle = await reserveHandle(db, transaction, profile.handle, {
      creatorId: record.id,
      userId: uid,
    });
    const { home, ...rest } = profile;
    transaction.update(record.ref, {
      ...stored.encode({ ...rest, ...(home && { home: snapToGrid(home) }) }),
      ...(home === undefined && { home: FieldValue.delete() }),
    });
    writeHandle(now);
  });
}
