import { unconfirmedAccountsBy } from '@waymark/model/function-queries';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { toQuery } from '../platform/to-query.ts';
import { removeUnconfirmed } from './registration.ts';

const PAGE = 100;

/**
 * Removes the accounts whose address was not confirmed in time.
 * @param now in milliseconds of the clock
 */
export async function sweepUnconfirmed(db: Firestore, auth: Auth, now: number): Promise<void> {
  const due = toQuery(db, unconfirmedAccountsBy(now, PAGE));
  for (;;) {
    const { docs } = await due.get();
    for (const { id } of docs) await removeUnconfirmed(db, auth, Number(id));
    if (docs.length < PAGE) return;
  }
}
