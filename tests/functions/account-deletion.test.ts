import { DELETION_DELAY } from '@waymark/model/entities/account-deletion';
import { originalPath } from '@waymark/model/entities/original';
import { newId } from '@waymark/model/ids';
import { uidOf } from '@waymark/model/uid';
import fc from 'fast-check';
import { getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { deleteAccount, leftOf } from '../../functions/src/personal-data/delete-account.ts';
import { hasten, requestDeletion } from '../../functions/src/personal-data/deletion.ts';
import type { PersonalStore } from '../../functions/src/personal-data/person.ts';
import type { Place } from '../../functions/src/personal-data/place.ts';
import { CONTENT_PLACES, LAST_PLACES, PLACES } from '../../functions/src/personal-data/places.ts';
import { sweepAccounts } from '../../functions/src/personal-data/sweep-accounts.ts';
import { publishScheduled } from '../../functions/src/publish/publish-scheduled.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { documentsThatName } from '../documents-that-name.ts';
import { newAddress } from '../new-address.ts';
import { anAccount, askAccount, firebaseToken, forgetAccount, personalStore } from './accounts.ts';
import { bucket, originals } from './bucket.ts';
import { contentOf } from './content.ts';
import { askContent, confirmedAccount, nextSecond, signedInBy } from './content-accounts.ts';
import { database } from './database.ts';
import { editorsOf } from './list-sharing.ts';
import { aMember } from './people.ts';
import { personalContent } from './personal-content.ts';
import { ISSUER, manage, refresh, signInAt, subjectOf } from './provider.ts';
import { ask, refused } from './requests.ts';
import { soon } from './soon.ts';
import { draft, publicOf } from './works.ts';

const HOUR = 3_600_000;
/** Later than the stack's own schedule looks. */
const THEN = Date.UTC(2098, 0, 1);
const accepted = z.strictObject({ dueAt: z.number() });
/** What reads much of the database is not repeated ten times a second. */
const seldom = { ...soon, interval: 1_000 };

async function left(store: PersonalStore, uid: string, subject?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { place, what } of leftOf(store, uid, subject)) found.push(`${place}: ${what}`);
  return found;
}

it('the provider says when its users signed in, also after a refresh', async () => {
  const begun = Math.floor(Date.now() / 1_000);
  const tokens = await signInAt(newAddress());
  const timeIn = (token: string): unknown =>
    jwt.decode(token, { json: true })?.['https://waymark.example/auth_time'];
  const signedInAt = timeIn(tokens.access_token);
  expect(signedInAt).toBeGreaterThanOrEqual(begun - 1);
  await nextSecond();
  expect(timeIn((await refresh(tokens.refresh_token)).access_token)).toBe(signedInAt);
});

