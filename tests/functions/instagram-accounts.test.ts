import { randomInt } from 'node:crypto';
import { MAX_IMPORT_ITEMS } from '@waymark/model/entities/import-problems';
import { instagramImport } from '@waymark/model/entities/instagram-import';
import { quotasPath } from '@waymark/model/entities/quotas';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { bucket, originals } from './bucket.ts';
import { database } from './database.ts';
import { aCreator, aMember, type Person } from './people.ts';
import { ADDRESS, answered, ask, refused } from './requests.ts';
import { soon } from './soon.ts';

function send(who: Person, method: string, path: string, body?: object): Promise<Response> {
  return ask(`/api/instagram/${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The address at the stand-in for Instagram where a person decides. */
async function begin(who: Person, locale = 'en'): Promise<URL> {
  const response = await send(who, 'POST', 'connection/begin', { locale });
  return new URL((await answered(response, z.object({ address: z.url() }))).address);
}

/** Decides at the stand-in. @returns what the page of integrations is opened with */
async function decide(address: URL, account: string, decision = 'allow'): Promise<URL> {
  const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), account, decision });
  const sent = await fetch(new URL('/oauth/authorize', address), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const back = new URL(sent.headers.get('Location') ?? '');
  const response = await ask(back.pathname + back.search);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '', ADDRESS);
}

/** A new account at the stand-in with so many media. */
async function anAccount({ origin }: URL, media: number): Promise<string> {
  const username = `tester.${randomInt(1e9)}`;
  await control(origin, 'PUT', 'accounts', { username, media });
  return username;
}

async function control(origin: string, method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${origin}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
}

const brought = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)));

/** Connects an account with so many media. @returns the origin of the stand-in, and the name of the account */
async function connect(who: Person, media: number): Promise<{ origin: string; username: string }> {
  const address = await begin(who);
  const username = await anAccount(address, media);
  const back = await decide(address, username);
  expect((await send(who, 'POST', 'connection', brought(back))).status).toBe(204);
  onTestFinished(() => control(address.origin, 'DELETE', 'faults'));
  onTestFinished(async () => {
    await send(who, 'DELETE', 'connection');
    const [files] = await originals.getFiles({ prefix: `originals/${who.uid}/` });
    const [variants] = await bucket.getFiles({ prefix: `photos/${who.uid}/` });
    for (const file of [...files, ...variants]) await file.delete({ ignoreNotFound: true });
  });
  return { origin: address.origin, username };
}

async function start(who: Person): Promise<string> {
  const response = await send(who, 'POST', 'imports');
  expect(response.status).toBe(201);
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  onTestFinished(() => database.recursiveDelete(database.doc(`instagramImports/${id}`)));
  return id;
}

async function runOf(id: string) {
  return readEntity(await database.doc(`instagramImports/${id}`).get(), instagramImport);
}

const connectionOf = async ({ uid }: Person) =>
  (await database.doc(`users/${uid}/integrations/instagram`).get()).data();

describe('connecting an account', () => {
  it('keeps the token where no client reads it, and shows the name', async () => {
    const creator = await aCreator();
    const { username } = await connect(creator, 0);
    expect(await connectionOf(creator)).toMatchObject({ username, state: 'connected' });
    const token = (await database.doc(`instagramTokens/${creator.uid}`).get()).get('token');
    expect(token).toMatch(/^[A-Za-z0-9+/=]{60,}$/);
    expect(Buffer.from(token, 'base64').toString('latin1')).not.toContain('IG');
    expect((await send(creator, 'DELETE', 'connection')).status).toBe(204);
    expect(await connectionOf(creator)).toBeUndefined();
    expect((await database.doc(`instagramTokens/${creator.uid}`).get()).exists).toBe(false);
  });

  it('leads back to the page in its language, with an error where the person refuses', async () => {
    const creator = await aCreator();
    const address = await begin(creator, 'fr');
    const username = await anAccount(address, 0);
    const back = await decide(address, username, 'deny');
    expect([back.pathname, brought(back)]).toEqual([
      '/fr/workspace/integrations',
      { error: 'access_denied' },
    ]);
    const allowed = await decide(await begin(creator, 'fr'), username);
    expect(allowed.pathname).toBe('/fr/workspace/integrations');
  });

  it('is refused to another user, and a second time', async () => {
    const [creator, victim] = [await aCreator(), await aCreator()];
    const address = await begin(creator);
    const back = brought(await decide(address, await anAccount(address, 0)));
    await refused(await send(victim, 'POST', 'connection', back), 404, 'not-found');
    expect(await connectionOf(victim)).toBeUndefined();
    expect((await send(creator, 'POST', 'connection', back)).status).toBe(204);
    await refused(await send(creator, 'POST', 'connection', back), 404, 'not-found');
    await refused(
      await send(creator, 'POST', 'connection', { ...back, state: 'en.other' }),
      404,
      'not-found',
    );
    await refused(
      await send(await aMember(), 'POST', 'connection/begin', { locale: 'en' }),
      403,
      'forbidden',
    );
  });

  it('is refused where Instagram does not know the code', async () => {
    const creator = await aCreator();
    const address = await begin(creator);
    const state = address.searchParams.get('state') ?? '';
    await refused(await send(creator, 'POST', 'connection', { code: 'forged', state }), 409, 'conflict');
    expect(await connectionOf(creator)).toBeUndefined();
  });
});

describe('an import from an account', () => {
  it('has every medium with its photos, and a second one skips them', async () => {
    const creator = await aCreator();
    await connect(creator, 7);
    const id = await start(creator);
    await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ status: 'done' }), soon);
    expect(await runOf(id)).toMatchObject({
      source: 'api',
      counts: { found: 7, imported: 7, skipped: 0, failed: 0 },
      problems: [],
    });
    const items = await database.collection(`instagramImports/${id}/items`).get();
    const carousel = items.docs.find((item) => item.get('photosFound') === 3);
    expect(carousel?.get('photoIds')).toHaveLength(3);
    expect(carousel?.get('photo')).toMatchObject({ width: 1080, height: 1350 });
    const second = await start(creator);
    await vi.waitFor(async () => expect(await runOf(second)).toMatchObject({ status: 'done' }), soon);
    expect((await runOf(second))?.counts).toEqual({ found: 7, imported: 0, skipped: 7, failed: 0 });
  });

  it.runIf(isFullRun)(
    'goes on by itself after half a page, and lists all media before it stores photos',
    async () => {
      const creator = await aCreator();
      const { origin } = await connect(creator, 60);
      // The second page is cut off once.
      await control(origin, 'PUT', 'faults', { at: 'media', after: 1, times: 1, cutOff: true });
      const id = await start(creator);
      const items = database.collection(`instagramImports/${id}/items`);
      await vi.waitFor(async () => expect((await items.count().get()).data().count).toBe(60), soon);
      await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ counts: { found: 60 } }), soon);
      await control(origin, 'DELETE', 'faults');
      const progress = database.doc(`instagramImports/${id}/progress/api`);
      await vi.waitFor(async () => expect((await progress.get()).get('isListed')).toBe(true), soon);
      await vi.waitFor(async () => expect((await progress.get()).get('isRead')).toBe(true), soon);
      const stored = (await items.get()).docs.map((item) => [
        item.get('photosFound'),
        item.get('photoIds').length,
      ]);
      for (const [wanted, there] of stored) expect(there).toBe(wanted);
      await send(creator, 'POST', `imports/${id}/cancel`);
    },
  );

  it.runIf(isFullRun)('leaves nothing where it is cancelled and undone while it is read', async () => {
    const creator = await aCreator();
    await connect(creator, 40);
    const id = await start(creator);
    const items = database.collection(`instagramImports/${id}/items`);
    await vi.waitFor(async () => expect((await items.count().get()).data().count).toBe(40), soon);
    expect((await send(creator, 'POST', `imports/${id}/cancel`)).status).toBe(204);
    expect((await send(creator, 'POST', `imports/${id}/undo`)).status).toBe(204);
    await vi.waitFor(async () => {
      expect((await items.count().get()).data().count).toBe(0);
      expect((await database.collection(`users/${creator.uid}/importedMedia`).get()).size).toBe(0);
      const [files] = await originals.getFiles({ prefix: `originals/${creator.uid}/` });
      expect(files.map(({ name }) => name)).toEqual([]);
    }, soon);
    expect(await runOf(id)).toMatchObject({ status: 'undone' });
  });

  it.runIf(isFullRun)(
    'stops where the account has no room for photos, and stores them once it has',
    async () => {
      const creator = await aCreator();
      const space = database.doc(quotasPath(creator.uid));
      // What a creator has is counted again at any time, and this stays.
      await space.set({ raised: { photos: 0 } }, { merge: true });
      await connect(creator, 3);
      const id = await start(creator);
      await vi.waitFor(
        async () => expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'storage-full' }),
        soon,
      );
      expect((await runOf(id))?.counts).toEqual({ found: 3, imported: 0, skipped: 0, failed: 0 });
      await space.update({ raised: FieldValue.delete() });
      expect((await send(creator, 'POST', `imports/${id}/go-on`)).status).toBe(204);
      await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ status: 'done' }), soon);
      expect((await runOf(id))?.counts).toEqual({ found: 3, imported: 3, skipped: 0, failed: 0 });
    },
  );

  it('stops where the access was withdrawn, and goes on once it is connected again', async () => {
    const creator = await aCreator();
    const { origin, username } = await connect(creator, 2);
    await control(origin, 'DELETE', `accounts/${username}/tokens`);
    const id = await start(creator);
    await vi.waitFor(
      async () => expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'disconnected' }),
      soon,
    );
    expect(await connectionOf(creator)).toMatchObject({ state: 'expired' });
    const back = brought(await decide(await begin(creator), username));
    await send(creator, 'POST', 'connection', back);
    expect((await send(creator, 'POST', `imports/${id}/go-on`)).status).toBe(204);
    await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ status: 'done' }), soon);
    expect((await runOf(id))?.failure).toBeUndefined();
  });

  it('ends where it is full, and says so', async () => {
    const creator = await aCreator();
    const { origin } = await connect(creator, 2);
    // It waits for Instagram until it is full.
    await control(origin, 'PUT', 'faults', { at: 'media', status: 429, code: 4, minutes: 60 });
    const id = await start(creator);
    await vi.waitFor(async () => expect(await runOf(id)).toMatchObject({ failure: 'rate-limited' }), soon);
    await database.doc(`instagramImports/${id}/progress/items`).set({ items: MAX_IMPORT_ITEMS - 1 });
    await control(origin, 'DELETE', 'faults');
    expect((await send(creator, 'POST', `imports/${id}/pause`)).status).toBe(204);
    expect((await send(creator, 'POST', `imports/${id}/go-on`)).status).toBe(204);
    await vi.waitFor(
      async () => expect(await runOf(id)).toMatchObject({ status: 'failed', failure: 'too-many-items' }),
      soon,
    );
    const items = await database.collection(`instagramImports/${id}/items`).get();
    expect(items.size).toBe(0);
  });

  it('waits for a limit of Instagram, and can be paused and cancelled meanwhile', async () => {
    const creator = await aCreator();
    const { origin } = await connect(creator, 2);
    await control(origin, 'PUT', 'faults', { at: 'media', status: 429, code: 4, minutes: 60 });
    const id = await start(creator);
    await vi.waitFor(
      async () => expect(await runOf(id)).toMatchObject({ status: 'running', failure: 'rate-limited' }),
      soon,
    );
    // A second start answers the import that runs.
    expect(await start(creator)).toBe(id);
    expect((await send(creator, 'POST', `imports/${id}/pause`)).status).toBe(204);
    expect(await runOf(id)).toMatchObject({ status: 'paused' });
    await refused(await send(await aCreator(), 'POST', `imports/${id}/cancel`), 404, 'not-found');
    expect((await send(creator, 'POST', `imports/${id}/cancel`)).status).toBe(204);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', finishedAt: expect.any(Number) });
    await refused(await send(creator, 'POST', `imports/${id}/go-on`), 409, 'conflict');
  });
});
