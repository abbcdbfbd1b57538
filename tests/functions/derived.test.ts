import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { creatorMapPath } from '@waymark/model/entities/creator-map';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { FieldValue, GeoPoint } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { creatorDifferences, derivedDifferences } from '../../functions/src/publish/derived/differences.ts';
import { publicDocumentDifferences } from '../../functions/src/publish/derived/public-documents.ts';
import { sitemapDifferences } from '../../functions/src/publish/sitemaps/all-shards.ts';
import { shardOf, shardPath } from '../../functions/src/publish/sitemaps/shard.ts';
import { contentOf, publicItem } from './content.ts';
import { database } from './database.ts';
import { ownList } from './list-sharing.ts';
import { aCreator, aMember, type CreatorPerson } from './people.ts';
import { draft, publishedAtOnce } from './works.ts';

type Spoilt = Readonly<Record<string, Record<string, unknown>>>;

/** The fields that differ, by path, of these documents; all others are left alone. Each call reads the whole database. */
async function found(
  paths: readonly string[],
  { mend = false, all = derivedDifferences } = {},
): Promise<Record<string, readonly string[]>> {
  const here: Record<string, readonly string[]> = {};
  for await (const difference of all(database)) {
    if (!paths.includes(difference.path)) continue;
    here[difference.path] = difference.fields;
    if (mend) await difference.mend?.();
  }
  return here;
}

/**
 * Damages documents until the damage is found before a reaction to another write repairs it, and then repairs
 * it. @returns the fields before the damage, and after the repair
 */
async function mended(spoilt: Spoilt, all = derivedDifferences) {
  const paths = Object.keys(spoilt);
  const data = () => Promise.all(paths.map(async (path) => (await database.doc(path).get()).data()));
  await found(paths, { all, mend: true });
  const right = await data();
  const fields = Object.fromEntries(
    paths.map((path) => [path, expect.arrayContaining(Object.keys(spoilt[path] ?? {}))]),
  );
  // Each is tried apart, because a reaction has half the time to interfere.
  for (const mend of [false, true]) {
    await vi.waitFor(
      async () => {
        for (const path of paths) await database.doc(path).set(spoilt[path] ?? {}, { merge: true });
        expect(await found(paths, { all, mend })).toEqual(fields);
      },
      { timeout: 100_000 },
    );
  }
  // Other tests publish at the same time, so counts over all documents may lag behind for a moment.
  await vi.waitFor(async () => expect(await found(paths, { all })).toEqual({}), {
    timeout: 20_000,
    interval: 500,
  });
  return { right, now: await data() };
}

/** The same for documents that nothing else changes meanwhile. */
async function expectMended(spoilt: Spoilt): Promise<void> {
  const { right, now } = await mended(spoilt, publicDocumentDifferences);
  expect(now).toEqual(right);
}

const documents = { all: publicDocumentDifferences };

async function publishedItem(
  creator: CreatorPerson,
  kind: PublishedKind,
  fields: object = {},
): Promise<string> {
  const content = { ...contentOf(kind, creator.uid), ...fields };
  const workId = await draft(creator.uid, kind, content);
  const { id } = await publishedAtOnce(creator.uid, workId);
  return `${COLLECTION_OF[kind]}/${id}`;
}

