import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import { creatorMapPath } from '@waymark/model/entities/creator-map';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { FieldValue, GeoPoint } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { creatorDifferences, derivedDifferences } from '../../functions/src/publish/derived/differences.ts';
import { publicDocumentDifferences } from '../../functions/src/publish/derived/public-documents.ts';
import { contentOf, publicItem } from './content.ts';
import { database } from './database.ts';
import { aCreator, type CreatorPerson } from './people.ts';
import { draft, publishedAtOnce } from './works.ts';

type Spoilt = Readonly<Record<string, Record<string, unknown>>>;

/** The fields that differ, by path, of these documents; all others are left alone. Each look reads the whole database. */
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
 * Spoils documents until that is found before a reaction to something else has mended any, and mends them.
 * @returns what was in them before, and what is in them now
 */
async function mended(spoilt: Spoilt, all = derivedDifferences) {
  const paths = Object.keys(spoilt);
  const data = () => Promise.all(paths.map(async (path) => (await database.doc(path).get()).data()));
  await found(paths, { all, mend: true });
  const right = await data();
  await vi.waitFor(
    async () => {
      for (const path of paths) await database.doc(path).set(spoilt[path] ?? {}, { merge: true });
      const fields = Object.fromEntries(
        paths.map((path) => [path, expect.arrayContaining(Object.keys(spoilt[path] ?? {}))]),
      );
      expect(await found(paths, { all })).toEqual(fields);
      expect(await found(paths, { all, mend: true })).toEqual(fields);
    },
    { timeout: 80_000 },
  );
  expect(await found(paths, { all })).toEqual({});
  return { right, now: await data() };
}

/** The same of documents that nothing else changes meanwhile. */
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
  const content = { ...(await contentOf(kind, creator.uid)), ...fields };
  const workId = await draft(creator.uid, kind, content);
  const { id } = await publishedAtOnce(creator.uid, workId);
  return `${COLLECTION_OF[kind]}/${id}`;
}

describe('what is derived of a public document', { timeout: 100_000 }, () => {
  it('is what publishing made of it', async () => {
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

  it('is found and mended where it is wrong, whatever it is', async () => {
    const creator = await aCreator();
    const spoilt: Record<string, Record<string, unknown>> = {};
    for (const [kind, wrong] of WRONG) {
      // Which cover was chosen is told by the cover alone.
      spoilt[await publishedItem(creator, kind, { coverPath: undefined })] = wrong;
    }
    await expectMended(spoilt);
  });

  it('has the cover that its creator chose', async () => {
    const creator = await aCreator();
    const content = await contentOf('marker', creator.uid);
    const [, second] = content['photos'] as { path: string }[]; // of the example
    const path = await publishedItem(creator, 'marker', { coverPath: second?.path });
    await expectMended({ [path]: { countryCode: 'DE' } });
    expect((await database.doc(path).get()).get('cover.path')).toBe(second?.path);
  });

  it('brings an approximate pin back to the grid, and away from its poi', async () => {
    const path = await publishedItem(await aCreator(), 'pin', { precision: 'approximate' });
    const wrong = { position: new GeoPoint(43.2951, 5.3745), poiId: newId() };
    await expectMended({ [path]: wrong });
  });

  it('has a story where its place is now', async () => {
    const poi = await publicItem('poi');
    const path = await publishedItem(await aCreator(), 'post', { places: [{ kind: 'poi', id: poi }] });
    await database.doc(`pois/${poi}`).update({ position: new GeoPoint(48.85, 2.35) });

    await found([path], { ...documents, mend: true });

    expect((await database.doc(path).get()).get('position')).toEqual(new GeoPoint(48.85, 2.35));
    expect(await found([path], documents)).toEqual({});
  });

  it('is named and stays as it is where what it is derived from is broken', async () => {
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

describe('what is derived of several documents', { timeout: 100_000 }, () => {
  it('is found and mended in lists, creators, their maps, countries and the summaries of these', async () => {
    const [list, { creatorId }] = [await publicItem('list'), await aCreator()];
    await mended({
      [`lists/${list}`]: { kind: FieldValue.delete(), count: 9, stops: [] },
      [`creators/${creatorId}`]: { total: 9, countries: ['FR'] },
      [creatorMapPath(creatorId)]: { items: 'nonsense', total: 9 },
      'countries/tuvalu': { counts: { pin: 1_000_000 } },
      [COUNTRY_SUMMARIES_PATH]: { countries: [] },
    });
  });

  it('is found and mended in the name that a creator is sorted by', async () => {
    const { creatorId } = await aCreator();
    // Each write of a creator record is followed by a reaction that does the same: whoever looks at all else first is too late.
    await mended({ [`creators/${creatorId}`]: { sortName: 'zz' } }, creatorDifferences);
  });
});
