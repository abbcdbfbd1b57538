import { randomBytes } from 'node:crypto';
import type { Profile } from '@waymark/model/entities/profile';
import { snapToGrid } from '@waymark/model/geography/grid';
import { uidOf } from '@waymark/model/uid';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stored } from '../../functions/src/platform/stored.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { payloadOf } from './payloads.ts';
import { aCreator, type Person, somebody } from './people.ts';
import { ISSUER, refresh, signInAt, subjectOf } from './provider.ts';
import { ask, refused } from './requests.ts';

const newHandle = () => `t-${randomBytes(8).toString('hex')}`;
const joining = (change: object = {}) => ({
  name: 'Ada L.',
  handle: newHandle(),
  languages: ['en'],
  ...change,
});

function join(accessToken: string | undefined, body: unknown): Promise<Response> {
  return ask('/api/creators/join', {
    method: 'POST',
    headers: {
      // What calls itself JSON and is none does not even reach us.
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function recordsOf(email: string) {
  const uid = await uidOf(ISSUER, subjectOf(email));
  const [records, handles] = await Promise.all(
    ['creators', 'handles'].map((name) => database.collection(name).where('userId', '==', uid).get()),
  );
  return { records: records?.docs ?? [], handles: handles?.docs.map(({ id }) => id) ?? [] };
}

const joined = z.strictObject({ creatorId: z.string() });

describe('joining', () => {
  it('makes somebody a creator, and the provider say so', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const asked = joining({ name: 'Žofie', languages: ['fr', 'en'] });
    const response = await join(tokens.access_token, asked);
    expect(response.status).toBe(201);
    const { creatorId } = joined.parse(await response.json());
    const { records, handles } = await recordsOf(email);
    expect(records.map(({ id }) => id)).toEqual([creatorId]);
    expect(handles).toEqual([asked.handle]);
    expect(records[0]?.data()).toMatchObject({ ...asked, sortName: 'zofie', status: 'active', total: 0 });
    const { creator } = await payloadOf('creators-id', `/creators/${asked.handle}`);
    expect(creator.id).toBe(creatorId);
    const { access_token: token } = await refresh(tokens.refresh_token);
    expect(jwt.decode(token, { json: true })?.['permissions']).toEqual(['feature:creator-profile']);
  });

  it('is done once, however often and however much at once somebody joins', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(token, joining())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    const again = await join(token, joining());
    expect(again.status).toBe(200);
    const { records, handles } = await recordsOf(email);
    expect([records.length, handles.length]).toEqual([1, 1]);
    expect(joined.parse(await again.json()).creatorId).toBe(records[0]?.id);
  });

  it('gives a handle to one of those who ask for it at once', async () => {
    const handle = newHandle();
    const addresses = Array.from({ length: 5 }, newAddress);
    const tokens = await Promise.all(addresses.map(signInAt));
    const answers = await Promise.all(tokens.map((each) => join(each.access_token, joining({ handle }))));
    const [accepted, others] = [answers.filter(({ ok }) => ok), answers.filter(({ ok }) => !ok)];
    expect(accepted.map(({ status }) => status)).toEqual([201]);
    for (const answer of others) await refused(answer, 409, 'handle-taken');
    const all = await Promise.all(addresses.map(recordsOf));
    expect(all.flatMap(({ records }) => records)).toHaveLength(1);
  });

  it('needs somebody who is signed in', async () => {
    await refused(await join(undefined, joining()), 401, 'login_required');
    const { token } = await somebody();
    await refused(await join(token, joining()), 401, 'invalid_token');
  });

  it.each<[string, unknown, readonly string[]]>([
    ['nothing', '', [' missing']],
    ['no object', '[]', [' wrong-type']],
    ['no JSON', '{"name"', [' missing']],
    [
      'everything wrong',
      { name: '', handle: 'A', languages: [], total: 9 },
      ['name too-short', 'handle malformed', 'languages too-few', 'total unknown-field'],
    ],
    ['the handle of a page', joining({ handle: 'join' }), ['handle not-a-choice']],
    ['a name of a thousand letters', joining({ name: 'x'.repeat(1_000) }), ['name too-long']],
  ])('says all that is wrong with %s', async (_what, body, problems) => {
    const { access_token: token } = await signInAt(newAddress());
    expect(await refused(await join(token, body), 422, 'invalid')).toEqual(problems);
  });

  it('reads no body of a megabyte', async () => {
    const { access_token: token } = await signInAt(newAddress());
    await refused(await join(token, joining({ name: 'x'.repeat(1_000_000) })), 422, 'invalid');
  });
});

describe('a profile', () => {
  const change = (who: Person, body: unknown) =>
    ask('/api/creators/profile', {
      method: 'PUT',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const profile = (who: Person, fields: Partial<Profile> = {}): Profile => ({
    name: 'Ada',
    handle: newHandle(),
    bio: { en: 'I walk.', fr: 'Je marche.' },
    avatar: {
      path: `photos/${who.uid}/${'a'.repeat(20)}`,
      width: 10,
      height: 10,
      thumbhash: 'AAAA',
      alt: {},
    },
    cover: null,
    languages: ['fr'],
    home: { lat: 48.858_37, lng: 2.294_48 },
    links: ['https://ada.example/'],
    contactable: true,
    ...fields,
  });

  const recordOf = async (creatorId: string) =>
    stored.decode((await database.doc(`creators/${creatorId}`).get()).data() ?? {});

  it('is written as a creator says, with where they live on the grid', async () => {
    const creator = await aCreator();
    const said = profile(creator);
    expect((await change(creator, said)).status).toBe(204);
    const home = snapToGrid({ lat: 48.858_37, lng: 2.294_48 });
    expect(await recordOf(creator.creatorId)).toMatchObject({ ...said, home });
    const { home: _, ...elsewhere } = said;
    expect((await change(creator, elsewhere)).status).toBe(204);
    expect(await recordOf(creator.creatorId)).not.toHaveProperty('home');
  });

  it('is found by every handle that its creator has had, and nobody else gets one of them', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const [first, second] = [newHandle(), newHandle()];
    for (const handle of [first, second, first, second]) {
      expect((await change(creator, profile(creator, { handle }))).status).toBe(204);
    }
    for (const handle of [first, second]) {
      const payload = await payloadOf('creators-id', `/creators/${handle}`);
      expect(payload.creator).toMatchObject({ id: creator.creatorId, handle: second });
      await refused(await change(other, profile(other, { handle })), 409, 'handle-taken');
    }
  });

  it('has had ten handles at most', async () => {
    const creator = await aCreator();
    for (let i = 0; i < 10; i++) {
      expect((await change(creator, profile(creator))).status).toBe(204);
    }
    expect(await refused(await change(creator, profile(creator)), 422, 'invalid')).toEqual([
      'handle too-many',
    ]);
  });

  it('shows no photos of others', async () => {
    const creator = await aCreator();
    const photo = {
      path: `photos/${'x'.repeat(20)}/${'a'.repeat(20)}`,
      width: 1,
      height: 1,
      thumbhash: 'AAAA',
      alt: {},
    };
    const response = await change(creator, profile(creator, { avatar: photo, cover: photo }));
    expect(await refused(response, 422, 'invalid')).toEqual([
      'avatar.path not-yours',
      'cover.path not-yours',
    ]);
  });

  it('says all that is wrong with it', async () => {
    const creator = await aCreator();
    const wrong = {
      ...profile(creator),
      bio: { en: 'x'.repeat(1_001) },
      links: ['javascript:alert(1)'],
      status: 'active',
    };
    expect(await refused(await change(creator, wrong), 422, 'invalid')).toEqual([
      'bio.en too-long',
      'links.0 not-https',
      'status unknown-field',
    ]);
  });

  it('is changed by nobody but a creator who is not suspended', async () => {
    const visitor = await somebody();
    await refused(await change(visitor, profile(visitor)), 403, 'forbidden');
    const nobodyYet = await somebody(['feature:creator-profile']);
    await refused(await change(nobodyYet, profile(nobodyYet)), 404, 'not-found');
    const suspended = await aCreator({ status: 'suspended' });
    await refused(await change(suspended, profile(suspended)), 403, 'forbidden');
  });
});
