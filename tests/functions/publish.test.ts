import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { contentOf } from './content.ts';
import { aCreator } from './people.ts';
import { publish, published } from './requests.ts';
import { draft, edit, onlyPublicOf, publicOf, workOf } from './works.ts';

describe('publishing a work', () => {
  it.each(PUBLISHED_KINDS)('a creator publishes a complete %s', async (kind) => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, kind, contentOf(kind, creator.uid));

    const answer = await published(await publish(creator, workId));

    const document = await onlyPublicOf(kind, creator.uid);
    expect(answer).toEqual({ kind, id: document.id, version: 1 });
    expect(document).toMatchObject({ creatorId: creator.creatorId, countryCode: 'FR', version: 1 });
    expect(await workOf(creator.uid, workId)).toMatchObject({
      state: 'published',
      publicId: document.id,
      publishedRevision: 1,
      publishedAt: document.publishedAt,
      version: 1,
    });
  });

  it('a creator who publishes twice changes nothing the second time', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
    const first = await published(await publish(creator, workId));
    const before = await onlyPublicOf('marker', creator.uid);

    expect(await published(await publish(creator, workId))).toEqual(first);

    expect(await onlyPublicOf('marker', creator.uid)).toEqual(before);
  });

  it('a creator who publishes an edit raises the version and keeps the address and the first date', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    await publish(creator, workId);
    const before = await onlyPublicOf('poi', creator.uid);

    await edit(creator.uid, workId, { title: { fr: 'Un autre nom' } });
    await published(await publish(creator, workId));

    const after = await onlyPublicOf('poi', creator.uid);
    expect(after).toEqual({
      ...before,
      title: { fr: 'Un autre nom' },
      version: 2,
      updatedAt: expect.any(Number),
    });
    expect(after.updatedAt).toBeGreaterThan(before.updatedAt);
  });

  it('visitors see nothing of an edit that its creator has not published', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    await publish(creator, workId);
    const before = await onlyPublicOf('poi', creator.uid);

    await edit(creator.uid, workId, { title: { en: 'Not yet' } });

    expect(await onlyPublicOf('poi', creator.uid)).toEqual(before);
  });

  it('a creator who publishes a scheduled work at once removes its time', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const publishAt = Date.UTC(2099, 0, 1);
    const workId = await draft(creator.uid, 'marker', content, { state: 'scheduled', publishAt });

    await published(await publish(creator, workId));

    const work = await workOf(creator.uid, workId);
    expect(work.state).toBe('published');
    expect(work).not.toHaveProperty('publishAt');
  });

  it('a creator publishes an unlisted work', async () => {
    const creator = await aCreator();
    const content = { ...contentOf('destination', creator.uid), visibility: 'unlisted' };
    const workId = await draft(creator.uid, 'destination', content);

    await published(await publish(creator, workId));

    expect(await onlyPublicOf('destination', creator.uid)).toMatchObject({ visibility: 'unlisted' });
  });

  it('the story of a creator gets the position of its first place', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'post', contentOf('post', creator.uid));

    await published(await publish(creator, workId));

    expect(await onlyPublicOf('post', creator.uid)).toMatchObject({
      position: { lat: 43.2951, lng: 5.3745 },
      bounds: { west: 5.3745, south: 43.2951, east: 5.3745, north: 43.2951 },
      readingMinutes: 1,
    });
  });
});

describe('publishing a work several times at once', () => {
  // Each request at a time has a process of its own here, which takes seconds to start.
  it.each(isFullRun ? [2, 10] : [2])(
    'a creator who asks %i times at once has one document',
    async (times) => {
      const creator = await aCreator();
      const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));

      const responses = await Promise.all(Array.from({ length: times }, () => publish(creator, workId)));

      const answers = await Promise.all(responses.map(published));
      const document = await onlyPublicOf('marker', creator.uid);
      expect(document.version).toBe(1);
      for (const answer of answers) expect(answer).toEqual({ kind: 'marker', id: document.id, version: 1 });
    },
  );

  it('a creator publishes several works at once', async () => {
    const count = isFullRun ? 10 : 4;
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const works = await Promise.all(
      Array.from({ length: count }, () => draft(creator.uid, 'marker', content)),
    );

    const responses = await Promise.all(works.map((workId) => publish(creator, workId)));

    const answers = await Promise.all(responses.map(published));
    const documents = await publicOf('marker', creator.uid);
    expect(documents.map(({ id }) => id).toSorted()).toEqual(answers.map(({ id }) => id).toSorted());
    expect(new Set(answers.map(({ id }) => id)).size).toBe(count);
  });
});
