import type { Reference } from '@waymark/model/entities/fields';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { List, ListItem } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { readView } from '@waymark/model/view-codec';
import { Check, Plus, RotateCw, Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { useFound } from '../../../elements/found/use-found.ts';
import { usePageMap, useShowOnMap } from '../../../elements/map/page-map-context.ts';
import type { FoundItem } from '../../../elements/places/find-public.ts';
import { usePublicAround } from '../../../elements/places/use-public-around.ts';
import { usePublicSearch } from '../../../elements/places/use-public-search.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useListMutation } from '../use-list-mutation.ts';
import styles from './add-place.module.css';

const NOTHING: ReadonlySet<string> = new Set();

interface AddPlaceProps {
  list: List;
  items: readonly ListItem[];
}

/** Adds places to a list without leaving it: by their names, or those around the middle of the map, in the list or on the map. */
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
  const added = useMarksToAdd(list, isSearch ? [] : nearby.found, items);
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
        {added !== undefined && ` ${t('added', { title: added })}`}
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
  const addTo = useAddition(list);
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    if (isThere || isBusy) return;
    setIsBusy(true);
    await addTo(reference);
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

/** Adds an item to a list. A failure is shown. */
function useAddition(list: List) {
  const mutate = useListMutation();
  return (reference: Reference) =>
    mutate(async ({ addItem }) => {
      const answer = await addItem(list, reference);
      return 'failure' in answer ? answer.failure : undefined;
    });
}

/**
 * Shows the offered places on the map. A press on one adds it, and takes its mark away.
 * @returns the title of the last one that was added
 */
function useMarksToAdd(
  list: List,
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
  const latest = useLatest({ add: useAddition(list), pressed });
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
