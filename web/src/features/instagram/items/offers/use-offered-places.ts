import type { ImportItem } from '@waymark/model/entities/instagram-import';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/paths.ts';
import { loadNames } from '../../../../map/base-map/load-names.ts';
import { loadOnce } from '../../../../map/base-map/load-once.ts';
import { HAS_SEARCH } from '../../../../services/search/has-search.ts';
import { useAnswer } from '../../../../ui/hooks/use-answer.ts';
import {
  type CitiesByName,
  citiesByName,
  type OfferedPlace,
  offeredPlaces,
  PLACE_KINDS,
  queryOf,
} from './offered-places.ts';
import { type PlaceWords, placeWords } from './place-words.ts';

/** How long a row is seen before its places are looked for, in milliseconds. */
const PAUSE = 250;

/** The most queries for an item. */
const MOST_QUERIES = 6;

const loadCities = loadOnce(async () => citiesByName((await loadNames()).cities));

/** What is known of the places that words may name. */
interface Found {
  cities: CitiesByName | undefined;
  hits: ReadonlyMap<string, readonly SearchHit[]>;
}

/** The places that the words of an item name; undefined while they are looked for. */
export function useOfferedPlaces(
  { placeName, caption }: ImportItem,
  works: ReadonlyMap<string, WorkSummary>,
): readonly OfferedPlace[] | undefined {
  const locale = useLocale();
  const words = useMemo(
    () => placeWords({ caption, ...(placeName !== undefined && { placeName }) }),
    [placeName, caption],
  );
  const found = useAnswer(words, find);
  return useMemo(
    () => found && offeredPlaces(words, { works: works.values(), ...found.answer }, locale),
    [words, works, found, locale],
  );
}

async function find(words: readonly PlaceWords[], signal: AbortSignal): Promise<Found> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  // The row has left the window.
  signal.throwIfAborted();
  const [cities, hits] = await Promise.all([
    loadCities().catch((error: unknown) => {
      console.warn('The names on the map could not be loaded: cities are not offered.', error);
      return undefined;
    }),
    hitsFor(words),
  ]);
  return { cities, hits };
}

async function hitsFor(words: readonly PlaceWords[]): Promise<Found['hits']> {
  const queries = [...new Set(words.flatMap((one) => queryOf(one) ?? []))].slice(0, MOST_QUERIES);
  if (queries.length === 0 || !HAS_SEARCH) return new Map();
  try {
    const { findEachNamed } = await import('../../../../services/search/find-named.ts');
    const answer = await findEachNamed(queries, PLACE_KINDS);
    return new Map('done' in answer ? answer.done.map((hits, index) => [queries[index] ?? '', hits]) : []);
  } catch (error) {
    console.warn('The code of the search could not be loaded.', error);
    return new Map();
  }
}