describe('deleting an account', () => {
  it('waits for 14 days, and is cancelled by a request', async () => {
    const account = await anAccount();
    const begun = Date.now();
    const answer = await askAccount(account, 'deletion');
    expect(answer.status).toBe(201);
    const { dueAt } = accepted.parse(await answer.json());
    expect(dueAt).toBeGreaterThanOrEqual(begun + DELETION_DELAY);
    const again = await askAccount(account, 'deletion');
    expect([again.status, accepted.parse(await again.json()).dueAt]).toEqual([200, dueAt]);
    const record = await database.doc(`deletions/${account.uid}`).get();
    expect(record.get('state')).toBe('waiting');
    expect(JSON.stringify(record.data())).not.toContain(account.subject);

    for (const _ of ['once', 'again']) {
      expect((await askAccount(account, 'deletion', { method: 'DELETE' })).status).toBe(204);
      expect((await database.doc(`deletions/${account.uid}`).get()).exists).toBe(false);
    }
    expect((await getAuth().getUser(account.uid)).disabled).toBe(false);
  });

  it('needs both tokens of one user, and a sign-in of the last ten minutes', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    await refused(await askAccount({ accessToken: account.accessToken }, 'deletion'), 401, 'login_required');
    await refused(
      await askAccount({ token: account.token, accessToken: other.accessToken }, 'deletion'),
      403,
      'forbidden',
    );
    await refused(await askAccount(account, 'deletion', { body: {} }), 422, 'invalid');
    await refused(await askAccount({}, 'deletion', { method: 'DELETE' }), 401, 'login_required');
    await refused(
      await askAccount({ ...account, token: await signedInAgo(account.uid, 11 * 60) }, 'deletion'),
      403,
      'sign-in-too-old',
    );
    expect((await database.doc(`deletions/${account.uid}`).get()).exists).toBe(false);
  });

  it('removes everything when it is due: content, search records, identity and account', async () => {
    const account = await anAccount(['feature:creator-profile']);
    const content = await personalContent(account);
    const store = personalStore();
    expect((await askAccount(account, 'deletion')).status).toBe(201);
    const before = await left(store, account.uid);
    const empty = [
      'deleted lists',
      'files of archives',
      'variants of photos',
      'search records',
      'closed account',
    ];
    const found = new Set(before.map((line) => line.slice(0, line.indexOf(':'))));
    expect(
      PLACES.map(({ name }) => name).filter((name) => !found.has(name) && !empty.includes(name)),
    ).toEqual([]);

    // The schedule of the stack looks every few seconds.
    await database.doc(`deletions/${account.uid}`).update({ dueAt: new Date() });
    await vi.waitFor(async () => expect(await left(store, account.uid)).toEqual([]), seldom);
    expect((await manage(`users/${encodeURIComponent(account.subject)}`)).status).toBe(404);
    await expect(getAuth().getUser(account.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const { story, creatorId } = content;
    const named = [account.uid, account.subject, account.email, creatorId, story];
    // Tiles of the map and sitemaps are derived, and follow what they derive from.
    await vi.waitFor(async () => expect(await documentsThatName(named)).toEqual([]), seldom);
    // What a user added to lists of others stays there; the page of the item says that it is gone.
    expect((await database.collection(`lists/${content.othersList}/items`).get()).size).toBe(1);
    expect(await editorsOf(content.othersList)).toEqual([]);
    // No other user can take the address of the list.
    expect((await database.doc(`lists/${content.list}/traces/deleted`).get()).exists).toBe(true);
    await vi.waitFor(async () => expect((await ask(`/markers/${content.marker}`)).status).toBe(410), soon);
  });

  it('cannot be cancelled once it has begun, and nobody signs in meanwhile', async () => {
    const account = await anAccount();
    const store = personalStore();
    await requestDeletion(database, { uid: account.uid, subject: undefined, now: THEN - DELETION_DELAY });
    const now = THEN;
    expect(await deleteAccount(store, account.uid, { now: () => now, tokensLast: HOUR })).toBe(false);
    await refused(await askAccount(account, 'deletion', { method: 'DELETE' }), 401, 'login_required');
    const again = await ask('/api/auth/token', {
      headers: { authorization: `Bearer ${account.accessToken}` },
    });
    await refused(again, 403, 'forbidden');
    expect(await left(store, account.uid)).toEqual([
      'account at Firebase: an account of Firebase Authentication',
      `closed account: closedAccounts/${account.uid}`,
      `deletion: deletions/${account.uid}`,
      `deletion: deletions/${account.uid}/private/names`,
    ]);
    expect(await deleteAccount(store, account.uid, { now: () => now + HOUR, tokensLast: HOUR })).toBe(true);
    expect(await left(store, account.uid)).toEqual([]);
  });

  it('finds the identity at the provider of a user who is signed in by a linked account', async () => {
    const { email, password } = await confirmedAccount();
    const { access_token } = await signInAt(email);
    const uid = await uidOf(ISSUER, subjectOf(email));
    onTestFinished(() => forgetAccount(uid));
    await firebaseToken(access_token);
    const body = { identifier: email, password, access_token };
    const { jwt: accessToken } = await signedInBy(await askContent('/auth/auth0/link', { body }));
    const account = { uid, accessToken, token: await firebaseToken(accessToken) };
    expect((await askAccount(account, 'deletion')).status).toBe(201);
    const names = await database.doc(`deletions/${uid}/private/names`).get();
    expect(names.get('subject')).toBe(subjectOf(email));
  });

  it('that is not due, or was never requested, changes nothing', async () => {
    const member = await aMember();
    const store = personalStore();
    expect(await deleteAccount(store, member.uid)).toBe(true);
    await requestDeletion(database, { uid: member.uid, subject: undefined, now: Date.now() });
    onTestFinished(async () => database.recursiveDelete(database.doc(`deletions/${member.uid}`)));
    expect(await deleteAccount(store, member.uid)).toBe(false);
    expect((await getAuth().getUser(member.uid)).disabled).toBe(false);
    const begun: string[] = [];
    const later = Date.now() + DELETION_DELAY + 1_000;
    await sweepAccounts(store, later, async (uid) => {
      begun.push(uid);
    });
    expect(begun).toContain(member.uid);
  });
});

describe.runIf(isFullRun)(
  'a deletion that is interrupted and doubled, beside an upload and publications,',
  () => {
    it('ends with nothing left', async () => {
      const places = [...CONTENT_PLACES, ...LAST_PLACES].length;
      await fc.assert(
        fc.asyncProperty(
          // Where runs end: before or after the removal from a place.
          fc.array(fc.record({ place: fc.nat(places - 1), isAfter: fc.boolean() }), { maxLength: 4 }),
          // Before which place something new comes from a page that is still open.
          fc.array(fc.nat(CONTENT_PLACES.length - 1), { maxLength: 3 }),
          fc.boolean(),
          async (interruptions, additions, isDoubled) => {
            const uid = newId();
            await getAuth().createUser({ uid });
            const deleted: string[] = [];
            const store = personalStore(deleted);
            await personalContent({ uid });
            await hasten(database, { uid, subject: 'auth0|gone', now: THEN });
            let now = THEN + 1_000;
            const run = (hooks: Hooks) => runWith(store, uid, () => now, hooks);

            for (const { place, isAfter } of interruptions) {
              await run({ [isAfter ? 'after' : 'before']: { place, act: interrupt } }).catch(ifInterrupted);
            }
            for (const place of additions) {
              await run({ before: { place, act: () => addMore(uid) } }).catch(ifSomethingLeft);
            }
            if (isDoubled) await Promise.allSettled([run({}), run({})]);
            // Closes the account, where no run has done so yet.
            await run({});
            // Now no token of theirs is valid any more.
            now += 2 * HOUR;
            await run({});
            await run({});
            await vi.waitFor(async () => expect(await left(store, uid)).toEqual([]), seldom);
            expect(deleted).toContain('auth0|gone');
            // Reactions to the deletions bring nothing back.
            await publishScheduled(database, () => Date.now());
            expect(await publicOf('marker', uid)).toEqual([]);
            expect(await left(store, uid)).toEqual([]);
          },
        ),
        { numRuns: 8 },
      );
    }, 600_000);
  },
);

interface Hook {
  place: number;
  act: () => Promise<void>;
}
interface Hooks {
  before?: Hook;
  after?: Hook;
}

const INTERRUPTED = new Error('interrupted');

async function interrupt(): Promise<void> {
  throw INTERRUPTED;
}

function ifInterrupted(error: unknown): void {
  if (error !== INTERRUPTED) throw error;
}

/** A page kept adding, so the run gave up for now. */
function ifSomethingLeft(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('is left'))) throw error;
}

