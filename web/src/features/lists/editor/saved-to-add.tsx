import type { Reference } from '@waymark/model/entities/fields';
import type { ListItem } from '@waymark/model/entities/list';
import type { Position } from '@waymark/model/geography/position';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { nearestFirst } from '../../../elements/order/nearest-first.ts';
import { useSavedReferences } from '../../../elements/save/saved-items.ts';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './add-place.module.css';
import { PlacesToAdd } from './places-to-add.tsx';

/** How many saved places are read, the last ones: each is a listener. And how many of them are shown at first. */
const MOST = 40;
const FIRST = 5;

interface SavedToAddProps {
  listId: string;
  items: readonly ListItem[];
  /** The nearest come first. */
  near: Position | undefined;
  onAdd: (reference: Reference) => Promise<unknown>;
}

/** What the user has in other lists and not in this one. */
export function SavedToAdd({ listId, items, near, onAdd }: SavedToAddProps) {
  const t = useTranslations('listEdit');
  const [isWhole, setIsWhole] = useState(false);
  const places = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const saved = useSavedReferences()
    // What was added here stays, with its check mark.
    .filter(({ id }) => id !== listId && (added.includes(id) || !items.some((item) => item.id === id)))
    .slice(-MOST);
  const states = useLiveAll(saved.map(({ kind, id }) => oneCard(kind, id)));
  const cards = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
  const nearest = near
    ? nearestFirst(cards, near, ({ position }) => position).map(({ item }) => item)
    : cards;
  const offered = nearest
    .slice(0, isWhole ? MOST : FIRST)
    .map(({ kind, id, title }) => ({ reference: { kind, id }, title }));
  if (offered.length === 0) return null;
  const add = (reference: Reference) => {
    setAdded((before) => [...before, reference.id]);
    return onAdd(reference);
  };
  const showAll = () => {
    flushSync(() => setIsWhole(true));
    // The pressed button is gone. Its focus goes to the first place that was not there before.
    places.current?.querySelectorAll<HTMLElement>('li button')[FIRST]?.focus();
  };
  return (
    <div ref={places} className={styles.places}>
      <p className={styles.label}>{t('savedPlaces')}</p>
      <PlacesToAdd label={t('savedPlaces')} offered={offered} items={items} onAdd={add} />
      {offered.length < nearest.length && (
        <div>
          <Button kind="quiet" size="small" onClick={showAll}>
            {t('moreSaved', { count: nearest.length - offered.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
