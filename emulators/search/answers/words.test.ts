import { expect, it } from 'vitest';
import { idsOf, indexOf, search, texts } from '../testing/searched-index.ts';

it.each([
  ['barcelna', 'Barcelona'],
  ['abrcelona', 'Barcelona'],
  ['xaysage', undefined],
  ['brac', 'Barcelona'],
  ['brc', undefined],
  ['barce', 'Barcelona'],
  ['BARCELONA', 'Barcelona'],
  ['île', 'L’Île-aux-Moines'],
  ['ile aux moine', 'L’Île-aux-Moines'],
  ["l'ile", 'L’Île-aux-Moines'],
  ['ileauxmoines', undefined],
  ['saintmalo', 'Saint-Malo'],
  ['pay sage', 'Paysage'],
  ['oeuvre', 'Chef-d’œuvre'],
  ['📚', 'Barcelona'],
  ['" OR 1=1 --', undefined],
  ['القاهرة', 'القاهرة القديمة'],
])('“%s” finds %s', (query, expected) => {
  const index = indexOf(
    texts('Barcelona', 'L’Île-aux-Moines', 'Saint-Malo', 'Paysage', 'Chef-d’œuvre', 'القاهرة القديمة'),
  );
  expect(idsOf(index, query)[0]).toBe(expected);
});

it('a query of 10,000 letters is cut, and finds by what is left', () => {
  const index = indexOf(texts('castle'));
  expect(idsOf(index, `castle ${'a '.repeat(5_000)}`, { removeWordsIfNoResults: 'allOptional' })).toEqual([
    'castle',
  ]);
  expect(search(index, 'x'.repeat(10_000)).query).toHaveLength(512);
});

it('synonyms are found in their directions', () => {
  const index = indexOf(texts('New York', 'church', 'église'), {}, [
    { objectID: 'a', type: 'synonym', synonyms: ['nyc', 'new york'] },
    { objectID: 'b', type: 'oneWaySynonym', input: 'church', synonyms: ['église'] },
  ]);
  expect(idsOf(index, 'nyc')).toEqual(['New York']);
  expect(idsOf(index, 'church')).toEqual(['church', 'église']);
  expect(idsOf(index, 'église')).toEqual(['église']);
  expect(idsOf(index, 'nyc', { synonyms: false })).toEqual([]);
});

it('plurals and stop words count by language', () => {
  const index = indexOf(texts('beach', 'plage'), {
    ignorePlurals: ['en', 'fr'],
    removeStopWords: ['en', 'fr'],
  });
  expect(idsOf(index, 'the beaches ')).toEqual(['beach']);
  expect(idsOf(index, 'les plages')).toEqual(['plage']);
  expect(idsOf(index, 'the')).toEqual([]);
});

it('a search that finds nothing is tried with fewer words where that is set', () => {
  const index = indexOf(texts('quiet beach', 'loud bar'));
  expect(idsOf(index, 'quiet bar')).toEqual([]);
  expect(idsOf(index, 'quiet bar', { removeWordsIfNoResults: 'allOptional' }).sort()).toEqual([
    'loud bar',
    'quiet beach',
  ]);
  expect(idsOf(index, 'quiet zzz', { removeWordsIfNoResults: 'lastWords' })).toEqual(['quiet beach']);
  expect(idsOf(index, 'zzz bar', { removeWordsIfNoResults: 'firstWords' })).toEqual(['loud bar']);
});
