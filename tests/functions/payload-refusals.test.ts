import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { contentOf, publicItem } from './content.ts';
import { askPayload, payloadOf } from './payloads.ts';
import { aCreator, creatorRecord } from './people.ts';
import { ask, askRaw, refused } from './requests.ts';
import { draft } from './works.ts';

async function isNotThere(path: string): Promise<void> {
  const response = await askPayload(path);
  expect(response.headers.get('ETag')).toBeNull();
  await refused(response, 404, 'not-found');
}

describe('payloads that do not exist', () => {
  it.each(PUBLISHED_KINDS)('a visitor finds no %s that does not exist', async (kind) => {
    await isNotThere(`/${kind}s/${newId()}`);
  });

  it.each([
    '/nothing',
    '/de',
    '/fr/nichts',
    '/lists/a/b',
    '/countries/nowhere',
    '/blog/never-written',
    '/creators/nobody',
  ])('a visitor finds nothing at %s', isNotThere);

  it.each([
    '/about',
    '/lists',
    '/workspace/articles',
    '/creators/join',
    '/atlas/instagram',
    '/iframe',
    '/fr/join',
  ])('a visitor of %s gets no payload, because that page needs none', isNotThere);

  it('a visitor finds no draft under the id of its work', async () => {
    const creator = await aCreator();
    await isNotThere(`/markers/${await draft(creator.uid, 'marker', contentOf('marker', creator.uid))}`);
  });

  it('a visitor finds no private list', async () => {
    await isNotThere(`/lists/${await publicItem('list', { visibility: 'private' })}`);
  });

  it('a visitor finds neither the page nor the form of a suspended creator', async () => {
    const id = await creatorRecord({ userId: newId(), status: 'suspended', handle: `gone-${Date.now()}` });
    await isNotThere(`/creators/${id}`);
    await isNotThere(`/creators/${id}/contact`);
    const { creators } = await payloadOf('creators', '/creators');
    expect(creators.map((creator) => creator.id)).not.toContain(id);
  });

  it('a visitor finds no form of a creator who accepts no messages', async () => {
    const id = await creatorRecord({ userId: newId(), contactable: false });
    expect((await askPayload(`/creators/${id}`)).status).toBe(200);
    await isNotThere(`/creators/${id}/contact`);
  });

  it.each([
    '__proto__',
    'constructor',
    '__x__',
    '~.',
    '~..',
    'a%2Fb',
    '%00',
    '%20',
    'a.b',
    '%F0%9F%97%BA',
    'a'.repeat(129),
  ])('a visitor finds nothing under an invalid id (%#)', async (id) => {
    for (const pages of ['pois', 'lists', 'creators', 'countries', 'fr/posts'])
      await isNotThere(`/${pages}/${id}`);
  });

  it.each(['/pois/.', '/pois/%2e', '/pois/', '/pois//', '/pois/\\'])(
    'a visitor whose path is %s, sent unchanged, gets no payload',
    async (path) => {
      const { status, headers } = await askRaw(`${path}/_payload.json`);
      expect({ status, kept: headers['cache-control'] }).toEqual({ status: 404, kept: 'no-store' });
    },
  );

  // A path that Hosting cannot read never reaches the function; Hosting's emulator answers 500.
  it.each(['/pois/%E0%A4%A', '/pois/%', `/pois/${'a'.repeat(10_000)}`])(
    'a visitor whose path Hosting cannot read gets no payload (%#)',
    async (path) => {
      expect((await askRaw(`${path}/_payload.json`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])(
    'a visitor who sends %s to a payload is refused with the allowed methods',
    async (method) => {
      const response = await ask('/_payload.json', { method });
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      await refused(response, 405, 'wrong-method');
    },
  );
});

describe('documents that break their schema', () => {
  it.each(PUBLISHED_KINDS)('a visitor sees no invalid %s, and all others beside it', async (kind) => {
    const { creatorId } = await aCreator();
    const newest = { publishedAt: Date.now(), creatorId };
    const broken = await publicItem(kind, { ...newest, tags: 'not a list' });
    const whole = await publicItem(kind, newest);

    await isNotThere(`/${kind}s/${broken}`);

    const { sections } = await payloadOf('creators-id', `/creators/${creatorId}`);
    const ids = sections.flatMap(({ cards }) => cards.map((card) => card.id));
    expect(ids).toContain(whole);
    expect(ids).not.toContain(broken);
  });

  it('a visitor sees no invalid list and no invalid creator', async () => {
    const list = await publicItem('list', { updatedAt: Date.now(), count: -1 });
    const creator = await creatorRecord({ userId: newId(), joinedAt: Date.now(), name: '' });
    await isNotThere(`/lists/${list}`);
    await isNotThere(`/creators/${creator}`);
    const { cards } = await payloadOf('atlas-lists', '/atlas/lists');
    const { creators } = await payloadOf('creators', '/creators');
    const ids = [...cards, ...creators].map(({ id }) => id);
    expect(ids.filter((id) => id === list || id === creator)).toEqual([]);
  });
});
