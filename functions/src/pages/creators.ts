import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import type { Payload } from '@waymark/model/payloads';
import { creatorByHandle, newestCreators } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { sectionsOf } from './public-cards.ts';

const PAGE_SIZE = 24;

export async function creatorsPayload(db: Firestore): Promise<Payload<'creators'>> {
  const newest = await toQuery(db, newestCreators(PAGE_SIZE)).get();
  return { creators: readEntities(newest.docs, creatorSchema) };
}

export async function creatorPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'creators-id'> | undefined> {
  const creator = await activeCreator(db, id);
  if (creator === undefined) return undefined;
  const theirs = await sectionsOf(db, { creatorId: creator.id });
  return { creator, sections: theirs };
}

export async function creatorContactPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'creators-id-contact'> | undefined> {
  const creator = await activeCreator(db, id);
  return creator?.contactable ? { creator } : undefined;
}

/** By id or by handle. */
async function activeCreator(db: Firestore, idOrHandle: string): Promise<Creator | undefined> {
  const byId = await db.doc(`creators/${idOrHandle}`).get();
  const found = byId.exists ? [byId] : (await toQuery(db, creatorByHandle(idOrHandle)).get()).docs;
  const [creator] = readEntities(found, creatorSchema);
  return creator?.status === 'active' ? creator : undefined;
}
