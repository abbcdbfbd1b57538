import type { OwnLinks } from '@waymark/model/entities/own-links';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors.ts';
import { readEntity } from '../../platform/stored.ts';
import { publicRef, workRef } from '../paths.ts';
import { reusedId } from '../reused-id.ts';
import { entriesWith, storiesWith } from './own-links.ts';

/**
 * How many of a creator's stories and lists link to the address that a work would leave if it were published as an approximate pin.
 * @throws ApiError `not-found`
 */
export async function countLinks(db: Firestore, uid: string, workId: string): Promise<OwnLinks> {
  const work = readEntity(await workRef(db, uid, workId).get(), workSchema);
  if (work === undefined) throw new ApiError('not-found', 'There is no such work.');
  const links = { stories: 0, lists: 0 };
  const { publicId } = work;
  if (publicId === undefined || !(await leavesAddress(db, work))) return links;
  for await (const story of storiesWith(db, uid, [publicId])) {
    if (story.get('deletedAt') === undefined) links.stories += 1;
  }
  const lists = new Set<string>();
  for await (const { list } of entriesWith(db, uid, [publicId])) lists.add(list);
  return { ...links, lists: lists.size };
}

async function leavesAddress(db: Firestore, { publicId, ...work }: Work): Promise<boolean> {
  if (work.kind !== 'pin' || publicId === undefined) return false;
  const published = await publicRef(db, work.kind, publicId).get();
  const asApproximate = { ...work, publicId, content: { ...work.content, precision: 'approximate' } };
  return reusedId(asApproximate, published.get('precision')) === undefined;
}
