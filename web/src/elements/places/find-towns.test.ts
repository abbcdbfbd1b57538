import { expect, test } from 'vitest';
import type { Towns } from '../../map/base-map/towns.ts';
import { findTowns } from './find-towns.ts';

const FILES: Record<string, Towns> = {
  '': { rows: [], next: ['ca', 'gr'] },
  ca: { rows: [['Cassis', '', 43.215, 5.538, 'FR']] },
  gr: {
    rows: [
      ['Grand Rapids', '', 42.96, -85.66, 'US'],
      ['Graz', '', 47.07, 15.44, 'AT'],
    ],
    next: ['a'],
  },
  gra: {
    rows: [
      ['Granada', 'Grenade', 37.18, -3.6, 'ES'],
      ['Grasse', '', 43.66, 6.92, 'FR'],
      ['Grassy Bay', '', 1, 2, 'GB'],
      ['Gras', '', 3, 4, 'FR'],
    ],
  },
};

/** Finds towns, and notes which files were read. */
async function find(query: string, locale: 'en' | 'fr' = 'en') {
  const read: string[] = [];
  const towns = await findTowns(query, locale, async (beginning) => {
    read.push(beginning);
    const file = FILES[beginning];
    if (file === undefined) throw new Error(`There is no file for ${beginning}.`);
    return file;
  });
  return { towns, read, names: towns.map(({ name }) => name) };
}

test('a town is found by the beginning of its name, with its country and a zoom that shows all of it', async () => {
  const { towns, read } = await find('CÀSS');
  expect(towns).toEqual([
    {
      key: 'town/Cassis/43.215,5.538',
      name: 'Cassis',
      lang: 'en',
      position: { lat: 43.215, lng: 5.538 },
      what: 'town',
      isOwn: false,
      detail: 'France',
      zoom: 12,
    },
  ]);
  expect(read).toEqual(['', 'ca']);
});

test('longer beginnings have files of their own, and only those that exist are read', async () => {
  expect(await find('gr')).toMatchObject({ names: ['Grand Rapids', 'Graz'], read: ['', 'gr'] });
  expect(await find('gren', 'fr')).toMatchObject({ names: [], read: ['', 'gr'] });
  expect(await find('grass')).toMatchObject({ names: ['Grasse', 'Grassy Bay'], read: ['', 'gr', 'gra'] });
  expect(await find('gro')).toMatchObject({ names: [], read: ['', 'gr'] });
  expect(await find('xy')).toMatchObject({ names: [], read: [''] });
});

test('the town with exactly the name comes first, however small it is', async () => {
  expect((await find('gras')).names).toEqual(['Gras', 'Grasse', 'Grassy Bay']);
});

test('a name is in the language of the reader', async () => {
  expect((await find('grana', 'fr')).towns).toMatchObject([{ name: 'Grenade', detail: 'Espagne' }]);
});

test('a single letter reads nothing, and a file that cannot be loaded is an error', async () => {
  expect(await find('g')).toMatchObject({ names: [], read: [] });
  await expect(
    findTowns('gras', 'en', async () => {
      throw new Error('offline');
    }),
  ).rejects.toThrow('offline');
});
