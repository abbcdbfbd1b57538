import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { work as workSchema } from '@waymark/model/entities/work';
import { summaryOf } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { creatorOfUser, newestWorksOf } from '@waymark/model/own-queries';
import { readAll } from '../core/read-all.ts';

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
