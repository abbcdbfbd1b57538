import { gzipSync } from 'node:zlib';
import { newId } from '@waymark/model/ids';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishWork } from '../../functions/src/publish/publish-work.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember, creatorRecord } from './people.ts';
import { ask, check, publish, published, refused, unpublish } from './requests.ts';
import { draft, publicOf, removeWork, workOf } from './works.ts';

describe.each([
  { what: 'publish', act: publish },
  { what: 'unpublish', act: unpublish },
  { what: 'check', act: check },
])('who may not $what', ({ what, act }) => {
  it('a compressed or long body: 415 and 422', async () => {
    const creator = await aCreator();
    const send = (body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = {}) =>
      ask(`/api/works/${newId()}/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json', ...headers },
        body,
      });
    await refused(await send(gzipSync('{}'), { 'content-encoding': 'gzip' }), 415, 'unsupported-body');
    await refused(await send(JSON.stringify({ x: 'x'.repeat(70_000) })), 422, 'invalid');
    await refused(await send('{}'), 404, 'not-found');
  });

  it('a signed-out visitor: 401', async () => {
    await refused(await act(undefined, newId()), 401, 'login_required');
  });

  it.each(['garbage', 'a.b.c', 'not even a token', `${'a'.repeat(4000)}.b.c`])(
    'a person with an invalid token: 401 (%#)',
    async (token) => {
      await refused(await act({ uid: 'nobody', token }, newId()), 401, 'login_required');
    },
  );

  it('a creator whose account is closed, with an older token: 401', async () => {
    const creator = await aCreator();
    await getAuth().updateUser(creator.uid, { disabled: true });
    await refused(await act(creator, newId()), 401, 'login_required');
  });

  it('a member without the permission: 403', async () => {
    const person = await aMember(['write:creators', 'read:all:instagramImports']);
    const workId = await draft(person.uid, 'marker', contentOf('marker', person.uid));
    await refused(await act(person, workId), 403, 'forbidden');
    expect(await publicOf('marker', person.uid)).toEqual([]);
  });

  it('another creator’s work: 404', async () => {
    const [owner, other] = [await aCreator(), await aCreator()];
    const workId = await draft(owner.uid, 'marker', contentOf('marker', owner.uid));
    await published(await publish(owner, workId));
    await refused(await act(other, workId), 404, 'not-found');
    expect(await publicOf('marker', owner.uid)).toHaveLength(1);
  });

  it('a work that does not exist: 404', async () => {
    await refused(await act(await aCreator(), newId()), 404, 'not-found');
  });

  it.each(['x', '__proto__', 'a'.repeat(21), 'a'.repeat(1500), '%2e%2e%2f%2e%2e', 'a%00b', '%F0%9F%97%BA'])(
    'an invalid id: 404 (%#)',
    async (workId) => {
      await refused(await act(await aCreator(), workId), 404, 'not-found');
    },
  );
});

describe('works that cannot be published', () => {
  it('a creator’s work in the trash: 409', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const workId = await draft(creator.uid, 'marker', content, { deletedAt: Date.now() });
    await refused(await publish(creator, workId), 409, 'in-trash');
  });

  it('a work of a member with the permission and no creator record: 403', async () => {
    const person = await aMember(['feature:creator-profile']);
    const workId = await draft(person.uid, 'marker', contentOf('marker', person.uid));
    await refused(await publish(person, workId), 403, 'forbidden');
    expect(await workOf(person.uid, workId)).toMatchObject({ state: 'draft' });
  });

  it('a work of a suspended creator with a valid token: 403', async () => {
    const uid = newId();
    await creatorRecord({ userId: uid, status: 'suspended' });
    const workId = await draft(uid, 'marker', contentOf('marker', uid));
    onTestFinished(() => removeWork(uid, workId));
    await expect(publishWork(database, { uid, workId, now: Date.now() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await publicOf('marker', uid)).toEqual([]);
  });
});

describe('answers of the endpoints to other requests', () => {
  it.each(['/api/nothing', '/api/works', `/api/works/${newId()}`, '/api/works//publish', '/api/__proto__'])(
    'a request for %s is answered with 404',
    async (path) => {
      await refused(await ask(path, { method: 'POST' }), 404, 'not-found');
    },
  );

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    'a request by %s is refused with the allowed method',
    async (method) => {
      const response = await ask(`/api/works/${newId()}/publish`, { method });
      expect(response.headers.get('Allow')).toBe('POST');
      await refused(response, 405, 'wrong-method');
    },
  );
});
