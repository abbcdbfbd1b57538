import { gzipSync } from 'node:zlib';
import { snapToGrid } from '@waymark/model/geography/grid';
import { uidOf } from '@waymark/model/uid';
import { FieldValue } from 'firebase-admin/firestore';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { changeProfile, join, joined, joining, newHandle, profile, recordsOf } from './joins.ts';
import { payloadOf } from './payloads.ts';
import { aCreator, aMember } from './people.ts';
import { changePermission, ISSUER, refresh, signInAt, subjectOf } from './provider.ts';
import { ask, refused } from './requests.ts';
import { havingTaken } from './taken-points.ts';

describe('joining', () => {
  it('makes a member a creator, with the permission at the provider', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const asked = joining({ name: 'Žofie 👩‍🚀', languages: ['fr', 'en'] });
    const response = await join(tokens.access_token, asked);
    expect(response.status).toBe(201);
    const { creatorId } = joined.parse(await response.json());
    const { records, handles } = await recordsOf(email);
    expect(records.map(({ id }) => id)).toEqual([creatorId]);
    expect(handles).toEqual([asked.handle]);
    expect(records[0]?.data()).toMatchObject({ ...asked, status: 'active', total: 0 });
    expect(records[0]?.get('sortName')).toMatch(/^zofie/);
    const { creator } = await payloadOf('creators-id', `/creators/${asked.handle}`);
    expect(creator.id).toBe(creatorId);
    const { access_token: token } = await refresh(tokens.refresh_token);
    expect(jwt.decode(token, { json: true })?.['permissions']).toEqual(['feature:creator-profile']);
  });

  it('happens once, however many times a member asks at once', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(token, joining())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    const again = await join(token, joining());
    expect(again.status).toBe(200);
    const { records, handles } = await recordsOf(email);
    expect([records.length, handles.length]).toEqual([1, 1]);
    expect(joined.parse(await again.json()).creatorId).toBe(records[0]?.id);
  });

  it('can be asked for five times a minute', async () => {
    const email = newAddress();
    const { access_token: token } = await signInAt(email);
    await havingTaken(4, 'join', await uidOf(ISSUER, subjectOf(email)));
    expect((await join(token, joining())).status).toBe(201);
    await refused(await join(token, joining()), 429, 'too-many');
    // For one user, and for no other.
    const { access_token: other } = await signInAt(newAddress());
    expect((await join(other, joining())).status).toBe(201);
  });

  it('gives a handle to one of several members who ask at once', async () => {
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

  it('returns no permission that was revoked', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const { creatorId } = joined.parse(await (await join(tokens.access_token, joining())).json());
    await changePermission(subjectOf(email), 'feature:creator-profile', 'DELETE');
    // Older than a moment: within a moment the first answer may have been lost.
    await database.doc(`grants/${creatorId}`).update({ grantedAt: new Date(Date.now() - 3_600_000) });
    const { access_token: token, refresh_token } = await refresh(tokens.refresh_token);
    await refused(await join(token, joining()), 403, 'forbidden');
    const { access_token: later } = await refresh(refresh_token);
    expect(jwt.decode(later, { json: true })?.['permissions']).toEqual([]);
  });

  it('returns no permission that was granted in another way and revoked', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    await changePermission(subjectOf(email), 'feature:creator-profile', 'POST');
    const { access_token: permitted, refresh_token } = await refresh(tokens.refresh_token);
    const { creatorId } = joined.parse(await (await join(permitted, joining())).json());
    const note = database.doc(`grants/${creatorId}`);
    expect((await note.get()).get('grantedAt')).toBeDefined();
    await changePermission(subjectOf(email), 'feature:creator-profile', 'DELETE');
    await note.update({ grantedAt: new Date(Date.now() - 3_600_000) });
    const { access_token: token, refresh_token: next } = await refresh(refresh_token);
    await refused(await join(token, joining()), 403, 'forbidden');
    // A record from before the notes.
    await note.delete();
    await refused(await join(token, joining()), 403, 'forbidden');
    const { access_token: later } = await refresh(next);
    expect(jwt.decode(later, { json: true })?.['permissions']).toEqual([]);
  });

  it('grants the permission later where the provider did not answer', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const { creatorId } = joined.parse(await (await join(tokens.access_token, joining())).json());
    // As if the grant had failed after the record was written.
    await changePermission(subjectOf(email), 'feature:creator-profile', 'DELETE');
    await database.doc(`grants/${creatorId}`).update({ grantedAt: FieldValue.delete() });
    const { access_token: token, refresh_token } = await refresh(tokens.refresh_token);
    expect((await join(token, joining())).status).toBe(200);
    const { access_token: later } = await refresh(refresh_token);
    expect(jwt.decode(later, { json: true })?.['permissions']).toEqual(['feature:creator-profile']);
  });

  it('requires a signed-in member', async () => {
    await refused(await join(undefined, joining()), 401, 'login_required');
    const { token } = await aMember();
    await refused(await join(token, joining()), 401, 'invalid_token');
  });

  it.each<[string, unknown, readonly string[]]>([
    ['nothing', '', [' missing']],
    ['no object', '[]', [' wrong-type']],
    [
      'everything wrong',
      { name: '', handle: 'A', languages: [], total: 9 },
      ['name too-short', 'handle malformed', 'languages too-few', 'total unknown-field'],
    ],
    ['the handle of a page', joining({ handle: 'join' }), ['handle not-a-choice']],
    ['a name of a thousand letters', joining({ name: 'x'.repeat(1_000) }), ['name too-long']],
    ['an invisible name', joining({ name: ' \u200b\u2800\u3164' }), ['name too-short']],
    ['a name with a direction override', joining({ name: 'Ada\u202e' }), ['name malformed']],
    ['a name of two lines', joining({ name: 'Ada\nL.' }), ['name malformed']],
    ['a language twice', joining({ languages: ['fr', 'fr'] }), ['languages repeated']],
  ])('lists all problems of %s', async (_what, body, problems) => {
    const { access_token: token } = await signInAt(newAddress());
    expect(await refused(await join(token, body), 422, 'invalid')).toEqual(problems);
  });

  it('refuses a body of a megabyte, a compressed body, and a body of another type than JSON', async () => {
    const { access_token: token } = await signInAt(newAddress());
    await refused(await join(token, joining({ name: 'x'.repeat(1_000_000) })), 422, 'invalid');
    const text = JSON.stringify(joining());
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      await refused(await join(token, text, { 'content-type': type }), 415, 'unsupported-body');
    }
    const packed = await ask('/api/creators/join', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync(text),
    });
    await refused(packed, 415, 'unsupported-body');
  });
});

