import { type ImportAction, statusAfter } from '@waymark/model/entities/import-status';
import { instagramConnectionPath } from '@waymark/model/entities/instagram-connection';
import { type InstagramImport, instagramImport } from '@waymark/model/entities/instagram-import';
import { quotas, quotasPath, shareOf } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import { importsOf } from '@waymark/model/own-queries';
import { FieldValue, type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntities, stored } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';
import { requireOwnImport } from './claim-items.ts';
import { connectionIn } from './connection.ts';
import { importRef } from './paths.ts';

/** More imports than run at a time. */
const LATEST = 20;

/** The imports of a user from the API that are not over. */
function unfinishedIn({ docs }: QuerySnapshot): InstagramImport[] {
  return readEntities(docs, instagramImport).filter(
    ({ source, status }) => source === 'api' && (status === 'running' || status === 'paused'),
  );
}

/**
 * Starts an import from the API; where one runs already, that one, even if both begin at once.
 * @returns its id
 * @throws ApiError `conflict` where no account is connected, `quota-full` where the user has as many imports as they may have
 */
export function startApiImport(db: Firestore, uid: string, now: number): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const [running] = unfinishedIn(await transaction.get(toQuery(db, importsOf(uid, LATEST))));
    if (running) return running.id;
    const [account, counted] = await transaction.getAll(
      db.doc(instagramConnectionPath(uid)),
      db.doc(quotasPath(uid)),
    );
    if (connectionIn(account)?.state !== 'connected')
      throw new ApiError('conflict', 'No account is connected.');
    const { used, most } = shareOf('imports', quotas.safeParse(counted?.data()).data);
    if (used >= most) throw new ApiError('quota-full', 'The user has as many imports as they may have.');
    const id = newId();
    const run = {
      ownerId: uid,
      source: 'api',
      status: 'running',
      counts: { found: 0, imported: 0, skipped: 0, failed: 0 },
      problems: [],
      startedAt: now,
      finishedAt: null,
    };
    transaction.create(importRef(db, id), stored.encode(run));
    return id;
  });
}

/**
 * Changes the status of an import from the API, as its owner wants.
 * @throws ApiError `not-found`, `conflict` where the status does not allow it
 */
export function changeApiImport(
  db: Firestore,
  { uid, importId, action, now }: { uid: string; importId: string; action: ImportAction; now: number },
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = importRef(db, importId);
    const { status, source } = requireOwnImport(await transaction.get(ref), uid);
    const next = source === 'api' ? statusAfter(status, action) : undefined;
    if (next === undefined) throw new ApiError('conflict', 'The import does not allow that now.');
    const isOver = next === 'cancelled';
    transaction.update(ref, {
      status: next,
      failure: FieldValue.delete(),
      finishedAt: isOver ? Timestamp.fromMillis(now) : null,
    });
  });
}

/** Cancels the imports of a user that need the connection which ends. */
export async function cancelApiImports(db: Firestore, uid: string, now: number): Promise<void> {
  for (const { id } of unfinishedIn(await toQuery(db, importsOf(uid, LATEST)).get())) {
    await changeApiImport(db, { uid, importId: id, action: 'cancel', now });
  }
}
