import { MOST_FORMER_IDS, type Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { stored } from '../platform/stored.ts';
import { bylineOf } from './bylines.ts';
import { checkPublishable, requirePublishable } from './check-publishable.ts';
import { derive } from './derive.ts';
import { publicRef, workRef } from './paths.ts';
import { reusedId } from './reused-id.ts';
import { savesOf } from './saves/saves.ts';
import { readToPublish } from './work-to-publish.ts';

export interface Publication {
  kind: Work['kind'];
  /** The id of the public document. */
  id: string;
  version: number;
}

export interface PublishRequest {
  uid: string;
  workId: string;
  /** The instant of the publication, in milliseconds. */
  now: number;
  /** Creates the ids of new public documents. */
  freshId?: () => string;
}

/**
 * Makes a work public, or brings its public document up to date, in one transaction: two calls at once, or one after the
 * other, leave one document, and the second of them changes nothing.
 * @throws ApiError `not-found`, `in-trash`, `forbidden` (no active creator record), `invalid` with every problem at once.
 */
export function publishWork(db: Firestore, request: PublishRequest): Promise<Publication> {
  // Requests for one work at once wait for each other's locks; whichever loses five times must not fail.
  return db.runTransaction((transaction) => publishIn(transaction, db, request), { maxAttempts: 10 });
}

/** Like `publishWork`, in a transaction that has not written yet. Where it throws, it has written nothing. */
export async function publishIn(
  transaction: Transaction,
  db: Firestore,
  { uid, workId, now, freshId = newId }: PublishRequest,
): Promise<Publication> {
  const { work, creator } = await readToPublish(transaction, db, uid, workId);
  const before = await readPublished(transaction, db, work);
  if (before?.exists && work.state === 'published' && work.publishedRevision === work.revision) {
    return { kind: work.kind, id: before.id, version: work.version ?? 1 };
  }

  const { checked, ...found } = requirePublishable(await checkPublishable(transaction, db, work, uid));
  const id = reusedId(work, before?.get('precision'));
  const document = derive(checked, {
    id: id ?? freshId(),
    ownerId: uid,
    creatorId: creator.id,
    byline: bylineOf(creator),
    publishedAt: work.publishedAt ?? now,
    updatedAt: now,
    version: (work.version ?? 0) + 1,
    // Counted, because lists may have held it while it was withdrawn.
    saves: id === undefined ? 0 : await savesOf(db, id),
    ...found,
  });

  transaction.set(publicRef(db, work.kind, document.id), stored.encode(document, 'id'));
  transaction.update(workRef(db, uid, workId), {
    state: 'published',
    publishAt: FieldValue.delete(),
    ...stored.encode({
      publicId: document.id,
      ...leftAddress(work, document.id),
      ...(checked.kind === 'pin' && { publicPrecision: checked.content.precision }),
      publishedAt: document.publishedAt,
      publishedRevision: work.revision,
      version: document.version,
    }),
  });
  if (before?.exists && before.id !== document.id) transaction.delete(before.ref);
  return { kind: work.kind, id: document.id, version: document.version };
}

/** The address that a work leaves, to which its owner's stories and lists still link: see `followNewAddress`. */
function leftAddress({ publicId, formerIds = [] }: Work, id: string): Pick<Work, 'formerIds'> {
  return publicId === undefined || publicId === id
    ? {}
    : { formerIds: [...formerIds, publicId].slice(-MOST_FORMER_IDS) };
}

function readPublished(
  transaction: Transaction,
  db: Firestore,
  work: Work,
): Promise<DocumentSnapshot> | undefined {
  return work.publicId === undefined ? undefined : transaction.get(publicRef(db, work.kind, work.publicId));
}
