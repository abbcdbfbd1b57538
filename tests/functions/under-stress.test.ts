import { newId } from '@waymark/model/ids';
import jwt from 'jsonwebtoken';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { names } from '../../emulators/names.ts';
import { creators } from '../../functions/src/accounts/creators-endpoint.ts';
import { join } from '../../functions/src/accounts/join.ts';
import { answerRefusals } from '../../functions/src/platform/answer-refusals.ts';
import { ApiError } from '../../functions/src/platform/errors.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { joined, joining, newHandle, recordsOf, recordsOfUser } from './joins.ts';
import { ISSUER, refresh, signInAt } from './provider.ts';
import { ADDRESS, refused } from './requests.ts';

const MANY = 50;

/** A person who joins without the endpoint; their data is removed after the test. */
function newUser(): string {
  const uid = newId();
  onTestFinished(async () => {
    const { records, handles } = await recordsOfUser(uid);
    await Promise.all([
      ...records.map(({ ref }) => ref.delete()),
      ...handles.map((handle) => database.doc(`handles/${handle}`).delete()),
    ]);
  });
  return uid;
}

/** The result of each attempt: the code of its refusal, or whether it made a record. */
async function outcomes(attempts: readonly Promise<{ isNew: boolean }>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((attempt) => {
    if (attempt.status === 'fulfilled') return attempt.value.isNew ? 'joined' : 'had joined';
    return attempt.reason instanceof ApiError ? attempt.reason.code : String(attempt.reason);
  });
}

const counted = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));

describe.runIf(isFullRun)('fifty who join at once', { timeout: 120_000 }, () => {
  it('and all want one handle: one of them gets it, and only they have a record', async () => {
    const handle = newHandle();
    const users = Array.from({ length: MANY }, newUser);
    const all = await outcomes(
      users.map((uid) => join(database, { uid, joining: joining({ handle }), now: Date.now() })),
    );
    expect(counted(all)).toEqual({ joined: 1, 'handle-taken': MANY - 1 });
    const theirs = await Promise.all(users.map(recordsOfUser));
    expect(theirs.flatMap(({ records }) => records)).toHaveLength(1);
    expect(theirs.flatMap(({ handles }) => handles)).toEqual([handle]);
    const winner = theirs.find(({ records }) => records.length > 0);
    expect(winner?.handles).toEqual([handle]);
  });

  it('and are the same person: they have one record and one handle', async () => {
    const uid = newUser();
    const all = await outcomes(
      Array.from({ length: MANY }, () => join(database, { uid, joining: joining(), now: Date.now() })),
    );
    expect(counted(all)).toEqual({ joined: 1, 'had joined': MANY - 1 });
    const { records, handles } = await recordsOfUser(uid);
    expect([records.length, handles.length]).toEqual([1, 1]);
    expect(records[0]?.get('handle')).toBe(handles[0]);
  });
});

describe('a member who joins while the provider’s management API is away', () => {
  it('becomes a creator all the same, is asked to try again, and then has the permission', async () => {
    const { audience, managementClientId, managementClientSecret } = names.identity;
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    vi.stubEnv('PUBLIC_ADDRESS', ADDRESS);
    vi.stubEnv('AUTH0_DOMAIN', new URL(ISSUER).origin);
    vi.stubEnv('AUTH0_AUDIENCE', audience);
    vi.stubEnv('AUTH0_MANAGEMENT_CLIENT_ID', managementClientId);
    vi.stubEnv('AUTH0_MANAGEMENT_CLIENT_SECRET', managementClientSecret);
    // The endpoint runs in this process, so that its management requests can be cut off: its keys still come
    // from the provider.
    const network = globalThis.fetch;
    let away = true;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof network>) => {
      const { pathname } = new URL(asked[0] instanceof Request ? asked[0].url : asked[0]);
      if (away && pathname.startsWith('/api/v2/')) throw new TypeError('fetch failed');
      return network(...asked);
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    });
    answerRefusals(creators);

    const email = newAddress();
    const tokens = await signInAt(email);
    const ask = async () =>
      creators.request('/join', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(joining()),
      });
    const permissions = async (refreshToken: string) => {
      const { access_token: token, refresh_token: next } = await refresh(refreshToken);
      return { held: jwt.decode(token, { json: true })?.['permissions'], next };
    };

    await refused(await ask(), 503, 'provider-unavailable');
    const { records } = await recordsOf(email);
    expect(records).toHaveLength(1);
    const before = await permissions(tokens.refresh_token);
    expect(before.held).toEqual([]);

    away = false;
    const again = await ask();
    expect(again.status).toBe(200);
    expect(joined.parse(await again.json()).creatorId).toBe(records[0]?.id);
    expect((await recordsOf(email)).records).toHaveLength(1);
    expect((await permissions(before.next)).held).toEqual(['feature:creator-profile']);
  });
});
