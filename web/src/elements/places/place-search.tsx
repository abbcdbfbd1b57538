import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { Search } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { useMapTiles } from '../../live/tiles/use-map-tiles.tsx';
import { loadNames } from '../../map/base-map/load-names.ts';
import type { PackedNames } from '../../map/base-map/names.ts';
import type { MapView } from '../../map/in-view.ts';
import { loadMapTile } from '../../services/map-tile.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { KindMark } from '../card/kind-mark.tsx';
import { MapFieldStatus } from '../form/map-field.tsx';
import { useFound } from '../found/use-found.ts';
import { SHORTEST } from './by-name.ts';
import { type FoundPlace, findPlaces, isMapName } from './find-places.ts';
import styles from './place-search.module.css';
import { searchedTiles } from './searched-tiles.ts';

/** The maximum number of works to search. */
const MOST = 10_000;

interface PlaceSearchProps {
  /** The view of the map. Public places in it are known best. */
  view: MapView | null;
  /**
   * The author whose works are searched, and the work in the editor, which is left out; undefined for a signed-out visitor.
   */
  writer?: Writer | undefined;
  onChoose: (place: FoundPlace) => void;
}

export interface Writer {
  uid: string;
  workId: string;
}

/**
 * A search by name: all works of the author with a position, public places, and the names on the map. Where no search engine
 * answers, the public places are those that are in view or well known. It needs the message part `place-search`.
 */
export function PlaceSearch({ view, writer, onChoose }: PlaceSearchProps) {
  const t = useTranslations('placeSearch');
  const kinds = useTranslations('kind');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [names, setNames] = useState<PackedNames | null>(null);
  const isSearch = query.trim().length >= SHORTEST;
  const tiles = isSearch ? searchedTiles(view) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent all of it
  const wanted = useMemo(() => tiles, [tiles.map(tileKey).join(' ')]);
  const { shown, sources } = useMapTiles({ wanted, load: loadMapTile });
  const { camera } = view ?? {};
  const { hits } = useFound(query, usePublicSearch(camera));
  const own = useOwnWorks(writer, isSearch);
  const works = own === 'unknown' ? undefined : own;
  const found = useMemo(() => {
    const items = shown.flatMap(({ content }) => content.items);
    return findPlaces(query, { works: works ?? [], items, hits, names }, locale);
  }, [query, works, shown, hits, names, locale]);
  const isWaiting = writer !== undefined && own === undefined && found.length === 0;

  const search = (next: string) => {
    setQuery(next);
    loadNames().then(setNames, (error: unknown) =>
      console.warn('The names on the map could not be loaded: only places of Waymark are searched.', error),
    );
  };
  const field = useRef<HTMLInputElement>(null);
  const choose = (place: FoundPlace) => {
    setQuery('');
    onChoose(place);
  };
  return (
    <div className={styles.search}>
      {sources}
      {isSearch && own === 'unknown' && <p>{t('ownUnknown')}</p>}
      <TextField
        ref={field}
        label={t('search')}
        hint={t('searchHint')}
        type="search"
        icon={Search}
        autoComplete="off"
        maxLength={80}
        value={query}
        onChange={search}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first) choose(first);
        }}
      />
      <MapFieldStatus>
        {isSearch && (isWaiting ? t('searching') : t('found', { count: found.length }))}
      </MapFieldStatus>
      {isSearch && found.length > 0 && (
        <ul className={styles.found} aria-label={t('results')}>
          {found.map((place) => (
            <li key={place.key}>
              <button
                type="button"
                className={styles.choice}
                onClick={({ detail }) => {
                  choose(place);
                  // The button disappears. After a touch, focusing the field would open the keyboard.
                  if (detail === 0) field.current?.focus();
                }}
              >
                {!isMapName(place.what) && <KindMark kind={place.what} />}
                <span lang={place.lang}>{place.name}</span>
                <span className={styles.what}>
                  {isMapName(place.what) ? t(place.what) : kinds(place.what)}
                  {place.isOwn && ` · ${t('yours')}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Searches public items with the search engine. Of equally good ones, those near the middle of the map come first. */
function usePublicSearch(near: Position | undefined) {
  // Moving the map starts no search: the position counts when something is typed.
  const latest = useLatest(near);
  return useCallback(
    async (words: string) => {
      const { findNamed } = await import('../../services/search/find-named.ts');
      return findNamed(words, PUBLISHED_KINDS, latest.current);
    },
    [latest],
  );
}

/** All works of the author but the one in the editor, live while they are needed; undefined until they are loaded. */
function useOwnWorks(
  writer: Writer | undefined,
  isWanted: boolean,
): readonly WorkSummary[] | 'unknown' | undefined {
  const { uid, workId } = writer ?? {};
  const query = useMemo(() => (uid === undefined ? undefined : worksOfOwner(uid, MOST)), [uid]);
  const state = useLive(query, { asleep: !isWanted });
  return useMemo(() => {
    if (state.status === 'ready') return state.value.works.filter(({ id }) => id !== workId);
    return state.status === 'failed' ? 'unknown' : undefined;
  }, [state, workId]);
}
