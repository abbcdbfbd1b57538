import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '../../functions/src/publish/publish-scheduled.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { type AnyContent, contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember, type CreatorPerson, creatorRecord } from './people.ts';
import { soon } from './soon.ts';
import { change, draft, edit, onlyPublicOf, publicOf, publishedAtOnce, workOf } from './works.ts';

/** Later than the stack's own schedule looks, and before the demo content of 2099. */
const THEN = Date.UTC(2098, 0, 1);
const AFTER = THEN + 1_000;

/** Processes the works that are due at an instant. */
function sweep(instant = AFTER): Promise<void> {
  return publishScheduled(database, () => instant);
}

async function scheduled(
  creator: CreatorPerson,
  publishAt: number,
  content?: AnyContent,
  fields: Partial<Work> = {},
): Promise<string> {
  const whole = content ?? contentOf('marker', creator.uid);
  return draft(creator.uid, 'marker', whole, { state: 'scheduled', publishAt, ...fields });
}

function isOut(): object {
  return { state: 'published', version: 1, publishedAt: AFTER, publishedRevision: 1 };
}

describe('a scheduled work', () => {
  it('is published by itself at its time, even if that is long past', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const works = [
      await scheduled(creator, Date.now() + 3_000, content),
      await scheduled(creator, Date.UTC(2020, 0, 1), content),
    ];

    await vi.waitFor(async () => expect(await publicOf('marker', creator.uid)).toHaveLength(2), soon);

    for (const id of works) {
      const work = await workOf(creator.uid, id);
      expect(work.state).toBe('published');
      expect(work).not.toHaveProperty('publishAt');
    }
  });

  it('stays unchanged until then', async () => {
    const creator = await aCreator();
    const workId = await scheduled(creator, THEN);
    const before = await workOf(creator.uid, workId);

    await sweep(THEN - 1);

    expect(await workOf(creator.uid, workId)).toEqual(before);
    expect(await publicOf('marker', creator.uid)).toEqual([]);
  });

  it('is published at its exact millisecond', async () => {
    const creator = await aCreator();
    const workId = await scheduled(creator, THEN);
    await sweep(THEN);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'published', publishedAt: THEN });
  });

  it('is published once, however many runs look for it at once', async () => {
    const creator = await aCreator();
    const works = [await scheduled(creator, THEN), await scheduled(creator, THEN)];

    await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    await sweep();

    expect(await publicOf('marker', creator.uid)).toHaveLength(2);
    for (const id of works) expect(await workOf(creator.uid, id)).toMatchObject(isOut());
  });

  it.runIf(isFullRun)(
    'is published with all others after an outage, even if they are more than one batch',
    {
      timeout: 120_000,
    },
    async () => {
      const creator = await aCreator();
      const content = contentOf('marker', creator.uid);
      // Many publications at once hold up the reactions that other tests wait for.
      const { count, limits } = isFullRun
        ? { count: 130, limits: {} }
        : { count: 7, limits: { pageSize: 5 } };
      const works = await Promise.all(
        Array.from({ length: count }, (_, minute) => scheduled(creator, THEN - minute * 60_000, content)),
      );

      await publishScheduled(database, () => AFTER, limits);

      expect(await publicOf('marker', creator.uid)).toHaveLength(works.length);
    },
  );

  it('does not wait for a creator with a thousand due works, however old', async () => {
    const [many, one] = [await aCreator(), await aCreator()];
    const content = contentOf('marker', many.uid);
    for (let i = 0; i < 5; i++) await scheduled(many, THEN - 60_000, content);
    await scheduled(one, THEN);
    let clock = AFTER;

    await publishScheduled(database, () => clock++, { mostOfOne: 2 });

    const { publishedAt } = await onlyPublicOf('marker', one.uid);
    const others = await publicOf('marker', many.uid);
    expect(others).toHaveLength(5);
    expect(others.filter((other) => other.publishedAt < publishedAt)).toHaveLength(2);
  });

  it('is published before the work that mentions it, even if that one was due earlier', async () => {
    const creator = await aCreator();
    const poi = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    const { id } = await publishedAtOnce(creator.uid, poi);
    const content = { ...contentOf('post', creator.uid), places: [{ kind: 'poi', id }] };
    const post = await draft(creator.uid, 'post', content, { state: 'scheduled', publishAt: THEN - 500 });
    await database.doc(`pois/${id}`).delete();
    await change(creator.uid, poi, { state: 'scheduled', publishAt: Timestamp.fromMillis(THEN) });

    await sweep();

    for (const work of [poi, post]) expect((await workOf(creator.uid, work)).state).toBe('published');
  });
});

describe('scheduled changes of a published work', () => {
  async function withChanges(creator: CreatorPerson): Promise<string> {
    const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
    await publishedAtOnce(creator.uid, workId);
    await edit(creator.uid, workId, { title: { en: 'Later' } });
    await change(creator.uid, workId, { state: 'scheduled', publishAt: Timestamp.fromMillis(THEN) });
    return workId;
  }

  it('are public from their time on, and the previous version until then', async () => {
    const creator = await aCreator();
    const workId = await withChanges(creator);
    const before = await onlyPublicOf('marker', creator.uid);

    await sweep(THEN - 1);
    expect(await onlyPublicOf('marker', creator.uid)).toEqual(before);
    await sweep();

    expect(await onlyPublicOf('marker', creator.uid)).toEqual({
      ...before,
      title: { en: 'Later' },
      version: 2,
      updatedAt: AFTER,
    });
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'published', version: 2 });
  });

  it('that cannot be published keep the previous version public, and the work changed', async () => {
    const creator = await aCreator();
    const workId = await withChanges(creator);
    await change(creator.uid, workId, { 'content.title': {} });
    const before = await onlyPublicOf('marker', creator.uid);

    await sweep();

    expect(await onlyPublicOf('marker', creator.uid)).toEqual(before);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'changed', publishAt: THEN });
  });
});