describe('a profile', () => {
  const recordOf = async (creatorId: string) =>
    stored.decode((await database.doc(`creators/${creatorId}`).get()).data() ?? {});

  it('is saved as its creator writes it, with the home on the grid', async () => {
    const creator = await aCreator();
    const sent = profile(creator);
    expect((await changeProfile(creator, sent)).status).toBe(204);
    const home = snapToGrid({ lat: 48.858_37, lng: 2.294_48 });
    expect(await recordOf(creator.creatorId)).toMatchObject({ ...sent, home });
    const { home: _, ...elsewhere } = sent;
    expect((await changeProfile(creator, elsewhere)).status).toBe(204);
    expect(await recordOf(creator.creatorId)).not.toHaveProperty('home');
  });

  it('is found by every handle that its creator has had, and no other creator gets one of them', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const [first, second] = [newHandle(), newHandle()];
    for (const handle of [first, second, first, second]) {
      expect((await changeProfile(creator, profile(creator, { handle }))).status).toBe(204);
    }
    for (const handle of [first, second]) {
      const payload = await payloadOf('creators-id', `/creators/${handle}`);
      expect(payload.creator).toMatchObject({ id: creator.creatorId, handle: second });
      await refused(await changeProfile(other, profile(other, { handle })), 409, 'handle-taken');
    }
  });

  it('may have had at most ten handles', async () => {
    const creator = await aCreator();
    for (let i = 0; i < 10; i++) {
      expect((await changeProfile(creator, profile(creator))).status).toBe(204);
    }
    expect(await refused(await changeProfile(creator, profile(creator)), 422, 'invalid')).toEqual([
      'handle too-many',
    ]);
  });

  it('can be changed at most twenty times a minute', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const sent = profile(creator);
    await havingTaken(19, 'profile', creator.uid);
    expect((await changeProfile(creator, sent)).status).toBe(204);
    await refused(await changeProfile(creator, sent), 429, 'too-many');
    expect((await changeProfile(other, profile(other))).status).toBe(204);
  });

  const photoOf = (uid: string) => ({
    path: `photos/${uid}/${'a'.repeat(20)}`,
    width: 1,
    height: 1,
    thumbhash: 'AAAA',
    alt: {},
  });

  it('shows its creator’s photos, as its page has them, and none once they are removed', async () => {
    const creator = await aCreator();
    const photo = photoOf(creator.uid);
    const sent = profile(creator, { avatar: photo, cover: photo });
    const page = async () => (await payloadOf('creators-id', `/creators/${sent.handle}`)).creator;
    expect((await changeProfile(creator, sent)).status).toBe(204);
    expect(await page()).toMatchObject({ avatar: photo, cover: photo });
    expect((await changeProfile(creator, { ...sent, avatar: null, cover: null })).status).toBe(204);
    expect(await page()).toMatchObject({ avatar: null, cover: null });
  });

  it('shows no photos of other creators', async () => {
    const creator = await aCreator();
    const photo = photoOf('x'.repeat(20));
    const response = await changeProfile(creator, profile(creator, { avatar: photo, cover: photo }));
    expect(await refused(response, 422, 'invalid')).toEqual([
      'avatar.path not-yours',
      'cover.path not-yours',
    ]);
  });

  it('lists all its problems', async () => {
    const creator = await aCreator();
    const wrong = {
      ...profile(creator),
      bio: { en: 'x'.repeat(1_001) },
      links: ['javascript:alert(1)'],
      status: 'active',
    };
    expect(await refused(await changeProfile(creator, wrong), 422, 'invalid')).toEqual([
      'bio.en too-long',
      'links.0 not-https',
      'status unknown-field',
    ]);
  });

  it('can be changed by creators only', async () => {
    const visitor = await aMember();
    await refused(await changeProfile(visitor, profile(visitor)), 403, 'forbidden');
    const nobodyYet = await aMember(['feature:creator-profile']);
    await refused(await changeProfile(nobodyYet, profile(nobodyYet)), 404, 'not-found');
  });
});
