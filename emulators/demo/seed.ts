import { rebuildIndex } from '@waymark/functions/map-index/repair-index';
import { rebuildCounts } from '@waymark/functions/publish/counts';
import { publishWork } from '@waymark/functions/publish/publish-work';
import { refreshList } from '@waymark/functions/publish/refresh-list';
import { rebuildSitemaps } from '@waymark/functions/publish/sitemaps/all-shards';
import { publishArticles } from '@waymark/functions/publish/team/publish-articles';
import { publishCountries } from '@waymark/functions/publish/team/publish-countries';
import { stored } from '@waymark/functions/stored';
import { referredIn } from '@waymark/model/archive/rewrite-content';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { inParts } from '@waymark/model/in-parts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Demo, teamContent } from './demo-content.ts';
import type { DemoDocument } from './demo-document.ts';
import type { DemoWork } from './demo-works.ts';

/** Written last: a database without it was not filled completely. */
const MARK = 'demo/content';

/** Increased when the stored format changes, so that data of another format is written again. */
const FORMAT = 11;

export async function isSeeded(db: Firestore): Promise<boolean> {
  return (await db.doc(MARK).get()).get('format') === FORMAT;
}

/** @throws Error where the demo content belongs to another identity provider's people, as whom no one could sign in */
export async function demandSameIssuer(db: Firestore, issuer: string): Promise<void> {
  const before: unknown = (await db.doc(MARK).get()).get('issuer') ?? issuer;
  if (before === issuer) return;
  throw new Error(
    `The saved data is of people who sign in at ${before}, not at ${issuer}: start with --fresh, or with the same WAYMARK_PORT_IDENTITY as before.`,
  );
}

/**
 * Publishes the demo content: countries and articles as the team does, works as creators do. Existing documents are written
 * again unchanged. Derived data is rebuilt without triggers.
 */
export async function seed(
  db: Firestore,
  auth: Auth,
  { articles, creators, messages, works, lists }: Demo,
  issuer: string,
): Promise<void> {
  await publishCountries(db, teamContent('countries'));
  await publishArticles(db, articles);
  await writeAll(db, [...creators.documents, ...messages]);
  await auth.importUsers(creators.accounts);
  await writeAll(
    db,
    works.map(({ uid, work: { id, ...fields } }) => ({ path: `users/${uid}/works/${id}`, fields })),
  );
  for (const batch of inOrderOfReference(works)) await Promise.all(batch.map((work) => publish(db, work)));
  await writeAll(db, lists);
  await refreshLists(db);
  await rebuildCounts(db);
  await rebuildIndex(db);
  await rebuildSitemaps(db);
  await db.doc(MARK).set({ works: works.length, format: FORMAT, issuer });
}

/** The number of works that are published at once. */
const AT_ONCE = 20;

/** Groups of works that can be published at once, because their references are in earlier groups. */
function inOrderOfReference(works: readonly DemoWork[]): DemoWork[][] {
  const toPublish = works.filter(({ state }) => state === 'published' || state === 'changed');
  const byId = new Map(toPublish.map((each) => [each.publicId, each]));
  const depths = new Map<DemoWork, number>();
  const depthOf = (each: DemoWork): number => {
    const known = depths.get(each);
    if (known !== undefined) return known;
    // Two works that refer to each other cannot be published, and end here.
    depths.set(each, 0);
    const referred = referredIn(each.work.content).flatMap((id) => byId.get(id) ?? []);
    const depth = Math.max(0, ...referred.map((other) => depthOf(other) + 1));
    depths.set(each, depth);
    return depth;
  };
  const byDepth = [...Map.groupBy(toPublish, depthOf)].sort(([one], [other]) => one - other);
  return byDepth.flatMap(([, ofDepth]) => inParts(ofDepth, AT_ONCE));
}

async function publish(db: Firestore, { uid, at, state, publicId, work }: DemoWork): Promise<void> {
  await publishWork(db, { uid, workId: work.id, now: at, freshId: () => publicId });
  if (state !== 'changed') return;
  // A change that its creator has not published yet.
  await db.doc(`users/${uid}/works/${work.id}`).update({ state, revision: 2, 'content.tags': ['to check'] });
}

async function refreshLists(db: Firestore): Promise<void> {
  const lists = await db.collection(COLLECTION_OF.list).select().get();
  for (const { id } of lists.docs) await refreshList(db, id);
}

async function writeAll(db: Firestore, documents: readonly DemoDocument[]): Promise<void> {
  const writer = db.bulkWriter();
  for (const { path, fields } of documents) void writer.set(db.doc(path), stored.encode({ ...fields }));
  await writer.close();
}
