import { tilesOf } from '@waymark/model/map-index/camera-tiles';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/kind-mark.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { useMapTiles } from '../../live/use-map-tiles.tsx';
import { loadNames } from '../../map/base-map/load.ts';
import type { PackedNames } from '../../map/base-map/names.ts';
import type { MapView } from '../../map/in-view.ts';
import { loadMapTile } from '../../services/map-tile.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type FoundPlace, findPlaces, SHORTEST } from './find-places.ts';
import styles from './position-field.module.css';

interface PlaceSearchProps {
  /** What the map shows: there our own places are searched. */
  view: MapView | null;
  onChoose: (place: FoundPlace) => void;
}

/** A search by name, without asking anybody else: our own places that the map shows, and the names on the map itself. */
export function PlaceSearch({ view, onChoose }: PlaceSearchProps) {
  const t = useTranslations('place');
  const kinds = useTranslations('kind');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [names, setNames] = useState<PackedNames | null>(null);
  const isSearch = query.trim().length >= SHORTEST;
  const tiles = isSearch && view ? tilesOf(view.camera, view.size) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all of it
  const wanted = useMemo(() => tiles, [tiles.map(tileKey).join(' ')]);
  const { shown, sources } = useMapTiles({ wanted, load: loadMapTile });
  const found = useMemo(
    () =>
      findPlaces(
        query,
        shown.flatMap(({ content }) => content.items),
        names,
        locale,
      ),
    [query, shown, names, locale],
  );

  const search = (next: string) => {
    setQuery(next);
    loadNames().then(setNames, (error: unknown) =>
      console.warn('The names on the map could not be loaded: only our own places are searched.', error),
    );
  };
  const choose = (place: FoundPlace) => {
    setQuery('');
    onChoose(place);
  };
  return (
    <div className={styles.search}>
      {sources}
      <TextField
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
      <p className={styles.said} role="status">
        {isSearch && t('found', { count: found.length })}
      </p>
      {isSearch && found.length > 0 && (
        <ul className={styles.found} aria-label={t('results')}>
          {found.map((place) => (
            <li key={place.key}>
              <button type="button" className={styles.choice} onClick={() => choose(place)}>
                {place.what === 'city' || place.what === 'country' ? null : <KindMark kind={place.what} />}
                <span lang={place.lang}>{place.name}</span>
                <span className={styles.what}>
                  {place.what === 'city' || place.what === 'country' ? t(place.what) : kinds(place.what)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
