import { creatorMapPath } from '@waymark/model/entities/creator-map';
import { nameStartOf } from '@waymark/model/entities/name-starts';
import { newId } from '@waymark/model/ids';
import { readItems } from '@waymark/model/map-index/map-item';
import { activeCreators, type CreatorNarrowing } from '@waymark/model/queries';
import { describe, expect, it, vi } from 'vitest';
import { toQuery } from '../../functions/src/platform/to-query.ts';
import { rebuildCounts } from '../../functions/src/publish/counts.ts';
import { deriveCreator } from '../../functions/src/publish/derive-creator.ts';
import { publicItem } from './content.ts';
import { database } from './database.ts';
import { payloadOf } from './payloads.ts';
import { creatorRecord } from './people.ts';
import { soon } from './soon.ts';

async function readMap(creatorId: string) {
  const map = await database.doc(creatorMapPath(creatorId)).get();
  const items: unknown = map.get('items') ?? '';
  return { items: readItems(String(items)), total: Number(map.get('total')) };
}

async function recordOf(creatorId: string) {
  return (await database.doc(`creators/${creatorId}`).get()).data() ?? {};
}

describe('derived fields of a creator', () => {
  it('hold the number of their public items of each kind, in all and by country', async () => {
    const creatorId = await creatorRecord({ userId: newId(), name: 'Élodie', total: 99, countries: ['AQ'] });
    for (const countryCode of ['PT', 'FR', 'FR', null]) await publicItem('pin', { creatorId, countryCode });
    await publicItem('poi', { creatorId, countryCode: 'JP' });
    await publicItem('post', { creatorId, countryCode: 'US', visibility: 'unlisted' });

    await rebuildCounts(database);

    expect(await recordOf(creatorId)).toMatchObject({
      sortName: 'elodie',
      counts: { destination: 0, area: 0, poi: 1, pin: 4, marker: 0, post: 0 },
      total: 5,
      countries: ['FR', 'JP', 'PT'],
    });
  });

  it('put all their public items with a place on one map', async () => {
    const creatorId = await creatorRecord({ userId: newId() });
    const shown = [
      await publicItem('pin', { creatorId }),
      await publicItem('destination', { creatorId }),
      await publicItem('post', { creatorId }),
    ];
    await publicItem('marker', { creatorId, visibility: 'unlisted' });
    await publicItem('post', { creatorId, position: null, quadkey: null });

    await rebuildCounts(database);

    const map = await readMap(creatorId);
    expect(map.items.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
    expect(map.total).toBe(3);
    const { map: inPayload } = await payloadOf('creators-id', `/creators/${creatorId}`);
    expect(readItems(inPayload.items)).toEqual(map.items);
  });

  it('follow their publications, changes and withdrawals', async () => {
    const creatorId = await creatorRecord({ userId: newId() });
    const counted = async () => {
      const { total, countries } = await recordOf(creatorId);
      return { total, countries, titles: (await readMap(creatorId)).items.map(({ title }) => title.en) };
    };

    const pin = await publicItem('pin', { creatorId, countryCode: 'IS', title: { en: 'Geyser' } });
    await vi.waitFor(
      async () => expect(await counted()).toEqual({ total: 1, countries: ['IS'], titles: ['Geyser'] }),
      soon,
    );

    await database.doc(`pins/${pin}`).update({ 'title.en': 'Old Geyser' });
    await vi.waitFor(async () => expect((await counted()).titles).toEqual(['Old Geyser']), soon);

    await database.doc(`pins/${pin}`).delete();
    await vi.waitFor(
      async () => expect(await counted()).toEqual({ total: 0, countries: [], titles: [] }),
      soon,
    );
  });

  it('are not written again where they are right', async () => {
    const creatorId = await creatorRecord({ userId: newId() });
    await rebuildCounts(database);
    const { updateTime } = await database.doc(`creators/${creatorId}`).get();
    await rebuildCounts(database);
    expect((await database.doc(`creators/${creatorId}`).get()).updateTime).toEqual(updateTime);
  });

  it('find a creator by a new name soon, and cause no further write', async () => {
    const creatorId = await creatorRecord({ userId: newId() });
    const ref = database.doc(`creators/${creatorId}`);

    await ref.update({ name: 'Žofie Ångström' });
    await vi.waitFor(
      async () =>
        expect(await recordOf(creatorId)).toMatchObject({
          sortName: 'zofie angstrom',
          nameStarts: expect.arrayContaining(['angst']),
        }),
      soon,
    );

    const { updateTime } = await ref.get();
    // Reactions come in order here: when the one to a later change has shown, the earlier ones are over.
    const witness = await creatorRecord({ userId: newId(), sortName: 'wrong' });
    await vi.waitFor(
      async () => expect(await recordOf(witness)).toMatchObject({ sortName: 'ines moreau' }),
      soon,
    );
    expect((await ref.get()).updateTime).toEqual(updateTime);
  });
});

/** The derived fields of a name. */
function namesOf(name: string, handle = `h${newId().toLowerCase()}`) {
  const { sortName, nameStarts } = deriveCreator({ name, handle });
  return { sortName, nameStarts };
}

describe('finding creators', () => {
  const names = async (narrowing: CreatorNarrowing) => {
    const found = await toQuery(database, activeCreators(100, narrowing)).get();
    return found.docs.map((document): unknown => document.get('name'));
  };

  it('finds every name that begins with the typed text, in alphabetical order', async () => {
    const start = `Qx${newId().slice(0, 6)}`;
    const endings = ['', ' 1', 'A', 'é', 'z', 'ليلى', '名', '\ufffd', '😀'];
    for (const ending of endings) {
      const name = start + ending;
      await creatorRecord({ userId: newId(), name, ...namesOf(name) });
    }
    await creatorRecord({ userId: newId(), name: 'Qx', ...namesOf('Qx') });
    await creatorRecord({
      userId: newId(),
      name: `${start} 2`,
      ...namesOf(`${start} 2`),
      status: 'suspended',
    });

    expect(await names({ nameStart: nameStartOf(start.toUpperCase()) })).toEqual(
      endings.map((ending) => start + ending),
    );
  });

  it('finds a creator by their last name or their handle, in a language too', async () => {
    const last = `quar${newId().slice(0, 6).toLowerCase()}`;
    const name = `Inês ${last}`;
    const handle = `h-${last}`;
    const languages = ['en' as const, 'fr' as const];
    await creatorRecord({ userId: newId(), name, handle, languages, ...namesOf(name, handle) });
    for (const typed of [last, `ines ${last}`, handle]) {
      const nameStart = nameStartOf(typed);
      expect(await names({ nameStart })).toEqual([name]);
      expect(await names({ nameStart, language: 'fr' })).toEqual([name]);
    }
    await creatorRecord({ userId: newId(), name: `B ${last}`, languages: ['en'], ...namesOf(`B ${last}`) });
    expect(await names({ nameStart: last, language: 'fr' })).toEqual([name]);
  });

  it('finds the creators of a language, by publications or by name', async () => {
    const some = [
      { name: 'Bo', languages: ['fr' as const], total: 90_001 },
      { name: 'Çelik', languages: ['en' as const, 'fr' as const], total: 90_003 },
      { name: 'Ana', languages: ['en' as const], total: 90_002 },
    ];
    for (const fields of some)
      await creatorRecord({ userId: newId(), sortName: fields.name.toLowerCase(), ...fields });
    const theirs = async (narrowing: CreatorNarrowing) =>
      (await names(narrowing)).filter((name) => some.some((one) => one.name === name));

    expect(await theirs({ order: 'published' })).toEqual(['Çelik', 'Ana', 'Bo']);
    expect(await theirs({ order: 'published', language: 'fr' })).toEqual(['Çelik', 'Bo']);
    expect(await theirs({ order: 'name', language: 'en' })).toEqual(['Ana', 'Çelik']);
  });

  it('starts with the newest creators, and one more than the page shows', async () => {
    const latest = Date.now() + 100_000;
    const ids = await Promise.all(
      Array.from({ length: 26 }, (_, age) => creatorRecord({ userId: newId(), joinedAt: latest - age })),
    );
    await database.doc(`creators/${ids[0]}`).update({ status: 'suspended' });

    const { creators } = await payloadOf('creators', '/creators');

    expect(creators.map(({ id }) => id)).toEqual(ids.slice(1));
  });
});
