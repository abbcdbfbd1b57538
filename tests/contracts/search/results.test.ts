import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { boundsContain } from '@waymark/model/geography/bounds';
import type { Position } from '@waymark/model/geography/position';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { SEARCH_INDEX, SORTS } from '@waymark/model/search/index-names';
import { readHits } from '@waymark/model/search/search-hit';
import { SEARCH_KINDS, type SearchKind } from '@waymark/model/search/search-kinds';
import { liteClient } from 'algoliasearch/lite';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { names } from '../../../emulators/names.ts';
import type { SearchServer } from '../../../emulators/search/search.ts';
import { algoliaEngine } from '../../../functions/src/search/engine/algolia-engine.ts';
import { configureIndex } from '../../../functions/src/search/rebuild/rebuild.ts';
import {
  PAGE,
  type ResultsQuery,
  restrictedGroups,
  resultRequests,
} from '../../../web/src/services/search/result-requests.ts';
import { clientOf, hostsOf, startEngine } from './engine.ts';

const { applicationId, adminKey, searchKey } = names.search;

interface Example {
  key: string;
  kind: SearchKind;
  category?: (typeof CATEGORIES)[number];
  tags: string[];
  country: string;
  creator: string;
  languages: Locale[];
  position: Position;
  parts: number;
}

/** Pages that are no items have no category. */
const isKind = (kind: SearchKind) => KINDS.some((one) => one === kind);

/** Values that would mean something else to a reader of filters. */
const TAGS = ['coast', 'kind:poi', 'a OR b', '-quiet', 'x"y', "l'été", 'été 2'];
const COUNTRIES = ['PT', 'FR', 'FJ'];
const CREATORS = ['ines', '-ines', 'tom'];

const example = fc.record({
  kind: fc.constantFrom(...SEARCH_KINDS),
  category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
  tags: fc.subarray(TAGS),
  country: fc.constantFrom(...COUNTRIES),
  creator: fc.constantFrom(...CREATORS),
  languages: fc.subarray([...LOCALES], { minLength: 1 }),
  position: fc.record({ lat: fc.integer({ min: -80, max: 80 }), lng: fc.integer({ min: -179, max: 179 }) }),
  parts: fc.integer({ min: 1, max: 3 }),
});

const EXAMPLES: Example[] = fc
  .sample(example, { numRuns: PAGE, seed: 1 })
  .map(({ category, ...fields }, i) => ({
    ...fields,
    key: `${i}`,
    ...(isKind(fields.kind) && { category }),
  }));

const query: fc.Arbitrary<ResultsQuery> = fc.record({
  words: fc.constantFrom('', 'harbour', 'harbuor'),
  kinds: fc.subarray([...KINDS]),
  categories: fc.subarray(CATEGORIES.slice(0, 3)),
  tags: fc.subarray(TAGS, { maxLength: 2 }),
  countries: fc.subarray(COUNTRIES),
  creators: fc.subarray(CREATORS),
  languages: fc.subarray([...LOCALES]),
  sort: fc.constantFrom(...SORTS),
  area: fc.option(
    fc.record({
      west: fc.integer({ min: -180, max: 180 }),
      south: fc.integer({ min: -90, max: 0 }),
      east: fc.integer({ min: -180, max: 180 }),
      north: fc.integer({ min: 1, max: 90 }),
    }),
  ),
  near: fc.constant({ lat: 10, lng: 20 }),
});

let server: SearchServer;

beforeAll(async () => {
  server = await startEngine();
  await configureIndex(algoliaEngine({ applicationId, origin: server.address }, adminKey), SEARCH_INDEX);
  const objects = EXAMPLES.flatMap(({ key, parts, position, ...fields }) =>
    Array.from({ length: parts }, (_, part) => ({
      ...fields,
      objectID: `${key}#${part}`,
      key,
      part,
      id: key,
      title: { en: 'A harbour' },
      _geoloc: [position],
    })),
  );
  await clientOf(server).saveObjects({ indexName: SEARCH_INDEX, objects, waitForTasks: true });
});
afterAll(() => server.stop());

/** Whether an example passes the filters, except those of one group of facets. */
function passes(one: Example, query: ResultsQuery, except?: string): boolean {
  const { kinds, categories, tags, countries, creators, languages, area } = query;
  const isChosen = (values: readonly string[], value: string) =>
    values.length === 0 || values.includes(value);
  return (
    (except === 'kind' || isChosen(kinds, one.kind)) &&
    (except === 'category' || isChosen(categories, one.category ?? '')) &&
    tags.every((tag) => one.tags.includes(tag)) &&
    (except === 'country' || isChosen(countries, one.country)) &&
    (except === 'creator' || isChosen(creators, one.creator)) &&
    (except === 'languages' ||
      languages.length === 0 ||
      one.languages.some((one) => languages.includes(one))) &&
    (area === null || boundsContain(area, one.position))
  );
}

function countsOf(examples: readonly Example[], valuesOf: (one: Example) => readonly string[]) {
  const values = examples.flatMap(valuesOf);
  return Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  );
}

it('whatever is searched for, results and their numbers are those of the filters, each document once', async () => {
  const client = liteClient(applicationId, searchKey, { hosts: [...hostsOf(server).hosts] });
  await fc.assert(
    fc.asyncProperty(query, async (query) => {
      const { results } = await client.searchForHits({ requests: resultRequests(query, 0) });
      const expected = EXAMPLES.filter((one) => passes(one, query));
      const [found, ...counted] = results;
      expect(found?.nbHits).toBe(expected.length);
      expect(
        readHits(found?.hits ?? [])
          .map(({ key }) => key)
          .sort(),
      ).toEqual(expected.map(({ key }) => key).sort());
      expect(found?.facets?.['tags'] ?? {}).toEqual(countsOf(expected, ({ tags }) => tags));
      for (const [i, group] of restrictedGroups(query).entries()) {
        const facet = group[0] ?? '';
        const others = EXAMPLES.filter((one) => passes(one, query, facet));
        const valuesOf = {
          kind: ({ kind }: Example) => [kind],
          category: ({ category }: Example) => (category === undefined ? [] : [category]),
          country: ({ country }: Example) => [country],
          creator: ({ creator }: Example) => [creator],
          languages: ({ languages }: Example) => languages,
        }[facet];
        if (valuesOf === undefined) throw new Error(`${facet} is no facet`);
        expect(counted[i]?.facets?.[facet] ?? {}, facet).toEqual(countsOf(others, valuesOf));
      }
    }),
    { numRuns: 150 },
  );
});
