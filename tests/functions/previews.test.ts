import { randomInt } from 'node:crypto';
import { PREVIEW_DAYS } from '@waymark/model/entities/preview-link';
import { snapToGrid } from '@waymark/model/geography/grid';
import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withdrawSuspended } from '../../functions/src/publish/withdraw-suspended.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember, type Person } from './people.ts';
import { answered, ask, publish, published, purge, refused } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft, edit } from './works.ts';

const link = z.strictObject({ preview: z.string().length(63), expiresAt: z.number() });
const end = z.strictObject({ expiresAt: z.number().nullable() });
const preview = z.strictObject({
  item: z.looseObject({ id: z.string(), title: z.record(z.string(), z.string()) }),
  isPlaced: z.boolean(),
  isPublished: z.boolean(),
  expiresAt: z.number(),
});

const askOwn = (method: 'GET' | 'POST' | 'DELETE', who: Person | undefined, workId: string) =>
  ask(`/api/previews/${workId}`, {
    method,
    headers: who === undefined ? {} : { Authorization: `Bearer ${who.token}` },
  });

/** An address from which nothing else is asked. */
const newSender = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Reads a preview as a visitor without an account. */
const read = (secret: unknown, sender = newSender()) =>
  ask('/api/previews/read', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': sender },
    body: JSON.stringify({ preview: secret }),
  });

async function linkTo(owner: Person, workId: string): Promise<z.infer<typeof link>> {
  const response = await askOwn('POST', owner, workId);
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return link.parse(await response.json());
}

const shown = async (secret: string) => answered(await read(secret), preview);
const linksOf = async (workId: string) =>
  (await database.collection('previewLinks').where('workId', '==', workId).get()).docs;

/** A creator with a draft that has a link. */
async function aSharedDraft() {
  const owner = await aCreator();
  const workId = await draft(owner.uid, 'poi', contentOf('poi', owner.uid));
  return { owner, workId, ...(await linkTo(owner, workId)) };
}