describe('a work that cannot be published at its time', () => {
  it.each(PUBLISHED_KINDS)('is a draft that says when it was scheduled (%s)', async (kind) => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, kind, {}, { state: 'scheduled', publishAt: THEN });

    await sweep();

    expect(await workOf(creator.uid, workId)).toMatchObject({
      state: 'draft',
      publishAt: THEN,
      revision: 1,
      content: {},
    });
    expect(await publicOf(kind, creator.uid)).toEqual([]);
  });

  it('does not hold up other works, whatever is wrong', async () => {
    const [creator, suspended] = [await aCreator(), await aCreator({ status: 'suspended' })];
    const stranger = { ...(await aMember(['feature:creator-profile'])), creatorId: '' };
    const wrong: [CreatorPerson, string][] = [
      [suspended, await scheduled(suspended, THEN - 5)],
      [stranger, await scheduled(stranger, THEN - 4)],
      [creator, await scheduled(creator, THEN - 3, { title: 42 })],
      [creator, await scheduled(creator, THEN - 2, undefined, { deletedAt: THEN - 9 })],
    ];
    const right = await scheduled(creator, THEN);
    const broken = await scheduled(creator, THEN - 1);
    const path = `users/${creator.uid}/works/${broken}`;
    await database.doc(path).update({ revision: 'none', kind: 'castle' });

    await sweep();

    for (const [{ uid }, id] of wrong) {
      expect(await workOf(uid, id)).toMatchObject({ state: 'draft', publishAt: expect.any(Number) });
    }
    expect((await database.doc(path).get()).get('state')).toBe('draft');
    expect(await workOf(creator.uid, right)).toMatchObject(isOut());
    expect(await publicOf('marker', creator.uid)).toHaveLength(1);
  });

  it('because of an error in the program is not retried for ever', async () => {
    const creator = await aCreator();
    const workId = await scheduled(creator, THEN);
    // An instant that no public document may have.
    await sweep(AFTER + 0.5);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft', publishAt: THEN });
    expect(await publicOf('marker', creator.uid)).toEqual([]);
  });

  it('because the database fails does not hold up other works, and is published the next time', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const works = [await scheduled(creator, THEN, content), await scheduled(creator, THEN, content)];
    let failed = 0;
    const failingOnce = new Proxy(database, {
      get(target, name) {
        if (name === 'runTransaction' && failed++ === 0) {
          return () => Promise.reject(Object.assign(new Error('It does not answer.'), { code: 14 }));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

    await publishScheduled(failingOnce, () => AFTER);

    const states = async () =>
      (await Promise.all(works.map((id) => workOf(creator.uid, id)))).map(({ state }) => state);
    expect((await states()).toSorted()).toEqual(['published', 'scheduled']);
    await sweep();
    expect(await states()).toEqual(['published', 'published']);
  });

  it('is published when its owner has corrected and scheduled it again', async () => {
    const creator = await aCreator();
    const workId = await scheduled(creator, THEN - 5, {
      ...contentOf('marker', creator.uid),
      title: {},
    });
    await sweep();
    await change(creator.uid, workId, { 'content.title': { en: 'Here' }, state: 'scheduled' });

    await sweep();

    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'published', publishedRevision: 2 });
    expect(await workOf(creator.uid, workId)).not.toHaveProperty('publishAt');
  });

  it('is published under a creator record that is made after the first attempt', async () => {
    const person = { ...(await aMember(['feature:creator-profile'])), creatorId: '' };
    const workId = await scheduled(person, THEN);
    await sweep();
    await creatorRecord({ userId: person.uid });
    await change(person.uid, workId, { state: 'scheduled' });

    await sweep();

    expect(await workOf(person.uid, workId)).toMatchObject({ state: 'published' });
  });
});

describe('a scheduled work whose owner acts at that very instant', () => {
  const takeBack = { state: 'draft', publishAt: FieldValue.delete() };
  const putOff = { publishAt: Timestamp.fromMillis(THEN + 86_400_000) };

  it.each([
    ['take its time back', takeBack, 'draft'],
    ['put it off', putOff, 'scheduled'],
  ])('is published completely or not at all when they %s', async (_, act, state) => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
    const works = await Promise.all(Array.from({ length: 8 }, () => scheduled(creator, THEN, content)));

    // The rules demand that an action counts only where the work is still as its owner saw it.
    const acts = works.map(async (id) => {
      const ref = database.doc(`users/${creator.uid}/works/${id}`);
      await database.runTransaction(async (transaction) => {
        if ((await transaction.get(ref)).get('state') === 'scheduled')
          transaction.update(ref, { ...act, revision: 2 });
      });
    });
    await Promise.all([sweep(), ...acts]);

    const all = await Promise.all(works.map((id) => workOf(creator.uid, id)));
    const out = all.filter((work) => work.state === 'published').map(({ publicId }) => publicId);
    expect(all.filter((work) => work.state === state)).toHaveLength(works.length - out.length);
    const documents = await publicOf('marker', creator.uid);
    expect(documents.map(({ id }) => id).toSorted()).toEqual(out.toSorted());
  });

  it('has what they wrote last, in public or as a change', async () => {
    const creator = await aCreator();
    const workId = await scheduled(creator, THEN);

    await Promise.all([sweep(), change(creator.uid, workId, { 'content.title': { en: 'Last' } })]);
    await sweep();

    const work = await workOf(creator.uid, workId);
    const { title } = await onlyPublicOf('marker', creator.uid);
    expect(work.content['title']).toEqual({ en: 'Last' });
    expect(title.en === 'Last').toBe(work.publishedRevision === 2);
  });
});
