import type { Reference } from '@waymark/model/entities/fields';
import type { List, ListItem } from '@waymark/model/entities/list';
import { Check } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import { savedEntry } from '../../live/queries/own-queries.ts';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { Localised } from '../card/localised.tsx';
import styles from './save-to-list.module.css';

/** The model's limit, repeated because the page should not load its schemas for one number. */
const MAX_LIST_ITEMS = 300;

interface SaveRowProps {
  list: List;
  item: Reference;
  onSave: () => { add: () => Promise<void>; remove: (entry: ListItem) => void };
}

/** A list in the menu. Its button is pressed if the list contains the item; another press removes it. */
export function SaveRow({ list, item, onSave }: SaveRowProps) {
  const query = useMemo(() => savedEntry(list.id, item.id), [list.id, item.id]);
  const row = (entries: readonly ListItem[] | undefined) => (
    <ListRow list={list} entry={entries?.[0]} known={entries !== undefined} onSave={onSave} />
  );
  return (
    <Live query={query} loading={row(undefined)} missing={row([])} failed={() => row(undefined)}>
      {row}
    </Live>
  );
}

interface ListRowProps extends Pick<SaveRowProps, 'onSave'> {
  list: Pick<List, 'title' | 'count'>;
  entry: ListItem | undefined;
  /** Whether it is known if the list contains the item. */
  known: boolean;
}

export function ListRow({ list, entry, known, onSave }: ListRowProps) {
  const t = useTranslations('save');
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const isFull = entry === undefined && list.count >= MAX_LIST_ITEMS;
  const press = async () => {
    // Ignores presses while a change is under way.
    if (busy.current || isFull) return;
    const { add, remove } = onSave();
    // A removed entry disappears from the local data at once.
    if (entry !== undefined) return remove(entry);
    busy.current = true;
    setIsBusy(true);
    await add();
    busy.current = false;
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      className={styles.list}
      aria-pressed={known ? entry !== undefined : undefined}
      aria-busy={isBusy}
      aria-disabled={isFull}
      // The second click of a double click would undo the first.
      onClick={onFirstClick(() => void press())}
    >
      <span className={styles.mark}>{entry && <Icon of={Check} size="1.125rem" />}</span>
      <span>
        <Localised text={list.title} note />
      </span>
      <span className={styles.count}>{isFull ? t('full') : t('count', { count: list.count })}</span>
    </button>
  );
}
