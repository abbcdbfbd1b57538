import { newId } from '@waymark/model/ids';
import { SEARCH_INDEX } from '@waymark/model/search/index-names';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestoreLeases } from '../../functions/src/search/rebuild/firestore-leases.ts';
import { RebuildLostError, RebuildRunningError } from '../../functions/src/search/rebuild/rebuild-lease.ts';
import { database } from './database.ts';

/** Deep enough for no function to follow its documents. */
let collection: string;
const leases = () => firestoreLeases(database, collection);
const stored = () => database.doc(`${collection}/${SEARCH_INDEX}`);
const expire = () => stored().update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });

beforeEach(() => {
  collection = `search/tests/leases-${newId()}`;
});
afterEach(async () => {
  vi.useRealTimers();
  await stored().delete();
});

/** Lets a lease renew itself: it does so at most every 20 seconds. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
}

it('of two processes that begin at once, one has the lease', async () => {
  const results = await Promise.allSettled([leases().begin(SEARCH_INDEX), leases().begin(SEARCH_INDEX)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(RebuildRunningError),
  });
  expect(await leases().isRunning(SEARCH_INDEX)).toBe(true);
});

it('a lease that ended can be had again, and knows of no abandoned index', async () => {
  const { lease } = await leases().begin(SEARCH_INDEX);
  await lease.end();
  expect(await leases().isRunning(SEARCH_INDEX)).toBe(false);
  const again = await leases().begin(SEARCH_INDEX);
  expect(again.abandoned).toBeUndefined();
  expect(again.lease.temporary).not.toBe(lease.temporary);
});

it('an expired lease is taken over by one process, which learns what was abandoned', async () => {
  const { lease } = await leases().begin(SEARCH_INDEX);
  await expire();
  const results = await Promise.allSettled([leases().begin(SEARCH_INDEX), leases().begin(SEARCH_INDEX)]);
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(taken.map(({ abandoned }) => abandoned)).toEqual([lease.temporary]);
  later();
  await expect(lease.renew()).rejects.toThrow(RebuildLostError);
  // The end of the lost one leaves that of the other.
  await lease.end();
  expect(await leases().isRunning(SEARCH_INDEX)).toBe(true);
  await taken[0]?.lease.renew();
  await taken[0]?.lease.end();
  expect(await leases().isRunning(SEARCH_INDEX)).toBe(false);
});

it('a lease is renewed again and again', async () => {
  const { lease } = await leases().begin(SEARCH_INDEX);
  const first: Timestamp = (await stored().get()).get('expiresAt');
  for (let time = 0; time < 2; time++) {
    later();
    await lease.renew();
  }
  const last: Timestamp = (await stored().get()).get('expiresAt');
  expect(last.toMillis() - first.toMillis()).toBeGreaterThanOrEqual(60_000);
  await lease.end();
});
