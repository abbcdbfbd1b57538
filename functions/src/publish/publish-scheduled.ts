import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import { dueWorks } from '@waymark/model/own-queries';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { logNotPublished, logPublished, logUnexpected } from '../platform/log.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';
import { publishDue } from './publish-due.ts';

/** How many due works are in memory at once. */
const PAGE_SIZE = 100;

/** How many of them are published at once. */
const AT_ONCE = 10;

/** How many of one creator's go out before the others have had their turn. */
const MOST_OF_ONE = 100;

/** What others refer to goes out before those that refer to it. */
const ORDER: readonly PublishedKind[] = ['area', 'destination', 'poi', 'pin', 'marker', 'post'];

/**
 * Publishes every scheduled work whose time has come, the longest due first; but of nobody more than `mostOfOne` before it was
 * everybody's turn, for a time may lie as far back as its owner likes. One that fails keeps none of the others: what is wrong with
 * it is logged, and where that may pass, the next time tries it again.
 *
 * @param now the clock, in milliseconds
 */
export async function publishScheduled(
  db: Firestore,
  now = () => Date.now(),
  mostOfOne = MOST_OF_ONE,
): Promise<void> {
  const wereAll = await publishTurns(db, now, mostOfOne);
  if (!wereAll) await publishTurns(db, now, Number.POSITIVE_INFINITY);
}

/** @returns whether nobody had more than that */
async function publishTurns(db: Firestore, now: () => number, mostOfOne: number): Promise<boolean> {
  const turns = new Map<string | undefined, number>();
  let wereAll = true;
  const due = toQuery(db, dueWorks(now(), PAGE_SIZE)).select('kind', 'publishAt');
  for await (const page of pagesOf(due, PAGE_SIZE)) {
    const works = page.filter(({ ref }) => {
      const uid = ref.parent.parent?.id;
      const turn = (turns.get(uid) ?? 0) + 1;
      turns.set(uid, turn);
      return turn <= mostOfOne;
    });
    if (works.length < page.length) wereAll = false;
    await publishAll(db, works, now);
  }
  return wereAll;
}

async function publishAll(
  db: Firestore,
  due: readonly QueryDocumentSnapshot[],
  now: () => number,
): Promise<void> {
  const byKind = Map.groupBy(due, (work): unknown => work.get('kind'));
  // A kind that there is not is refused like all that is wrong.
  const kinds = new Set<unknown>([...ORDER, ...byKind.keys()]);
  for (const kind of kinds) {
    const works = byKind.get(kind) ?? [];
    for (let start = 0; start < works.length; start += AT_ONCE) {
      await Promise.all(works.slice(start, start + AT_ONCE).map((work) => publishOne(db, work, now())));
    }
  }
}

async function publishOne(db: Firestore, { ref }: QueryDocumentSnapshot, now: number): Promise<void> {
  const uid = ref.parent.parent?.id;
  if (uid === undefined) return;
  try {
    const outcome = await publishDue(db, { ref, uid, now });
    if (outcome === undefined) return;
    if ('published' in outcome) {
      const { kind, id, version } = outcome.published;
      logPublished(`${COLLECTION_OF[kind]}/${id}`, version);
    } else if (outcome.refused instanceof ApiError) logNotPublished(ref.path, outcome.refused.code);
    else logUnexpected(outcome.refused, { work: ref.path });
  } catch (error) {
    logUnexpected(error, { work: ref.path });
  }
}
