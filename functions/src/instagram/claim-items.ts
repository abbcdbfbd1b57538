import { MAX_IMPORT_ITEMS } from '@waymark/model/entities/import-problems';
import {
  type FoundItem,
  type InstagramImport,
  instagramImport,
} from '@waymark/model/entities/instagram-import';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { claimRef, heldRef, importRef, itemRef } from './paths.ts';

/** An item with every key by which its medium is known. */
interface KeyedItem {
  item: FoundItem;
  /** Apart from its `mediaId`. */
  otherKeys: readonly string[];
}

/** The items of a request, by their ids. */
export interface Claimed {
  created: string[];
  /** This import has them already. */
  there: string[];
  /** Another import has them. */
  skipped: string[];
}

interface Claim {
  uid: string;
  importId: string;
  /** At most 100: a transaction has up to 500 writes. */
  items: readonly KeyedItem[];
}

/**
 * Adds items to an import that runs, except those whose medium the user has imported before. A medium belongs to one import of a user,
 * whatever its source, and however many devices import it at once.
 * @throws ApiError `not-found` where the import is not theirs or does not exist, `conflict` where it does not run, `too-many-items` where
 *   it would have more items than an import may
 */
export function claimItems(db: Firestore, { uid, importId, items }: Claim): Promise<Claimed> {
  return db.runTransaction(async (transaction) => {
    const keys = new Set(items.flatMap(({ item, otherKeys }) => [item.mediaId, ...otherKeys]));
    const refs = [...keys].map((key) => claimRef(db, uid, key));
    const held = heldRef(db, importId);
    const [run, count, ...claims] = await transaction.getAll(importRef(db, importId), held, ...refs);
    requireRunning(run, uid);
    // An import from before the count has none.
    const before = Number(count?.get('items') ?? (await countItems(transaction, db, importId)));
    const owners = new Map(claims.map((claim): [string, unknown] => [claim.id, claim.get('importId')]));
    const claimed: Claimed = { created: [], there: [], skipped: [] };
    for (const { item, otherKeys } of items) {
      const { mediaId } = item;
      const all = [...new Set([mediaId, ...otherKeys])];
      const owner = all.map((key) => owners.get(key)).find((id) => id !== undefined);
      if (owner !== undefined) {
        const isThere = owner === importId && owners.get(mediaId) === importId;
        claimed[isThere ? 'there' : 'skipped'].push(mediaId);
        continue;
      }
      const made = { ...item, photoIds: [], state: 'new' };
      transaction.create(itemRef(db, importId, mediaId), stored.encode(made, 'mediaId'));
      for (const key of all) {
        owners.set(key, importId);
        transaction.create(claimRef(db, uid, key), { importId, mediaId, keys: all });
      }
      claimed.created.push(mediaId);
    }
    if (claimed.created.length === 0) return claimed;
    const after = before + claimed.created.length;
    if (after > MAX_IMPORT_ITEMS) throw new ApiError('too-many-items', 'The import is full.');
    transaction.set(held, { items: after });
    return claimed;
  });
}

async function countItems(transaction: Transaction, db: Firestore, importId: string): Promise<number> {
  const found = await transaction.get(importRef(db, importId).collection('items').count());
  return found.data().count;
}

/** @throws ApiError `not-found`, `conflict` */
function requireRunning(snapshot: DocumentSnapshot | undefined, uid: string): void {
  const { status } = requireOwnImport(snapshot, uid);
  if (status !== 'running') throw new ApiError('conflict', 'The import does not run.');
}

/** @throws ApiError `not-found` where there is no such import of the user */
export function requireOwnImport(snapshot: DocumentSnapshot | undefined, uid: string): InstagramImport {
  const run = snapshot && readEntity(snapshot, instagramImport);
  if (run?.ownerId !== uid) throw new ApiError('not-found', 'There is no such import.');
  return run;
}
