import { originalPath } from '@waymark/model/entities/original';
import { quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import { uidOf } from '@waymark/model/uid';
import { getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { names } from '../../emulators/names.ts';
import { changeProfile as changeRecord } from '../../functions/src/accounts/change-profile.ts';
import { followSuspension } from '../../functions/src/accounts/suspension.ts';
import { cameraJpeg } from '../../functions/src/testing/sample-photos.ts';
import { newAddress } from '../new-address.ts';
import { firebaseToken } from './accounts.ts';
import { originals, upload, variantsOf, waitForRecord } from './bucket.ts';
import { publicItem } from './content.ts';
import { database } from './database.ts';
import { changeProfile, join, joined, joining, newHandle, profile, recordsOf } from './joins.ts';
import { addEditors, editorsOf } from './list-sharing.ts';
import { aCreator, aMember, creatorRecord, type Person } from './people.ts';
import { ISSUER, refresh, signInAt, subjectOf } from './provider.ts';
import { askFor, refused } from './requests.ts';
import { soon } from './soon.ts';
import { claimsOf, idTokenFor } from './token-of.ts';

const setStatus = (creatorId: string, status: 'active' | 'suspended') =>
  database.doc(`creators/${creatorId}`).update({ status });

/** What follows from a suspension has ended by then. */
const minute = { timeout: 60_000, interval: 200 };

/**
 * Writes a new document under the rules, as a browser does: again where a reaction to another write holds a document that the rules
 * read. @returns the status
 */
async function writeAs(person: Person, path: string, fields: Record<string, string>): Promise<number> {
  const status = await writeOnce(person, path, fields);
  return status === 409 ? writeAs(person, path, fields) : status;
}

async function writeOnce({ token }: Person, path: string, fields: Record<string, string>): Promise<number> {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `http://${host}/v1/projects/${process.env['GCLOUD_PROJECT']}/databases/(default)/documents`;
  const response = await fetch(`${documents}/${parent}?documentId=${path.slice(parent.length + 1)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]),
      ),
    }),
  });
  return response.status;
}

const isClosed = async (uid: string) => (await getAuth().getUser(uid)).disabled;

const askToken = (accessToken: string) => askFor(names.paths.token, accessToken);

/** Signs in to Firebase with a custom token. @returns the refresh token */
async function sessionOf(uid: string): Promise<{ refreshToken: string }> {
  const token = await getAuth().createCustomToken(uid, claimsOf(['feature:creator-profile']));
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    },
  );
  return z.object({ refreshToken: z.string() }).parse(await response.json());
}

const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

async function renew(refreshToken: string): Promise<number> {
  const response = await fetch(`${AUTH}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return response.status;
}

describe('a creator who is suspended', () => {
  it('is signed out everywhere and cannot sign in to Firebase until they are active again', async () => {
    const creator = await aCreator();
    const { refreshToken } = await sessionOf(creator.uid);
    expect(await renew(refreshToken)).toBe(200);
    expect((await changeProfile(creator, profile(creator))).status).toBe(204);
    // Firebase ends sessions by the second: a session from the second of the suspension would count as later.
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    await setStatus(creator.creatorId, 'suspended');
    await vi.waitFor(async () => expect(await isClosed(creator.uid)).toBe(true), soon);

    expect(await renew(refreshToken)).toBe(400);
    await refused(await changeProfile(creator, profile(creator)), 401, 'login_required');
    await expect(idTokenFor(await getAuth().createCustomToken(creator.uid))).rejects.toThrow();

    await setStatus(creator.creatorId, 'active');
    await vi.waitFor(async () => expect(await isClosed(creator.uid)).toBe(false), soon);

    const token = await idTokenFor(
      await getAuth().createCustomToken(creator.uid, claimsOf(['feature:creator-profile'])),
    );
    const again: Person = { uid: creator.uid, token };
    expect((await changeProfile(again, profile(again))).status).toBe(204);
    // Sessions that were ended stay ended.
    await refused(await changeProfile(creator, profile(creator)), 401, 'login_required');
  });

  it('gets no token for Firebase, and no permission by joining again', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const { creatorId } = joined.parse(await (await join(tokens.access_token, joining())).json());
    // This person has never signed in to Firebase: there is no account to close yet.
    await setStatus(creatorId, 'suspended');

    await refused(await askToken(tokens.access_token), 403, 'forbidden');
    await refused(await join(tokens.access_token, joining()), 403, 'forbidden');
    expect((await recordsOf(email)).records).toHaveLength(1);

    await setStatus(creatorId, 'active');
    // What followed from the suspension may have made a closed account in the meantime.
    await vi.waitFor(() => firebaseToken(tokens.access_token), soon);
    const uid = await uidOf(ISSUER, subjectOf(email));
    onTestFinished(() => getAuth().deleteUser(uid));

    await setStatus(creatorId, 'suspended');
    await vi.waitFor(async () => expect(await isClosed(uid)).toBe(true), soon);
    const { access_token: fresh } = await refresh(tokens.refresh_token);
    await refused(await askToken(fresh), 403, 'forbidden');
  });

  it('cannot make a list public with an open session', async () => {
    const { uid, creatorId } = await aCreator();
    await setStatus(creatorId, 'suspended');
    await vi.waitFor(async () => expect(await isClosed(uid)).toBe(true), soon);
    const id = await publicItem('list', { ownerId: uid });
    const list = database.doc(`lists/${id}`);
    await vi.waitFor(async () => expect((await list.get()).get('visibility')).toBe('private'), soon);
    await list.update({ visibility: 'unlisted' });
    await vi.waitFor(async () => expect((await list.get()).get('visibility')).toBe('private'), soon);
  });

  it('has no photo on the web within a minute, and all of them again afterwards', async () => {
    const creator = await aCreator();
    const photoId = newId();
    expect((await upload(creator, await cameraJpeg(), { photoId })).status).toBe(200);
    await waitForRecord(creator.uid, photoId);
    await setStatus(creator.creatorId, 'suspended');
    await vi.waitFor(async () => expect(await variantsOf(creator.uid, photoId)).toEqual(new Map()), minute);
    // With the token from before.
    const late = newId();
    await upload(creator, await cameraJpeg(), { photoId: late });
    await vi.waitFor(
      async () => expect(await originals.file(originalPath(creator.uid, late)).exists()).toEqual([false]),
      minute,
    );
    expect(await variantsOf(creator.uid, late)).toEqual(new Map());
    // What was uploaded before is not counted as uploaded again.
    await database.doc(quotasPath(creator.uid)).set({ raised: { photos: 0 } });
    await setStatus(creator.creatorId, 'active');
    expect(await waitForRecord(creator.uid, photoId)).toMatchObject({ state: 'ready' });
    expect((await variantsOf(creator.uid, photoId)).size).toBe(3);
  });

  it('edits no list any more, and writes nothing into lists with a token from before', async () => {
    const [creator, owner] = [await aCreator(), await aMember()];
    const theirs = await publicItem('list', {
      ownerId: owner.uid,
      visibility: 'public',
    });
    await addEditors(theirs, owner.uid, [creator.uid]);
    const own = await publicItem('list', { ownerId: creator.uid, visibility: 'private' });
    const item = { kind: 'poi', id: newId(), order: 'a0' };
    expect(await writeAs(creator, `lists/${own}/items/${newId()}`, item)).toBe(200);
    expect(await writeAs(creator, `lists/${theirs}/items/${newId()}`, item)).toBe(200);
    await setStatus(creator.creatorId, 'suspended');
    await vi.waitFor(async () => expect(await editorsOf(theirs)).toEqual([]), minute);
    // Both follow the suspension, in whatever order.
    for (const list of [own, theirs]) {
      const write = () => writeAs(creator, `lists/${list}/items/${newId()}`, item);
      await vi.waitFor(async () => expect(await write()).toBe(403), minute);
    }
  });

  it('gets no token for the support tool', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const { creatorId } = joined.parse(await (await join(tokens.access_token, joining())).json());
    const askSupport = () => askFor(names.paths.supportToken, tokens.access_token);
    expect((await askSupport()).status).toBe(200);
    await setStatus(creatorId, 'suspended');
    await refused(await askSupport(), 403, 'forbidden');
  });

  it('changes nothing, even with a valid token', async () => {
    const uid = newId();
    await creatorRecord({ userId: uid, status: 'suspended' });
    const change = changeRecord(database, { uid, profile: profile({ uid, token: '' }), now: Date.now() });
    await expect(change).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('gets no permission that was revoked', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const userId = await uidOf(ISSUER, subjectOf(email));
    await creatorRecord({ userId, handle: newHandle(), status: 'suspended' });
    await refused(await join(tokens.access_token, joining()), 403, 'forbidden');
    const { access_token: token } = await refresh(tokens.refresh_token);
    expect(jwt.decode(token, { json: true })?.['permissions']).toEqual([]);
  });
});

describe('the reaction to a suspension', () => {
  const follow = (creatorId: string) => followSuspension(database, getAuth(), creatorId);

  it('applies the current state, however often and in any order the events come', async () => {
    const { uid, creatorId } = await aCreator();
    for (const status of ['suspended', 'suspended', 'active', 'active', 'suspended'] as const) {
      await setStatus(creatorId, status);
      await Promise.all([follow(creatorId), follow(creatorId), follow(creatorId)]);
      expect(await isClosed(uid)).toBe(status === 'suspended');
    }
  });

  it('ends with the last change, where several come at once', async () => {
    const { uid, creatorId } = await aCreator();
    const words = ['suspended', 'active', 'suspended', 'active', 'suspended', 'active'] as const;
    await Promise.all(words.map((status) => setStatus(creatorId, status).then(() => follow(creatorId))));
    const last = (await database.doc(`creators/${creatorId}`).get()).get('status');
    await vi.waitFor(async () => expect(await isClosed(uid)).toBe(last === 'suspended'), soon);
  });

  it('applies to a person without an account, and holds a token that would create one', async () => {
    const uid = newId();
    onTestFinished(() => getAuth().deleteUser(uid));
    const held = await getAuth().createCustomToken(uid);
    const creatorId = await creatorRecord({ userId: uid, status: 'suspended' });
    await Promise.all([follow(creatorId), follow(creatorId)]);
    await expect(idTokenFor(held)).rejects.toThrow();
    await setStatus(creatorId, 'active');
    await follow(creatorId);
    await expect(idTokenFor(held)).resolves.toBeDefined();
  });

  it('does nothing without a record', async () => {
    await expect(follow(newId())).resolves.toBeUndefined();
  });

  it('applies to a record with another invalid field', async () => {
    const { uid, creatorId } = await aCreator();
    await database.doc(`creators/${creatorId}`).update({ name: '', status: 'suspended' });
    await vi.waitFor(async () => expect(await isClosed(uid)).toBe(true), soon);
  });

  it('leaves an account closed that was closed for another reason', async () => {
    const { uid, creatorId } = await aCreator();
    await getAuth().updateUser(uid, { disabled: true });
    await database.doc(`creators/${creatorId}`).update({ name: 'Élise', sortName: 'x' });
    await vi.waitFor(
      async () => expect((await database.doc(`creators/${creatorId}`).get()).get('sortName')).toBe('elise'),
      soon,
    );
    expect(await isClosed(uid)).toBe(true);
  });
});
