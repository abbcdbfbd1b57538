import type { Reference } from '@waymark/model/entities/fields';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { List, ListEntry, ListItem } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
import type { Position } from '@waymark/model/geography/position';
import { choose } from '@waymark/model/localised';
import { readView } from '@waymark/model/view-codec';
import { Plus, RotateCw, Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { useFound } from '../../../elements/found/use-found.ts';
import { usePageMap, useShowOnMap } from '../../../elements/map/page-map-context.ts';
import type { FoundItem } from '../../../elements/places/find-public.ts';
import { usePublicAround } from '../../../elements/places/use-public-around.ts';
import { usePublicSearch } from '../../../elements/places/use-public-search.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import styles from './add-place.module.css';
import { type Offered, PlacesToAdd } from './places-to-add.tsx';
import { SavedToAdd } from './saved-to-add.tsx';
import { useAddition } from './use-addition.ts';

const NOTHING: ReadonlySet<string> = new Set();

interface AddPlaceProps {
  list: List;
  /** All items and headings of the list, in order. */
  entries: readonly ListEntry[];
}

/**
 * Adds places to a list, or to one of its days, without leaving it: by their names, those that the user has saved, or those around the
 * middle of the map, in the list or on the map.
 */
export function AddPlace({ list, entries }: AddPlaceProps) {
  const t = useTranslations('listEdit');
  const [isOpen, setIsOpen] = useState(false);
  /** The heading of the day that was chosen last. */
  const [day, setDay] = useState<string>();
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
        {isOpen && <Places list={list} entries={entries} day={day} onDay={setDay} />}
      </div>
    </section>
  );
}

interface PlacesProps extends AddPlaceProps {
  day: string | undefined;
  onDay: (headingId: string) => void;
}

function Places({ list, entries, day, onDay }: PlacesProps) {
  const t = useTranslations('listEdit');
  const locale = useLocale();
  const items = itemsAmong(entries);
  const headings = entries.filter((entry) => 'heading' in entry);
  // Until one is chosen, and where another editor has removed it, it is the first day.
  const chosen = headings.find(({ itemId }) => itemId === day) ?? headings[0];
  const addTo = useAddition(list, entries, chosen ? headings.indexOf(chosen) + 1 : 0);
  const [query, setQuery] = useState('');
  const near = useMiddleOfMap() ?? list.position;
  const { hits, isWaiting, failure, retry } = useFound(query, usePublicSearch(PUBLISHED_KINDS, near));
  const sentenceOf = useFailureSentence();
  const nearby = usePublicAround(query, { kinds: PUBLISHED_KINDS, near, except: NOTHING });
  const found: Offered[] =
    hits === undefined
      ? nearby.found.map(({ item: { kind, id, title } }) => ({ reference: { kind, id }, title }))
      : hits.flatMap(({ kind, id, title }) => {
          const known = PUBLISHED_KINDS.find((one) => one === kind);
          return known === undefined ? [] : [{ reference: { kind: known, id }, title }];
        });
  const isSearch = query.trim() !== '';
  const added = useMarksToAdd(addTo, isSearch ? [] : nearby.found, items);
  const isLoading = isWaiting || (hits === undefined && nearby.isLoading);
  const status = isLoading
    ? t('looking')
    : found.length > 0
      ? t(isSearch ? 'found' : 'onMap', { count: found.length })
      : t(isSearch ? 'noneFound' : 'noneOnMap');
  return (
    <div className={styles.places}>
      {nearby.sources}
      {chosen && (
        <Select
          label={t('day')}
          choices={headings.map(({ itemId, heading }) => ({
            value: itemId,
            label: choose(heading, locale).value,
          }))}
          value={chosen.itemId}
          onChange={onDay}
        />
      )}
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
      {!isSearch && <SavedToAdd listId={list.id} items={items} near={near} onAdd={addTo} />}
      <p role="status" className={styles.status}>
        {failure && found.length === 0 ? sentenceOf(failure) : status}
        {added !== undefined && ` ${t('added', { title: added })}`}
      </p>
      {failure && (
        <div>
          <Button kind="secondary" size="small" icon={RotateCw} onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <PlacesToAdd label={t('addPlace')} offered={found} items={items} onAdd={addTo} />
    </div>
  );
}

/**
 * Shows the offered places on the map. A press on one adds it, and takes its mark away.
 * @returns the title of the last one that was added
 */
function useMarksToAdd(
  addTo: (reference: Reference) => Promise<boolean>,
  found: readonly FoundItem[],
  items: readonly ListItem[],
): string | undefined {
  const t = useTranslations('listEdit');
  const locale = useLocale();
  const { highlight } = usePageMap();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<string>();
  const isThere = ({ item }: FoundItem) =>
    pressed.includes(item.id) || items.some(({ id }) => id === item.id);
  const offered = found.filter((one) => !isThere(one)).map(({ item }) => item);
  const latest = useLatest({ add: addTo, pressed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys identify the items
  const onMap = useMemo(
    () => ({
      marks: offered.map((item) => {
        const title = choose(item.title, locale).value;
        const onPress = async () => {
          // The map takes a mark away a moment later.
          if (latest.current.pressed.includes(item.id)) return;
          highlight(null);
          setPressed((before) => [...before, item.id]);
          const isAdded = await latest.current.add({ kind: item.kind, id: item.id });
          setPressed((before) => before.filter((id) => id !== item.id));
          if (isAdded) setAdded(title);
        };
        return { item, press: { name: t('addNamed', { title }), onPress } };
      }),
    }),
    [offered.map(itemKey).join(), locale, t, highlight],
  );
  useShowOnMap('to-add', onMap);
  return added;
}

/** The middle of the map beside the page, which the address holds once the map was moved. */
function useMiddleOfMap(): Position | undefined {
  const [params] = useSearchParams();
  const { camera } = readView(params);
  return camera ? { lat: camera.lat, lng: camera.lng } : undefined;
}
