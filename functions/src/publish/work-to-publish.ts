import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { creatorOfUser } from '@waymark/model/own-queries';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { workRef } from './paths.ts';

/**
 * A work, and the creator who would publish it.
 * @throws ApiError `not-found`, `in-trash`, `forbidden` (no active creator record)
 */
export async function readToPublish(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  workId: string,
): Promise<{ work: Work; creator: Creator }> {
  const work = readEntity(await transaction.get(workRef(db, uid, workId)), workSchema);
  if (work === undefined) throw new ApiError('not-found', 'There is no such work.');
  if (work.deletedAt !== undefined) throw new ApiError('in-trash', 'The work is in the trash.');
  return { work, creator: await readCreator(transaction, db, uid) };
}

async function readCreator(transaction: Transaction, db: Firestore, uid: string): Promise<Creator> {
  const own = await transaction.get(toQuery(db, creatorOfUser(uid)));
  const [creator] = readEntities(own.docs, creatorSchema);
  if (creator?.status !== 'active') throw new ApiError('forbidden', 'An active creator record is needed.');
  return creator;
}
