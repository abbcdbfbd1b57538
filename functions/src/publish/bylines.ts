import { isDeepStrictEqual } from 'node:util';
import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { Byline } from '@waymark/model/entities/public-document';
import { allByCreator } from '@waymark/model/function-queries';
import type { Firestore } from 'firebase-admin/firestore';
import { isNotFound } from '../platform/error-code.ts';
import { logBylinesRefreshed } from '../platform/log.ts';
import { readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

export function bylineOf({ name, handle, avatar }: Pick<Creator, keyof Byline>): Byline {
  return { name, handle, avatar };
}

/**
 * Writes the creator's current byline into each of their public documents where it differs. Checks again afterwards, so as not
 * to undo a later change that overtook this one.
 */
export async function refreshBylines(db: Firestore, creatorId: string): Promise<void> {
  const ref = db.doc(`creators/${creatorId}`);
  let written: Byline | undefined;
  for (;;) {
    const creator = readEntity(await ref.get(), creatorSchema);
    if (creator === undefined) return;
    const byline = bylineOf(creator);
    if (isDeepStrictEqual(byline, written)) return;
    await writeByline(db, creatorId, byline);
    written = byline;
  }
}

async function writeByline(db: Firestore, creatorId: string, byline: Byline): Promise<void> {
  const writer = db.bulkWriter();
  const writes: Promise<unknown>[] = [];
  for (const kind of PUBLISHED_KINDS) {
    const published = await toQuery(db, allByCreator(kind, creatorId)).select('byline').get();
    for (const document of published.docs.filter(
      (candidate) => !isDeepStrictEqual(candidate.get('byline'), byline),
    )) {
      // `update` does not create a document that was unpublished in the meantime.
      writes.push(writer.update(document.ref, { byline }).catch(ignoreMissing));
    }
  }
  // Awaited together, so that a write that fails while the writer closes has a handler.
  await Promise.all([...writes, writer.close()]);
  if (writes.length > 0) logBylinesRefreshed(creatorId, writes.length);
}

function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
