import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { VISIBILITIES } from '@waymark/model/entities/fields';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import type { Problem } from '@waymark/model/problems';
import { creatorOfUser } from '@waymark/model/queries';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntities, readEntity, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { bylineOf } from './bylines.ts';
import { type Checked, checkContent } from './check-content.ts';
import { derive } from './derive.ts';
import { publicRef, workRef } from './paths.ts';
import { placePosition } from './place-position.ts';
import { type Mention, mentioningOf, mentionsIn, missingPhotos } from './references.ts';

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
  /** Gives new public documents their ids. */
  freshId?: () => string;
}

/**
 * Makes a work public, or brings its public document up to date, in one transaction: two calls at once, or one after the
 * other, leave one document, and the second of them changes nothing.
 * @throws ApiError `not-found`, `in-trash`, `forbidden` (no active creator record), `invalid` with every problem at once.
 */
export function publishWork(
  db: Firestore,
  { uid, workId, now, freshId = newId }: PublishRequest,
): Promise<Publication> {
  return db.runTransaction(async (transaction) => {
    const work = await readWork(transaction, db, uid, workId);
    const creator = await readCreator(transaction, db, uid);
    const before = await readPublished(transaction, db, work);
    if (before?.exists && work.state === 'published' && work.publishedRevision === work.revision) {
      return { kind: work.kind, id: before.id, version: work.version ?? 1 };
    }

    const { checked, placePositions } = await checkWhole(transaction, db, work, uid);
    const document = derive(checked, {
      id: publicIdFor(checked, work, before) ?? freshId(),
      ownerId: uid,
      creatorId: creator.id,
      byline: bylineOf(creator),
      publishedAt: work.publishedAt ?? now,
      updatedAt: now,
      version: (work.version ?? 0) + 1,
      placePositions,
    });

    if (before?.exists && before.id !== document.id) transaction.delete(before.ref);
    transaction.set(publicRef(db, work.kind, document.id), stored.encode(document, 'id'));
    transaction.update(workRef(db, uid, workId), {
      state: 'published',
      publishAt: FieldValue.delete(),
      ...stored.encode({
        publicId: document.id,
        publishedAt: document.publishedAt,
        publishedRevision: work.revision,
        version: document.version,
      }),
    });
    return { kind: work.kind, id: document.id, version: document.version };
  });
}

async function readWork(transaction: Transaction, db: Firestore, uid: string, workId: string): Promise<Work> {
  const work = readEntity(await transaction.get(workRef(db, uid, workId)), workSchema);
  if (work === undefined) throw new ApiError('not-found', 'There is no such work.');
  if (work.deletedAt !== undefined) throw new ApiError('in-trash', 'The work is in the trash.');
  return work;
}

async function readCreator(transaction: Transaction, db: Firestore, uid: string): Promise<Creator> {
  const own = await transaction.get(toQuery(db, creatorOfUser(uid)));
  const [creator] = readEntities(own.docs, creatorSchema);
  if (creator?.status !== 'active') throw new ApiError('forbidden', 'An active creator record is needed.');
  return creator;
}

function readPublished(
  transaction: Transaction,
  db: Firestore,
  work: Work,
): Promise<DocumentSnapshot> | undefined {
  return work.publicId === undefined ? undefined : transaction.get(publicRef(db, work.kind, work.publicId));
}

/** Checks the content and all that it mentions, so that one answer holds every problem. */
async function checkWhole(transaction: Transaction, db: Firestore, work: Work, uid: string) {
  const result = checkContent(work, uid);
  const mentioning = mentioningOf(work);
  const mentions = mentionsIn(mentioning);
  const mentioned = await readMentioned(transaction, db, mentions);
  const missing = [...missingPhotos(mentioning), ...unknownMentions(mentions, mentioned)];
  if ('problems' in result) throw invalid([...result.problems, ...missing]);
  if (missing.length > 0) throw invalid(missing);
  const placePositions = mentions
    .filter(({ field }) => field.startsWith('places.'))
    .map(({ path }) => placePosition(mentioned.get(path)))
    .filter((position) => position !== undefined);
  return { checked: result.checked, placePositions };
}

async function readMentioned(transaction: Transaction, db: Firestore, mentions: readonly Mention[]) {
  const refs = [...new Set(mentions.map(({ path }) => path))].map((path) => db.doc(path));
  const snapshots = refs.length > 0 ? await transaction.getAll(...refs) : [];
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
}

function unknownMentions(
  mentions: readonly Mention[],
  mentioned: ReadonlyMap<string, DocumentSnapshot>,
): Problem[] {
  return mentions
    .filter(
      ({ path }) => !VISIBILITIES.some((visibility) => visibility === mentioned.get(path)?.get('visibility')),
    )
    .map(({ field }) => ({ field, code: 'not-found' }));
}

/**
 * The address of the public document: kept over publications and unpublishing, except that an approximate pin takes over
 * none under which it may once have been seen exactly. Undefined where a new one is needed.
 */
function publicIdFor(checked: Checked, work: Work, before: DocumentSnapshot | undefined): string | undefined {
  const approximate = checked.kind === 'pin' && checked.content.precision === 'approximate';
  return approximate && before?.get('precision') !== 'approximate' ? undefined : work.publicId;
}

/** One problem a field and code: a text that mentions ten missing places says so once. */
function invalid(problems: readonly Problem[]): ApiError {
  const distinct = new Map(problems.map((problem) => [`${problem.field} ${problem.code}`, problem]));
  return new ApiError('invalid', 'The work cannot be published as it is.', [...distinct.values()]);
}
