import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { creatorMapPath, NO_CREATOR_MAP } from '@waymark/model/entities/creator-map';
import { creatorMap } from '@waymark/model/entities/creator-map-schema';
import type { Payload } from '@waymark/model/payloads';
import { activeCreators, creatorByHandle } from '@waymark/model/queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { creatorIdOfHandle } from '../accounts/handles.ts';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { sectionsOf } from './public-cards.ts';

const PAGE_SIZE = 24;

/** The newest ones, and one more than the page shows, by which it knows whether there are others. */
export async function creatorsPayload(db: Firestore): Promise<Payload<'creators'>> {
  const newest = await toQuery(db, activeCreators(PAGE_SIZE + 1)).get();
  return { creators: readEntities(newest.docs, creatorSchema) };
}

export async function creatorPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'creators-id'> | undefined> {
  const creator = await activeCreator(db, id);
  if (creator === undefined) return undefined;
  const [theirs, map] = await Promise.all([
    sectionsOf(db, { creatorId: creator.id }),
    db.doc(creatorMapPath(creator.id)).get(),
  ]);
  return { creator, sections: theirs, map: readEntity(map, creatorMap) ?? NO_CREATOR_MAP };
}

export async function creatorContactPayload(
  db: Firestore,
  { id }: { id: string },
): Promise<Payload<'creators-id-contact'> | undefined> {
  const creator = await activeCreator(db, id);
  return creator?.contactable ? { creator } : undefined;
}

/** By id or by handle, which may be an old one. */
export async function activeCreator(db: Firestore, idOrHandle: string): Promise<Creator | undefined> {
  const byId = await db.doc(`creators/${idOrHandle}`).get();
  const found = byId.exists ? [byId] : await recordsByHandle(db, idOrHandle);
  const [creator] = readEntities(found, creatorSchema);
  return creator?.status === 'active' ? creator : undefined;
}

async function recordsByHandle(db: Firestore, handle: string): Promise<DocumentSnapshot[]> {
  const { docs } = await toQuery(db, creatorByHandle(handle)).get();
  if (docs.length > 0) return docs;
  const id = await creatorIdOfHandle(db, handle);
  return id === undefined ? [] : [await db.doc(`creators/${id}`).get()];
}
