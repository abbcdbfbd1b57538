import './platform/deployment.ts';
import { COLLECTION_OF, KINDS, type Kind } from '@waymark/model/entities/kinds';
import { uidSchema } from '@waymark/model/ids';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followSuspension, isSuspended } from './accounts/suspension.ts';
import { hasForeignCover, hidesPhotos } from './lists/check-cover.ts';
import { sweepDeletedList } from './lists/sweep-deleted.ts';
import { firestoreTiles, placedItem } from './map-index/firestore-tiles.ts';
import { followChange } from './map-index/follow-change.ts';
import { enqueueTileJob } from './map-index/refresh-task.ts';
import { enqueueOriginal } from './photos/follow-task.ts';
import { photoStore } from './photos/photo-store.ts';
import { followPhotosOfSuspended } from './photos/photos-of-suspended.ts';
import { auth, firestore } from './platform/admin.ts';
import { allOf } from './platform/all-of.ts';
import { RESOURCES } from './platform/resources.ts';
import { refreshBylines } from './publish/bylines.ts';
import { enqueueCount } from './publish/count-task.ts';
import { countriesOfChange } from './publish/country-counts.ts';
import { changesNames, refreshNames } from './publish/derive-creator.ts';
import { enqueueCover, enqueueCoversAbove, enqueueListsOf } from './publish/list-task.ts';
import { changesInLists, isInList } from './publish/lists-of-item.ts';
import { creatorsOfChange } from './publish/refresh-creator.ts';
import { followRemoval } from './publish/removed-address.ts';
import { followListing } from './publish/sitemaps/refresh-shard.ts';
import { withdrawListOfSuspended, withdrawSuspended } from './publish/withdraw-suspended.ts';
import { enqueueSearch } from './search/queue/enqueue-search.ts';
import { sourceAt } from './search/sources/source-path.ts';

/** A document before and after a write; undefined where it did not exist. */
interface Change {
  id: string;
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot | undefined;
}

/**
 * The reactions to a write to a document of a root collection. Each reads its source again and writes what is now true, because
 * events come twice, late and out of order. It throws to be retried.
 */
const REACTIONS = new Map<string, (db: Firestore, change: Change) => Promise<void>>([
  [
    'creators',
    async (db, { id, before, after }) => {
      // First, so that a suspended creator is locked out before slower reactions run.
      if (isSuspended(before) || isSuspended(after)) await followSuspension(db, auth, id);
      if (changesNames(before, after)) {
        await refreshNames(db, id);
        await refreshBylines(db, id);
      }
      await withdrawSuspended(db, id);
      await followPhotosOfSuspended(photoStore(), enqueueOriginal, { before, after, now: Date.now() });
      await followListing(db, 'creator', id, before, after);
    },
  ],
  [
    // Its end: it was either restored or purged.
    'deletedLists',
    async (db, { id, before, after }) => {
      if (!after?.exists) await sweepDeletedList(db, id);
      await followNumber(before, after);
    },
  ],
  ['instagramImports', (_, { before, after }) => followNumber(before, after)],
  ['projects', (_, { before, after }) => followNumber(before, after)],
  ...KINDS.map(
    (kind) => [COLLECTION_OF[kind], (db: Firestore, change: Change) => followItem(db, kind, change)] as const,
  ),
]);

async function followItem(db: Firestore, kind: Kind, { id, before, after }: Change): Promise<void> {
  if (kind === 'list') {
    await withdrawListOfSuspended(db, before, after);
    if (hasForeignCover(before, after)) await enqueueCover(id);
    if (after === undefined || !after.exists) await sweepDeletedList(db, id);
    const isListed = (list: DocumentSnapshot | undefined) => list?.get('visibility') === 'public';
    await followNumber(before, after, isListed(before) !== isListed(after));
  }
  const was = { document: before, placed: placedItem(kind, before) };
  const is = { document: after, placed: placedItem(kind, after) };
  await followChange(firestoreTiles(db), enqueueTileJob, was.placed, is.placed);
  for (const country of countriesOfChange(before, after)) await enqueueCount({ country });
  for (const creator of creatorsOfChange(was, is)) await enqueueCount({ creator });
  const [changes, hides] = [changesInLists(kind, was, is), hidesPhotos(before, after)];
  if ((changes || hides) && (await isInList(db, id))) {
    if (changes) await enqueueListsOf(id);
    // A list in a list shows photos of its items, but not of lists in it.
    if (hides) await enqueueCoversAbove(id, kind === 'list' ? 1 : 2);
  }
  await followListing(db, kind, id, before, after);
  await followRemoval(db, kind, { id, before, after });
}

/** Has counted what the owner of a document has, where the document came or went, or counts elsewhere now. */
async function followNumber(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
  countsElsewhere = false,
): Promise<void> {
  const exists = after?.exists === true;
  if ((before?.exists === true) === exists && !countsElsewhere) return;
  const { data: owner } = uidSchema.safeParse((exists ? after : before)?.get('ownerId'));
  if (owner !== undefined) await enqueueCount({ user: owner });
}

export const deriveOnContentWritten = onDocumentWritten(
  { ...RESOURCES.deriveOnContentWritten, document: '{collection}/{id}', retry: true },
  async ({ params, data, document, time }) => {
    const change = { id: params.id, before: data?.before, after: data?.after };
    // The search begins first, because people wait for it. Neither needs the other: a creator is locked out without it.
    await allOf([
      sourceAt(document) === undefined ? Promise.resolve() : enqueueSearch(firestore, [document], { time }),
      REACTIONS.get(params.collection)?.(firestore, change) ?? Promise.resolve(),
    ]);
  },
);