/** One run with something that happens at a place. */
async function runWith(store: PersonalStore, uid: string, now: () => number, hooks: Hooks): Promise<void> {
  const wrapped = (place: Place, index: number): Place => ({
    ...place,
    async remove(...given) {
      if (hooks.before?.place === index) await hooks.before.act();
      await place.remove(...given);
      if (hooks.after?.place === index) await hooks.after.act();
    },
  });
  await deleteAccount(store, uid, {
    now,
    tokensLast: HOUR,
    content: CONTENT_PLACES.map(wrapped),
    last: LAST_PLACES.map((place, index) => wrapped(place, CONTENT_PLACES.length + index)),
  });
}

/** What a page can still do with a token from before: upload, write, schedule, share a list. */
async function addMore(uid: string): Promise<void> {
  await originals
    .file(originalPath(uid, newId()))
    .save('late', { resumable: false, contentType: 'image/png' });
  await bucket.file(`photos/${uid}/${newId()}/320.webp`).save('late', { resumable: false });
  await draft(uid, 'marker', contentOf('marker', uid), { state: 'scheduled', publishAt: 1_000 });
  await publishScheduled(database, () => Date.now());
  await database.doc(`lists/${newId()}`).set({ kind: 'list', ownerId: uid, visibility: 'private' });
}

/** A Firebase token of a user who signed in some seconds ago. The emulator checks no signatures. */
async function signedInAgo(uid: string, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const project = process.env['GCLOUD_PROJECT'];
  // Otherwise a token from before the account was created counts as revoked.
  const accounts = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  const changed = await fetch(accounts, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: '1' }),
  });
  expect(changed.status).toBe(200);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3_600,
    auth_time: now - seconds,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return jwt.sign(claims, '', { algorithm: 'none' });
}

describe('signing out everywhere', () => {
  it('ends all sessions: earlier tokens of Firebase and of the provider are refused', async () => {
    const account = await anAccount();
    // Firebase counts whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await refused(await askAccount(account, 'sign-out-everywhere', { body: {} }), 422, 'invalid');
    expect((await askAccount(account, 'sign-out-everywhere')).status).toBe(204);
    await refused(await askAccount(account, 'export'), 401, 'login_required');
    const token = await ask('/api/auth/token', {
      headers: { authorization: `Bearer ${account.accessToken}` },
    });
    await refused(token, 401, 'login_required');
  });
});