describe('a private link to a preview', () => {
  it('shows a draft as it is at the time, in no cache, and its secret is stored nowhere', async () => {
    const { owner, workId, preview: secret, expiresAt } = await aSharedDraft();
    expect(Math.abs(expiresAt - Date.now() - PREVIEW_DAYS * 86_400_000)).toBeLessThan(60_000);
    expect(await answered(await askOwn('GET', owner, workId), end)).toEqual({ expiresAt });
    const [stored, ...others] = await linksOf(workId);
    expect(others).toEqual([]);
    expect(JSON.stringify(stored?.data())).not.toContain(secret.slice(20));

    const response = await read(secret);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const first = await answered(response, preview);
    expect(first).toMatchObject({ isPlaced: true, isPublished: false, expiresAt });
    expect(first.item).toMatchObject({ kind: 'poi', id: workId, creatorId: owner.creatorId });
    await edit(owner.uid, workId, { title: { en: 'Written since' } });
    expect((await shown(secret)).item.title).toEqual({ en: 'Written since' });
  });

  it('shows an incomplete work, and nothing that its publication would not show', async () => {
    const owner = await aCreator();
    const position = { lat: 48.123_456, lng: 2.123_456 };
    const pin = {
      title: { en: 'Near home' },
      precision: 'approximate',
      position,
      phone: '+33 1 23 45 67 89',
    };
    const wide = Array.from({ length: 2_000 }, () => 'x');
    const { preview: secret } = await linkTo(
      owner,
      await draft(owner.uid, 'pin', { ...pin, poiId: newId(), tags: wide, secret: 'my own note' }),
    );
    const { item } = await shown(secret);
    expect(item).toMatchObject({ title: pin.title, position: snapToGrid(position), tags: [] });
    expect(JSON.stringify(item)).not.toMatch(/123456|"poiId"|"phone"|my own note/);
    const empty = await linkTo(owner, await draft(owner.uid, 'marker', {}));
    expect(await shown(empty.preview)).toMatchObject({ isPlaced: false, item: { title: {} } });
  });

  it('shows the changes of a published work, and says what is published', async () => {
    const { owner, workId, preview: secret } = await aSharedDraft();
    const { id } = await published(await publish(owner, workId));
    expect(await shown(secret)).toMatchObject({ isPublished: true, item: { id } });
    await edit(owner.uid, workId, { title: { en: 'Not public yet' } });
    expect(await shown(secret)).toMatchObject({
      isPublished: false,
      item: { title: { en: 'Not public yet' } },
    });
  });

  it('does not name the address under which an approximate pin was exact', async () => {
    const owner = await aCreator();
    const content = { ...contentOf('pin', owner.uid), precision: 'exact' };
    const workId = await draft(owner.uid, 'pin', content);
    const { id } = await published(await publish(owner, workId));
    const { preview: secret } = await linkTo(owner, workId);
    expect((await shown(secret)).item.id).toBe(id);
    await edit(owner.uid, workId, { precision: 'approximate' });
    expect(JSON.stringify(await shown(secret))).not.toContain(id);
    const { id: next } = await published(await publish(owner, workId));
    expect((await shown(secret)).item.id).toBe(next);
  });

  it('ends with a new one, and when its owner ends it', async () => {
    const { owner, workId, preview: former } = await aSharedDraft();
    const { preview: current } = await linkTo(owner, workId);
    await refused(await read(former), 404, 'not-found');
    expect((await read(current)).status).toBe(200);
    expect(await linksOf(workId)).toHaveLength(1);
    // Twice: an answer may be lost.
    for (let time = 0; time < 2; time++) expect((await askOwn('DELETE', owner, workId)).status).toBe(204);
    await refused(await read(current), 404, 'not-found');
    expect(await answered(await askOwn('GET', owner, workId), end)).toEqual({ expiresAt: null });
  });

  it('answers the same whether it has expired or never was', async () => {
    const { owner, workId, preview: secret } = await aSharedDraft();
    const [stored] = await linksOf(workId);
    await stored?.ref.update({ expiresAt: new Date() });
    expect(await answered(await askOwn('GET', owner, workId), end)).toEqual({ expiresAt: null });
    const altered = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
    const bodies = [];
    for (const given of [
      secret,
      altered,
      secret.slice(0, 20),
      `${secret}x`,
      '',
      newId() + secret.slice(20),
    ]) {
      const response = await read(given);
      expect(response.status).toBe(404);
      bodies.push(await response.text());
    }
    expect(new Set(bodies).size).toBe(1);
    for (const given of [undefined, 5, 'x'.repeat(201)]) await refused(await read(given), 422, 'invalid');
  });

  it('ends with the move of its work to the trash, and does not come back', async () => {
    const { owner, workId, preview: secret } = await aSharedDraft();
    await change(owner.uid, workId, { deletedAt: new Date() });
    await refused(await read(secret), 404, 'not-found');
    await refused(await askOwn('POST', owner, workId), 409, 'in-trash');
    await expect.poll(() => linksOf(workId), soon).toEqual([]);
    expect((await purge(owner, [workId])).status).toBe(204);
    await refused(await read(secret), 404, 'not-found');
    await refused(await askOwn('POST', owner, workId), 404, 'not-found');
  });

  it('ends with the suspension of its creator', async () => {
    const { owner, workId, preview: secret } = await aSharedDraft();
    await database.doc(`creators/${owner.creatorId}`).update({ status: 'suspended' });
    await refused(await read(secret), 404, 'not-found');
    await withdrawSuspended(database, owner.creatorId);
    expect(await linksOf(workId)).toEqual([]);
  });

  it('is made, found and ended by the owner of the work alone', async () => {
    const { workId, preview: secret } = await aSharedDraft();
    const [other, member] = [await aCreator(), await aMember()];
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      await refused(await askOwn(method, undefined, workId), 401, 'login_required');
      await refused(await askOwn(method, member, workId), 403, 'forbidden');
      await refused(await askOwn(method, other, 'no-id'), 404, 'not-found');
    }
    await refused(await askOwn('POST', other, workId), 404, 'not-found');
    expect(await answered(await askOwn('GET', other, workId), end)).toEqual({ expiresAt: null });
    expect((await askOwn('DELETE', other, workId)).status).toBe(204);
    expect((await read(secret)).status).toBe(200);
  });

  it('is read thirty times a minute by one sender', async () => {
    const sender = newSender();
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await read('x', sender)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });
});
