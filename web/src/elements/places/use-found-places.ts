import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { shortPlusCode } from '@waymark/model/geography/plus-code';
import type { Locale } from '@waymark/model/locale';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { useMapTiles } from '../../live/tiles/use-map-tiles.tsx';
import { loadNames } from '../../map/base-map/load-names.ts';
import { loadTowns } from '../../map/base-map/load-towns.ts';
import type { PackedNames } from '../../map/base-map/names.ts';
import type { MapView } from '../../map/in-view.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import { useFound } from '../found/use-found.ts';
import { loadTile } from '../map/load-tile.ts';
import { byName, SHORTEST } from './by-name.ts';
import { type FoundPlace, findPlaces } from './find-places.ts';
import { findTowns } from './find-towns.ts';
import { searchedTiles } from './searched-tiles.ts';
import { usePublicSearch } from './use-public-search.ts';
import { placesOfCode, type WrittenFault, writtenPlace } from './written-place.ts';

/** The maximum number of works to search. */
const MOST = 10_000;

/** The maximum number of towns that are shown. */
const MOST_TOWNS = 4;

export interface Writer {
  uid: string;
  workId: string;
}

interface FoundPlaces {
  /** The best first. */
  found: readonly FoundPlace[];
  /** Why the text says no position, where it looks like one. */
  fault: WrittenFault | undefined;
  /** The words that were searched for; empty where the text is a position. */
  words: string;
  /** Whether the text says a position by itself. */
  isWritten: boolean;
  /** Whether the text is a short plus code, which stands for a position near a place. */
  isCode: boolean;
  isWaiting: boolean;
  /** Whether the author's own works cannot be searched. */
  isOwnUnknown: boolean;
  /** Renders what loads the tiles. */
  sources: ReactNode;
}

interface SearchOptions {
  view: MapView | null;
  writer: Writer | undefined;
}

/**
 * What a text of the box for places means: a position in any form, or else what has that name among the author's works, public items,
 * and the cities, countries and towns of the atlas.
 */
export function useFoundPlaces(text: string, { view, writer }: SearchOptions): FoundPlaces {
  const locale = useLocale();
  const written = useMemo(() => writtenPlace(text, locale), [text, locale]);
  const code = useMemo(() => shortPlusCode(text), [text]);
  const words = written === undefined && code === undefined ? text.trim() : '';
  const isSearch = words.length >= SHORTEST;
  const tiles = isSearch ? searchedTiles(view) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent all of it
  const wanted = useMemo(() => tiles, [tiles.map(tileKey).join(' ')]);
  const { shown, sources } = useMapTiles({ wanted, load: loadTile });
  const camera = view?.camera;
  const { hits, isWaiting: isAsked } = useFound(words, usePublicSearch(PUBLISHED_KINDS, camera));
  const own = useOwnWorks(writer, isSearch);
  const works = own === 'unknown' ? undefined : own;
  // What Google's map writes after a code goes on with the region and the country.
  const locality = code?.locality?.split(',')[0]?.trim() ?? '';
  const atlasWords = code ? locality : words;
  const atlas = useAtlas(atlasWords, locale);
  const found = useMemo(() => {
    if (written) return 'place' in written ? [written.place] : [];
    const { names, towns } = atlas;
    if (code) {
      const named = [...findPlaces(locality, { works: [], items: [], names }, locale), ...towns];
      return placesOfCode(code, named, camera, locale);
    }
    const items = shown.flatMap(({ content }) => content.items);
    const best = findPlaces(words, { works: works ?? [], items, hits, names }, locale);
    return [...best, ...towns.slice(0, MOST_TOWNS)];
  }, [written, code, locality, words, works, shown, hits, atlas, camera, locale]);
  return {
    found,
    fault: written && 'fault' in written ? written.fault : undefined,
    words,
    isWritten: written !== undefined,
    isCode: written === undefined && code !== undefined,
    isWaiting:
      found.length === 0 &&
      (isAsked || atlas.isWaiting || (isSearch && writer !== undefined && own === undefined)),
    isOwnUnknown: isSearch && own === 'unknown',
    sources,
  };
}

/** All works of the author but the one in the editor, live while they are needed; undefined until they are loaded. */
function useOwnWorks(
  writer: Writer | undefined,
  isWanted: boolean,
): readonly WorkSummary[] | 'unknown' | undefined {
  const { uid, workId } = writer ?? {};
  const query = useMemo(() => (uid === undefined ? undefined : worksOfOwner(uid, MOST)), [uid]);
  const state = useLive(query, { asleep: !isWanted || uid === undefined });
  return useMemo(() => {
    if (state.status === 'ready') return state.value.works.filter(({ id }) => id !== workId);
    return state.status === 'failed' ? 'unknown' : undefined;
  }, [state, workId]);
}

interface Atlas {
  names: PackedNames | null;
  towns: readonly FoundPlace[];
  isWaiting: boolean;
}

interface AtlasQuestion {
  words: string;
  locale: Locale;
}

/** The names of the atlas, and the towns that have these words. They are loaded with the first words. */
function useAtlas(words: string, locale: Locale): Atlas {
  const question = useMemo(
    () => (byName(words) === undefined ? undefined : { words, locale }),
    [words, locale],
  );
  const answered = useAnswer(question, askAtlas);
  return useMemo(() => {
    const isWaiting = question !== undefined && answered?.question !== question;
    const { names = null, towns = [] } = answered?.answer ?? {};
    return { names, towns: isWaiting || question === undefined ? [] : towns, isWaiting };
  }, [question, answered]);
}

async function askAtlas({ words, locale }: AtlasQuestion) {
  const lost = (error: unknown) => {
    console.warn('The names of the atlas could not be loaded: only places of Waymark are searched.', error);
    return undefined;
  };
  const [names = null, towns = []] = await Promise.all([
    loadNames().catch(lost),
    findTowns(words, locale, loadTowns).catch(lost),
  ]);
  return { names, towns };
}
