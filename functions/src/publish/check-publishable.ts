import { VISIBILITIES } from '@waymark/model/entities/fields';
import { type GivenCategory, holdsDestinations } from '@waymark/model/entities/kinds';
import { placesOfStory } from '@waymark/model/entities/places-of-story';
import { MOST_EDITORS } from '@waymark/model/entities/sharing';
import type { Work } from '@waymark/model/entities/work';
import type { Position } from '@waymark/model/geography/position';
import type { ReadHours } from '@waymark/model/opening-hours/read-opening-hours';
import { editorsOf } from '@waymark/model/own-queries';
import { MOST_PROBLEMS, type Problem } from '@waymark/model/problems';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { toQuery } from '../platform/to-query.ts';
import { type Checked, checkContent, tooWide } from './check-content.ts';
import { hoursOf } from './hours-of.ts';
import { MENTIONED_FIELDS, placeCategory, placePosition } from './place-position.ts';
import { type Mention, mentioningOf, mentionsIn, missingPhotos, pathOf } from './references.ts';
import { readToPublish } from './work-to-publish.ts';

/** A publishable work, with the positions of its places where it is a story. */
export interface PublishableWork {
  checked: Checked;
  placePositions: readonly Position[];
  /** The category of the point of interest of a pin. */
  poiCategory: GivenCategory | undefined;
  hours: ReadHours | undefined;
}

/** Refuses what `publishWork` refuses, and writes nothing: for a work that is to be published later. @throws ApiError as it does */
export function checkWork(db: Firestore, uid: string, workId: string): Promise<void> {
  return db.runTransaction(
    async (transaction) => {
      const { work } = await readToPublish(transaction, db, uid, workId);
      requirePublishable(await checkPublishable(transaction, db, work, uid));
    },
    { readOnly: true },
  );
}

/** @throws ApiError `invalid` with every problem at once */
export function requirePublishable(
  result: PublishableWork | { problems: readonly Problem[] },
): PublishableWork {
  if (!('problems' in result)) return result;
  throw new ApiError('invalid', 'The work cannot be published as it is.', result.problems);
}

/** Checks the content and all that it mentions, so that one answer holds every problem. */
export async function checkPublishable(
  transaction: Transaction,
  db: Firestore,
  work: Work,
  uid: string,
): Promise<PublishableWork | { problems: readonly Problem[] }> {
  const wide = tooWide(work.content);
  if (wide.length > 0) return { problems: wide };
  const result = checkContent(work, [uid, ...(await coWritersOf(transaction, db, work, uid))]);
  const hours = await hoursOf(work.content);
  const mentioning = mentioningOf(work);
  const mentions = mentionsIn(mentioning);
  const mentioned = await readMentioned(transaction, db, mentions);
  const problems: Problem[] = [
    ...('problems' in result ? result.problems : []),
    ...missingPhotos(mentioning),
    ...wrongMentions(work, mentions, mentioned),
  ];
  if (hours === 'malformed') problems.push({ field: 'openingHours', code: 'not-hours' });
  if ('problems' in result || hours === 'malformed' || problems.length > 0) {
    return { problems: distinct(problems) };
  }
  const { checked } = result;
  const placePositions = (checked.kind === 'post' ? placesOfStory(checked.content) : [])
    .map((place) => placePosition(mentioned.get(pathOf(place))))
    .filter((position) => position !== undefined);
  const poiId = checked.kind === 'pin' ? checked.content.poiId : undefined;
  const poi = poiId === undefined ? undefined : mentioned.get(pathOf({ kind: 'poi', id: poiId }));
  return { checked, placePositions, poiCategory: placeCategory(poi), hours };
}

/** The users whose photos a story may show, besides those of its owner. */
async function coWritersOf(
  transaction: Transaction,
  db: Firestore,
  { kind, id }: Work,
  ownerId: string,
): Promise<readonly string[]> {
  if (kind !== 'post') return [];
  const shared = { kind: 'story', ownerId, id } as const;
  const people = await transaction.get(toQuery(db, editorsOf(shared, MOST_EDITORS.story)).select());
  return people.docs.map((person) => person.id);
}

async function readMentioned(transaction: Transaction, db: Firestore, mentions: readonly Mention[]) {
  const refs = [...new Set(mentions.map(({ path }) => path))].map((path) => db.doc(path));
  // Complete documents of hundreds of stories and areas would not fit into memory.
  const snapshots =
    refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: [...MENTIONED_FIELDS] }) : [];
  return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
}

function wrongMentions(
  { kind, publicId }: Work,
  mentions: readonly Mention[],
  mentioned: ReadonlyMap<string, DocumentSnapshot>,
): Problem[] {
  return mentions.flatMap(({ field, path }): Problem[] => {
    const found = mentioned.get(path);
    if (!VISIBILITIES.some((visibility) => visibility === found?.get('visibility')))
      return [{ field, code: 'not-found' }];
    const isContainer = kind === 'destination' && field === 'destinationId';
    if (isContainer && (found?.id === publicId || !holdsDestinations(found?.get('type'))))
      return [{ field, code: 'not-wider' }];
    return [];
  });
}

/** One problem for each field and code: a text that mentions ten missing places has one. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  const all = new Map(problems.map((problem) => [`${problem.field} ${problem.code}`, problem]));
  return [...all.values()].slice(0, MOST_PROBLEMS);
}
