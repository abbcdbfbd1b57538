import type { Reference } from '@waymark/model/entities/fields';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import type { LocalisedText } from '@waymark/model/localised';
import { tileKey } from '@waymark/model/map-index/map-tile';
import { readView } from '@waymark/model/view-codec';
import { Check, Plus, RotateCw, Search } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { useFound } from '../../../elements/found/use-found.ts';
import { findPublic } from '../../../elements/places/find-public.ts';
import { searchedTiles } from '../../../elements/places/searched-tiles.ts';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { loadMapTile } from '../../../services/map-tile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useListMutation } from '../use-list-mutation.ts';
import styles from './add-place.module.css';

/** At this zoom all public places around the middle of the map are known, and farther away the best ones. */
const AROUND = { zoom: 12, size: { width: 800, height: 800 } } as const;

const NOTHING: ReadonlySet<string> = new Set();

interface AddPlaceProps {
  list: List;
  items: readonly ListItem[];
}

/** Adds places to a list without leaving it: by their names, or those around the middle of the map. */
export function AddPlace({ list, items }: AddPlaceProps) {
  const t = useTranslations('listEdit');
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles.add} aria-label={t('addPlace')}>
      <div>
        <Button
          kind="secondary"
          size="small"
          icon={Plus}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('addPlace')}
        </Button>
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <Places list={list} items={items} />}
      </div>
    </section>
  );
}

interface Offered {
  reference: Reference;
  title: LocalisedText;
}

function Places({ list, items }: AddPlaceProps) {
  const t = useTranslations('listEdit');
  const [query, setQuery] = useState('');
  const near = useMiddleOfMap() ?? list.position;
  const { hits, isWaiting, failure, retry } = useFound(query, useSearch(near));
  const sentenceOf = useFailureSentence();
  const nearby = useOnMap(query, near);
  const found: Offered[] =
    hits === undefined
      ? nearby.found
      : hits.flatMap(({ kind, id, title }) => {
          const known = PUBLISHED_KINDS.find((one) => one === kind);
          return known === undefined ? [] : [{ reference: { kind: known, id }, title }];
        });
  const isSearch = query.trim() !== '';
  const isLoading = isWaiting || (hits === undefined && nearby.isLoading);
  const status = isLoading
    ? t('looking')
    : found.length > 0
      ? t(isSearch ? 'found' : 'onMap', { count: found.length })
      : t(isSearch ? 'noneFound' : 'noneOnMap');
  return (
    <div className={styles.places}>
      {nearby.sources}
      <TextField
        label={t('addSearch')}
        hint={t('addHint')}
        type="search"
        icon={Search}
        autoComplete="off"
        dir="auto"
        maxLength={80}
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles.status}>
        {failure && found.length === 0 ? sentenceOf(failure) : status}
      </p>
      {failure && (
        <div>
          <Button kind="secondary" size="small" icon={RotateCw} onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {found.length > 0 && (
        <ul className={styles.found} aria-label={t('addPlace')}>
          {found.map(({ reference, title }) => (
            <li key={reference.id}>
              <PlaceToAdd
                list={list}
                reference={reference}
                title={title}
                isThere={items.some(({ id }) => id === reference.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PlaceToAddProps extends Offered {
  list: List;
  /** Whether the list has it. Its button stays, so that the focus does. */
  isThere: boolean;
}

function PlaceToAdd({ list, reference, title, isThere }: PlaceToAddProps) {
  const t = useTranslations('listEdit');
  const kinds = useTranslations('kind');
  const mutate = useListMutation();
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    if (isThere || isBusy) return;
    setIsBusy(true);
    await mutate(async ({ addItem }) => {
      const answer = await addItem(list, reference);
      return 'failure' in answer ? answer.failure : undefined;
    });
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.choice}
      aria-disabled={isThere}
      aria-busy={isBusy}
      onClick={() => void add()}
    >
      <KindMark kind={reference.kind} />
      <Localised text={title} />
      <span className={styles.kind}>{kinds(reference.kind)}</span>
      <span className={styles.sign}>
        <Icon of={isThere ? Check : Plus} size="1.125rem" />
        <VisuallyHidden>{t(isThere ? 'isThere' : 'addThis')}</VisuallyHidden>
      </span>
    </button>
  );
}

/** Searches public places with the search engine. Of equally good ones, those near the middle of the map come first. */
function useSearch(near: Position | undefined) {
  // Moving the map starts no search: the position counts when something is typed.
  const latest = useLatest(near);
  return useCallback(
    async (words: string) => {
      const { findNamed } = await import('../../../services/search/find-named.ts');
      return findNamed(words, PUBLISHED_KINDS, latest.current);
    },
    [latest],
  );
}

/** What the map has near its middle; without an answer of the search engine, also what it has by name. */
function useOnMap(query: string, near: Position | undefined) {
  const { lat, lng } = near ?? {};
  const tiles = searchedTiles(
    lat === undefined || lng === undefined
      ? null
      : { camera: { lat, lng, zoom: AROUND.zoom }, size: AROUND.size },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent all of it
  const wanted = useMemo(() => tiles, [tiles.map(tileKey).join(' ')]);
  const { shown, missing, sources } = useMapTiles({ wanted, load: loadMapTile });
  const found = useMemo(() => {
    const items = shown.flatMap(({ content }) => content.items);
    const position = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return findPublic(query, items, { kinds: PUBLISHED_KINDS, near: position, except: NOTHING }).map(
      ({ item: { kind, id, title } }): Offered => ({ reference: { kind, id }, title }),
    );
  }, [query, shown, lat, lng]);
  return { found, isLoading: missing.length > 0, sources };
}

/** The middle of the map beside the page, which the address holds once the map was moved. */
function useMiddleOfMap(): Position | undefined {
  const [params] = useSearchParams();
  const { camera } = readView(params);
  return camera ? { lat: camera.lat, lng: camera.lng } : undefined;
}