describe('derived fields of a public document', { timeout: 100_000 }, () => {
  it('are those that publishing wrote', async () => {
    const creator = await aCreator();
    const paths = await Promise.all(PUBLISHED_KINDS.map((kind) => publishedItem(creator, kind)));
    expect(await found(paths, documents)).toEqual({});
  });

  const byline = { name: 'Somebody else', handle: 'somebody-else', avatar: null };
  const elsewhere = new GeoPoint(1, 2);
  const WRONG: [PublishedKind, Record<string, unknown>][] = [
    ['poi', { byline }],
    ['poi', { countryCode: 'DE' }],
    ['poi', { countryCode: null }],
    ['destination', { geohash: '0000000000' }],
    ['marker', { quadkey: '000000000000000000' }],
    ['marker', { quadkey: FieldValue.delete() }],
    ['pin', { cover: examplePhoto('q') }],
    ['pin', { cover: null }],
    ['area', { bounds: { west: 1, south: 1, east: 2, north: 2 } }],
    ['area', { centre: elsewhere }],
    ['post', { readingMinutes: 99 }],
    ['post', { readingMinutes: 0 }],
    ['post', { tiles: ['2/0/0', '4/0/0', '6/0/0', '8/0/0', '10/0/0', '12/0/0'] }],
    ['post', { position: elsewhere, bounds: null }],
    ['post', { secret: true }],
    ['pin', { kind: FieldValue.delete() }],
    ['poi', { kind: 'pin' }],
  ];

  // Each search for differences reads all public documents, so these cases share one.
  it('are found and repaired where they are wrong: all of them, an approximate pin, and never the cover that its creator chose', async () => {
    const creator = await aCreator();
    const spoilt: Record<string, Record<string, unknown>> = {};
    for (const [kind, wrong] of WRONG) {
      // Only the cover itself says which cover was chosen.
      spoilt[await publishedItem(creator, kind, { coverPath: undefined })] = wrong;
    }
    const content = contentOf('marker', creator.uid);
    const [, second] = content['photos'] as { path: string }[]; // of the example
    const covered = await publishedItem(creator, 'marker', { coverPath: second?.path });
    spoilt[covered] = { countryCode: 'DE' };
    // It returns to the grid, and away from its point of interest.
    const approximate = await publishedItem(creator, 'pin', { precision: 'approximate' });
    spoilt[approximate] = { position: new GeoPoint(43.2951, 5.3745), poiId: newId() };

    await expectMended(spoilt);

    expect((await database.doc(covered).get()).get('cover.path')).toBe(second?.path);
  });

  it('give a story its current place', async () => {
    const poi = await publicItem('poi');
    const path = await publishedItem(await aCreator(), 'post', { places: [{ kind: 'poi', id: poi }] });
    await database.doc(`pois/${poi}`).update({ position: new GeoPoint(48.85, 2.35) });

    await found([path], { ...documents, mend: true });

    expect((await database.doc(path).get()).get('position')).toEqual(new GeoPoint(48.85, 2.35));
    expect(await found([path], documents)).toEqual({});
  });

  it('are reported and kept where their source is invalid', async () => {
    const broken = [
      { title: 42 },
      { creatorId: newId() },
      { creatorId: '../x' },
      { publishedAt: 'yesterday' },
    ];
    const creator = await aCreator();
    const paths: string[] = [];
    for (const wrong of broken) {
      const path = await publishedItem(creator, 'marker');
      await database.doc(path).update(wrong);
      paths.push(path);
    }
    const data = () => Promise.all(paths.map(async (path) => (await database.doc(path).get()).data()));
    const before = await data();

    expect(await found(paths, { ...documents, mend: true })).toEqual(
      Object.fromEntries(paths.map((path) => [path, ['what it is derived from']])),
    );
    expect(await data()).toEqual(before);
  });
});

describe('editors in the document of a list, as older ones have them', { timeout: 100_000 }, () => {
  it('are found, and move below the list; users who edit it no more are removed there too', async () => {
    const owner = await aMember();
    const listId = await ownList(owner);
    const path = `lists/${listId}`;
    const [ben, eve] = [newId(), newId()];
    const since = new Date();
    await database.doc(`${path}/people/${ben}`).set({ name: 'Ben', since });
    await database.doc(`${path}/people/${eve}`).set({ name: 'Eve', since });
    await database.doc(path).update({ editors: [ben] });
    expect(await found([path], { mend: true })).toEqual({ [path]: ['editors'] });
    expect((await database.doc(path).get()).get('editors')).toBeUndefined();
    const { docs } = await database.collection(`${path}/people`).get();
    expect(docs.map((editor) => editor.data())).toMatchObject([
      { uid: ben, ownerId: owner.uid, name: 'Ben' },
    ]);
    expect(await found([path])).toEqual({});
  });
});

describe('derived fields from several documents', { timeout: 100_000 }, () => {
  it('are found and repaired in lists, creators, their maps, countries and the summaries of these', async () => {
    const [list, { creatorId }] = [await publicItem('list'), await aCreator()];
    await mended({
      [`lists/${list}`]: { kind: FieldValue.delete(), count: 9, stops: [], pictures: [] },
      [`creators/${creatorId}`]: { total: 9, countries: ['FR'] },
      [creatorMapPath(creatorId)]: { items: 'nonsense', total: 9 },
      'countries/tuvalu': { counts: { pin: 1_000_000 } },
      [COUNTRY_SUMMARIES_PATH]: { countries: [] },
    });
  });

  it('are found and repaired in the name that sorts a creator', async () => {
    const { creatorId } = await aCreator();
    // Each write of a creator record causes a reaction that makes the same repair, so the creator is checked
    // before all else.
    await mended({ [`creators/${creatorId}`]: { sortName: 'zz' } }, creatorDifferences);
  });

  it('are found and repaired in the sitemaps: a wrong shard, a missing one and a needless one', async () => {
    const [wrong, missing] = [await publicItem('area'), await publicItem('marker')];
    const [first, second] = [shardPath('area', shardOf(wrong)), shardPath('marker', shardOf(missing))];
    const { now } = await mended(
      { [first]: { count: 9 }, [second]: { listings: '[]' }, 'sitemaps/pin/shards/00': { count: 1 } },
      sitemapDifferences,
    );
    expect(now.map((shard) => String(shard?.['listings']))).toEqual([
      expect.stringContaining(wrong),
      expect.stringContaining(missing),
      expect.anything(),
    ]);
  });
});
