import type { Reference } from '@waymark/model/entities/fields';
import type { Kind } from '@waymark/model/entities/kinds';
import { distance as metresBetween } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { byName } from '../../../elements/places/by-name.ts';
import { findPublic } from '../../../elements/places/find-public.ts';
import { searchedTiles } from '../../../elements/places/searched-tiles.ts';
import { useDistance } from '../../../i18n/distance.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { loadMapTile } from '../../../services/map-tile.ts';
import { ItemChoices } from './item-choices.tsx';
import styles from './references.module.css';

/** The map zoom around the work, about 15 km wide: here all public items are known, and farther away the best ones. */
const AROUND = { zoom: 12, size: { width: 800, height: 800 } } as const;

interface PublicItemsProps {
  kinds: readonly Kind[];
  /** The position of the work that will refer to the item: nearby items come first. */
  near: Position | undefined;
  /** The ids of the creator's own items. */
  except: ReadonlySet<string>;
  /** The text that names are searched for. */
  query: string;
  /** What the search engine found for it; undefined without an answer. */
  hits: readonly SearchHit[] | undefined;
  onChosen: (reference: Reference) => void;
}

/** A choice among the items of other creators. Without an answer of the search engine, it searches the tiles of the map. */
export function PublicItems({ kinds, near, except, query, hits, onChosen }: PublicItemsProps) {
  const t = useTranslations('edit.places');
  const id = useId();
  const distance = useDistance();
  const { lat, lng } = near ?? {};
  const wanted = useMemo(() => tilesFor(lat, lng), [lat, lng]);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadMapTile });
  const items = useMemo(() => shown.flatMap(({ content }) => content.items), [shown]);
  const found =
    hits === undefined
      ? findPublic(query, items, { kinds, near, except }).map(({ item: { kind, id, title }, metres }) => ({
          reference: { kind, id },
          title,
          metres,
        }))
      : hits.flatMap((hit) => choiceOf(hit, { kinds, near, except }));
  const isSearch = byName(query) !== undefined;
  const none = hits !== undefined ? 'noneFound' : isSearch ? 'noOthers' : 'noneClose';
  const nothing =
    !isSearch && !near ? 'searchOthers' : missing.length > 0 && hits === undefined ? 'loading' : none;
  return (
    <section className={styles.found} aria-labelledby={id}>
      {sources}
      <h3 id={id}>{t('others')}</h3>
      {found.length === 0 ? (
        <p className={styles.info}>{t(nothing)}</p>
      ) : (
        <ItemChoices
          labelledBy={id}
          choices={found.map(({ metres, ...choice }) => ({
            ...choice,
            note: metres === undefined ? undefined : distance(metres),
          }))}
          onChosen={onChosen}
        />
      )}
    </section>
  );
}

function choiceOf(
  { kind, id, title, position }: SearchHit,
  { kinds, near, except }: Pick<PublicItemsProps, 'kinds' | 'near' | 'except'>,
) {
  const known = kinds.find((one) => one === kind);
  if (known === undefined || except.has(id)) return [];
  const metres = near && position ? metresBetween(near, position) : undefined;
  return [{ reference: { kind: known, id }, title, metres }];
}

function tilesFor(lat: number | undefined, lng: number | undefined) {
  const isNowhere = lat === undefined || lng === undefined;
  return searchedTiles(isNowhere ? null : { camera: { lat, lng, zoom: AROUND.zoom }, size: AROUND.size });
}
