import { DESTINATION_TYPES, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { contentOf, publicItem } from './content.ts';
import { aCreator } from './people.ts';
import { check, publish, published, refused } from './requests.ts';
import { draft, edit, publicOf, workOf } from './works.ts';

/** For each field, a value that its kind refuses, and why. */
const WRONG = {
  title: [{ en: ' ' }, 'missing'],
  summary: [{ en: 'a'.repeat(501) }, 'summary.en too-long'],
  visibility: ['private', 'not-a-choice'],
  photos: [[{ path: 'elsewhere' }], 'photos.0.path malformed'],
  coverPath: ['../cover', 'malformed'],
  tags: [['Upper Case'], 'tags.0 malformed'],
  position: [{ lat: 91, lng: 0 }, 'position.lat too-big'],
  unknown: [true, 'unknown-field'],
} as const;

describe('a check before a work is scheduled', () => {
  it('gives a creator every problem that publishing would', async () => {
    const creator = await aCreator();
    const content = { title: {}, places: [{ kind: 'poi', id: newId() }], photos: [{}], tags: ['A'] };
    const workId = await draft(creator.uid, 'post', content);
    const problems = await refused(await check(creator, workId), 422, 'invalid');
    expect(problems).toEqual(expect.arrayContaining(['title missing', 'body missing', 'places.0 not-found']));
    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual(problems);
  });

  it.each(PUBLISHED_KINDS)('finds none in a complete %s, and publishes nothing', async (kind) => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, kind, contentOf(kind, creator.uid));
    const before = await workOf(creator.uid, workId);
    expect((await check(creator, workId)).status).toBe(204);
    expect(await workOf(creator.uid, workId)).toEqual(before);
    expect(await publicOf(kind, creator.uid)).toEqual([]);
  });

  it('refuses a work in the trash: 409', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', {}, { deletedAt: Date.now() });
    await refused(await check(creator, workId), 409, 'in-trash');
  });
});

