import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { work as workSchema } from '@waymark/model/entities/work';
import { summaryOf } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { creatorOfUser, newestWorksOf } from '@waymark/model/own-queries';
import type { StoredQuery } from '@waymark/model/queries';
import { getDocs } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../session/firebase.ts';
import { readEntity } from '../core/read-entity.ts';
import { stored } from '../core/stored.ts';
import { toQuery } from '../core/to-query.ts';

/*
 * One-time reads of where a creator works and lives. This file imports the database, so its callers load it only when they need it.
 */

/** How many of the last changed works are read. Those without a place, such as stories, may be many. */
const RECENT = 12;

/** Where the last changed work of a user is that has a place and is not in the trash. @param except the id of a work to leave out */
export async function placeOfLastWork(uid: string, except: string): Promise<Position | undefined> {
  const works = await readAll(newestWorksOf(uid, RECENT), workSchema);
  return works
    .filter(({ id, deletedAt }) => id !== except && deletedAt === undefined)
    .map((work) => summaryOf(work).position)
    .find((position) => position !== undefined);
}

/** Where a creator lives, to within a kilometre, as their profile says. */
export async function homeOf(uid: string): Promise<Position | undefined> {
  const [creator] = await readAll(creatorOfUser(uid), creatorSchema);
  return creator?.home;
}

async function readAll<Schema extends z.ZodMiniType>(
  query: StoredQuery,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const { docs } = await getDocs(toQuery(firestore, query));
  return docs
    .map((doc) => readEntity({ path: doc.ref.path, id: doc.id, data: stored.decode(doc.data()) }, schema))
    .filter((entity) => entity !== undefined);
}
