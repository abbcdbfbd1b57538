import { beforeAll, expect, it } from 'vitest';
import { demoId } from '../emulators/demo/demo-ids.ts';
import { searchAnswer } from '../emulators/search/answers/search-answer.ts';
import { readSearchParameters } from '../emulators/search/query/search-parameters.ts';
import { SearchIndex } from '../emulators/search/stored/search-index.ts';
import { readSettings } from '../emulators/search/stored/settings.ts';
import { readSynonym } from '../emulators/search/stored/synonyms.ts';
import { settingsOf } from '../model/src/search/settings.ts';
import { synonyms } from '../model/src/search/synonyms.ts';
import { demoRecords } from './demo-records.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';

const WANTED_FIRST = 0.85;
const WANTED_AMONG_THREE = 0.95;

let index: SearchIndex;
const titles = new Map<string, string>();

beforeAll(async () => {
  index = new SearchIndex(readSettings(settingsOf('fit')));
  index.synonyms = new Map(
    synonyms()
      .map(readSynonym)
      .map((synonym) => [synonym.objectID, synonym]),
  );
  for (const record of await demoRecords()) {
    index.apply({ save: record });
    titles.set(record.key, `${record.kind} “${record.title.en ?? record.title.fr}”`);
  }
});

it('has every document of the table', () => {
  const unknown = JUDGED_QUERIES.flatMap(([, , wanted]) => wanted).filter((path) => !titles.has(keyOf(path)));
  expect(unknown).toEqual([]);
  expect(JUDGED_QUERIES).toHaveLength(120);
  expect(new Set(JUDGED_QUERIES.map(([locale, query]) => `${locale} ${query}`)).size).toBe(120);
});

it('finds first, or among three, what people look for', () => {
  const judged = JUDGED_QUERIES.map(([locale, query, wanted, why]) => {
    const found = keysFound(query);
    const right = new Set(wanted.map(keyOf));
    const rank = found.findIndex((key) => right.has(key));
    return { rank, line: missed(`${locale} “${query}” (${why})`, wanted, found, rank) };
  });
  const misses = judged.filter(({ rank }) => rank !== 0).map(({ line }) => line);
  const first = share(judged.map(({ rank }) => rank === 0));
  const amongThree = share(judged.map(({ rank }) => rank >= 0 && rank < 3));
  const report = [`First: ${percent(first)}. Among three: ${percent(amongThree)}.`, ...misses].join('\n');
  console.log(report);
  expect(first, report).toBeGreaterThanOrEqual(WANTED_FIRST);
  expect(amongThree, report).toBeGreaterThanOrEqual(WANTED_AMONG_THREE);
});

function keysFound(query: string): string[] {
  const { hits = [] } = searchAnswer(index, readSearchParameters({ query }));
  return hits.map((hit) => String(hit['key']));
}

/** The path in the database of what the table names by the key of the demo content. */
function keyOf(path: string): string {
  const [collection, key = ''] = path.split('/');
  if (collection === 'countries' || collection === 'articles') return path;
  return `${collection}/${demoId(collection === 'creators' ? `creator ${key}` : key)}`;
}

function missed(what: string, wanted: readonly string[], found: readonly string[], rank: number): string {
  const instead = found.slice(0, 3).map((key) => titles.get(key));
  const place = rank < 0 ? 'not found' : `at ${rank + 1}`;
  return `${what}: ${wanted[0]} ${place}, after ${instead.join(', ')}`;
}

function share(held: readonly boolean[]): number {
  return held.filter(Boolean).length / held.length;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