describe('problems that keep a work from being published', () => {
  it('a creator gets the missing fields, and the references to missing items', async () => {
    const creator = await aCreator();
    const content = { title: {}, places: [{ kind: 'poi', id: newId() }], photos: [{}], tags: ['A'] };
    const workId = await draft(creator.uid, 'post', content);
    const problems = await refused(await publish(creator, workId), 422, 'invalid');
    expect(problems).toEqual(expect.arrayContaining(['title missing', 'body missing', 'places.0 not-found']));
  });

  it.each(['poi', 'pin'] as const)(
    'opening hours that are not in the notation are one of them, in a %s',
    async (kind) => {
      const creator = await aCreator();
      const content = { ...contentOf(kind, creator.uid), openingHours: 'Daily but Tuesday' };
      const wrong = await draft(creator.uid, kind, content);
      expect(await refused(await publish(creator, wrong), 422, 'invalid')).toEqual([
        'openingHours not-hours',
      ]);
      const worse = await draft(creator.uid, kind, { ...content, tags: ['A'] });
      expect(await refused(await check(creator, worse), 422, 'invalid')).toEqual([
        'tags.0 malformed',
        'openingHours not-hours',
      ]);
    },
  );

  it.each(PUBLISHED_KINDS)(
    'a creator with an incomplete %s finds it unchanged, and nothing is published',
    async (kind) => {
      const creator = await aCreator();
      const content = { ...contentOf(kind, creator.uid), title: {} };
      const workId = await draft(creator.uid, kind, content);
      const before = await workOf(creator.uid, workId);
      await refused(await publish(creator, workId), 422, 'invalid');
      expect(await workOf(creator.uid, workId)).toEqual(before);
      expect(await publicOf(kind, creator.uid)).toEqual([]);
    },
  );

  it('a creator gets every problem at once, each at its field', async () => {
    const creator = await aCreator();
    const content = {
      ...Object.fromEntries(Object.entries(WRONG).map(([field, [value]]) => [field, value])),
      category: 'casino',
      website: 'http://plain.example/',
      address: '',
      opening: 'daily',
      destinationId: newId(),
    };
    const workId = await draft(creator.uid, 'poi', content);

    const problems = await refused(await publish(creator, workId), 422, 'invalid');

    const expected = Object.entries(WRONG).map(([field, [, code]]) =>
      code.includes(' ') ? code : `${field} ${code}`,
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        ...expected,
        'category not-a-choice',
        'website not-https',
        'address too-short',
        'opening wrong-type',
        'destinationId not-found',
      ]),
    );
    expect(new Set(problems).size).toBe(problems.length);
    expect(await publicOf('poi', creator.uid)).toEqual([]);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft', revision: 1 });
  });

  it.each(PUBLISHED_KINDS)('a creator with an empty %s gets its missing fields', async (kind) => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, kind, {});

    const problems = await refused(await publish(creator, workId), 422, 'invalid');

    expect(problems).toContain('title missing');
    expect(problems.every((problem) => problem.endsWith(' missing'))).toBe(true);
  });

  it('a creator gets each mention of an item that is missing or not public', async () => {
    const creator = await aCreator();
    const [privateList, listed] = [
      await publicItem('list', { visibility: 'private' }),
      await publicItem('destination'),
    ];
    const places = [
      { kind: 'poi', id: newId() },
      { kind: 'list', id: privateList },
      { kind: 'destination', id: listed },
    ];
    const workId = await draft(creator.uid, 'post', { ...contentOf('post', creator.uid), places });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual([
      'places.0 not-found',
      'places.1 not-found',
    ]);
  });

  it.each([
    { kind: 'poi', field: 'destinationId', of: 'destination' },
    { kind: 'destination', field: 'destinationId', of: 'destination' },
    { kind: 'pin', field: 'poiId', of: 'poi' },
  ] as const)('a creator’s $kind that belongs to a missing $of has a problem', async ({ kind, field }) => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, kind, {
      ...contentOf(kind, creator.uid),
      [field]: newId(),
    });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual([`${field} not-found`]);
  });

  it.each(DESTINATION_TYPES)(
    'a creator’s destination that lies in a %s is as it should be, or has a problem',
    async (type) => {
      const creator = await aCreator();
      const destinationId = await publicItem('destination', { type, visibility: 'unlisted' });
      const content = { ...contentOf('destination', creator.uid), destinationId };
      const answer = await check(creator, await draft(creator.uid, 'destination', content));

      if (type === 'city' || type === 'town')
        expect(await refused(answer, 422, 'invalid')).toEqual(['destinationId not-wider']);
      else expect(answer.status).toBe(204);
    },
  );

  it('a creator’s point of interest lies in a destination of any type', async () => {
    const creator = await aCreator();
    const destinationId = await publicItem('destination', { type: 'city' });
    const content = { ...contentOf('poi', creator.uid), destinationId };

    expect((await check(creator, await draft(creator.uid, 'poi', content))).status).toBe(204);
  });

  it('a creator’s region that lies in itself has a problem', async () => {
    const creator = await aCreator();
    const content = { ...contentOf('destination', creator.uid), type: 'region' };
    const workId = await draft(creator.uid, 'destination', content);
    const { id } = await published(await publish(creator, workId));
    await edit(creator.uid, workId, { ...content, destinationId: id });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual([
      'destinationId not-wider',
    ]);
  });

  it('a creator who mentions a missing item in a text gets the problem once a language', async () => {
    const creator = await aCreator();
    const place = () => ({ type: 'place', attrs: { kind: 'poi', id: newId() } });
    const body = { en: JSON.stringify({ type: 'doc', content: [place(), place(), place()] }) };
    const workId = await draft(creator.uid, 'post', { ...contentOf('post', creator.uid), body });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual(['body.en not-found']);
  });

  it('a creator cannot publish a photo of another creator', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', newId());
    const workId = await draft(creator.uid, 'marker', content);

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual([
      'photos.0.path not-yours',
      'photos.1.path not-yours',
    ]);
  });

  it('a creator with too many problems to read gets some of them', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', { photos: [withKeys(900)] });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toHaveLength(500);
  });

  it('a creator with more in a field than any form writes gets one problem, by a check as by publishing', async () => {
    const creator = await aCreator();
    const content = { ...contentOf('post', creator.uid), photos: [{ alt: withKeys(60_000) }] };
    const workId = await draft(creator.uid, 'post', content);

    const answers = await Promise.all(
      Array.from({ length: isFullRun ? 8 : 3 }, () => check(creator, workId)),
    );
    for (const answer of [...answers, await publish(creator, workId)]) {
      expect(await refused(answer, 422, 'invalid')).toEqual(['photos too-many']);
    }
  });

  function withKeys(count: number): Record<string, number> {
    return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  }

  it('a creator with a work of the maximum size gets an answer', async () => {
    const creator = await aCreator();
    const body = {
      en: JSON.stringify({ type: 'doc', content: [] }).padEnd(450_000),
      fr: ' '.repeat(450_000),
    };
    const workId = await draft(creator.uid, 'post', { ...contentOf('post', creator.uid), body });

    expect(await refused(await publish(creator, workId), 422, 'invalid')).toEqual([
      'body.en too-large',
      'body.fr too-large',
    ]);
  });
});
