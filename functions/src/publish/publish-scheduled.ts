import { COLLECTION_OF, type PublishedKind } from '@waymark/model/entities/kinds';
import { dueWorks } from '@waymark/model/function-queries';
import { keysOf } from '@waymark/model/keys-of';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { logNotPublished, logPublished, logUnexpected } from '../platform/log.ts';
import { pagesOf, toQuery } from '../platform/to-query.ts';
import { publishDue } from './publish-due.ts';

/** The most due works in memory at once. */
const PAGE_SIZE = 100;

/** The most works that are published at once. */
const AT_ONCE = 10;

/** The most works of one creator before the others' turn. */
const MOST_OF_ONE = 100;

interface Limits {
  mostOfOne?: number;
  pageSize?: number;
}

/** Items that others refer to are published first. */
const ORDER = keysOf<PublishedKind>({
  area: true,
  destination: true,
  poi: true,
  pin: true,
  marker: true,
  post: true,
});

/**
 * Publishes all due works, the longest due first. In each round a creator has at most `mostOfOne` works, because a creator may
 * choose any time in the past and would delay the others. A failing work does not stop the others: its error is logged, and a
 * temporary one is tried again the next time.
 *
 * @param now the clock, in milliseconds
 */
export async function publishScheduled(
  db: Firestore,
  now = () => Date.now(),
  { mostOfOne = MOST_OF_ONE, pageSize = PAGE_SIZE }: Limits = {},
): Promise<void> {
  const wereAll = await publishTurns(db, now, { mostOfOne, pageSize });
  if (!wereAll) await publishTurns(db, now, { mostOfOne: Number.POSITIVE_INFINITY, pageSize });
}

/** @returns whether no creator had more than that */
async function publishTurns(
  db: Firestore,
  now: () => number,
  { mostOfOne, pageSize }: Required<Limits>,
): Promise<boolean> {
  const counts = new Map<string | undefined, number>();
  let wereAll = true;
  const due = toQuery(db, dueWorks(now(), pageSize)).select('kind', 'publishAt');
  for await (const page of pagesOf(due, pageSize)) {
    const works = page.filter(({ ref }) => {
      const uid = ref.parent.parent?.id;
      const count = (counts.get(uid) ?? 0) + 1;
      counts.set(uid, count);
      return count <= mostOfOne;
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
  // An unknown kind is refused like any other problem.
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
