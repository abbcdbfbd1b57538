import type { Reference } from '@waymark/model/entities/fields';
import type { List, ListItem } from '@waymark/model/entities/list';
import { Check } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import { savedEntry } from '../../live/queries/list-queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { onFirstClick } from '../../ui/on-first-click.ts';
import { Localised } from '../card/localised.tsx';
import styles from './save-to-list.module.css';

/** As the model has it, whose schemas no page loads for one number. */
const MAX_LIST_ITEMS = 300;

interface SaveRowProps {
  list: List;
  item: Reference;
  onSave: () => { add: () => Promise<void>; remove: (entry: ListItem) => void };
}

/** A list to save something to: pressed where it is in it already, and a press takes it out. */
export function SaveRow({ list, item, onSave }: SaveRowProps) {
  const query = useMemo(() => savedEntry(list.id, item.id), [list.id, item.id]);
  const row = (entries: readonly ListItem[] | undefined) => (
    <Row list={list} entry={entries?.[0]} known={entries !== undefined} onSave={onSave} />
  );
  return (
    <Live query={query} loading={row(undefined)} missing={row([])} failed={() => row(undefined)}>
      {row}
    </Live>
  );
}

interface RowProps extends Omit<SaveRowProps, 'item'> {
  entry: ListItem | undefined;
  /** Whether it is known if it is there. */
  known: boolean;
}

function Row({ list, entry, known, onSave }: RowProps) {
  const t = useTranslations('save');
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const isFull = entry === undefined && list.count >= MAX_LIST_ITEMS;
  const press = async () => {
    // The second press of a double one is none.
    if (busy.current || isFull) return;
    const { add, remove } = onSave();
    // What is taken out is gone from here at once.
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
      // The second of two clicks would put back what the first takes out.
      onClick={onFirstClick(() => void press())}
    >
      <span className={styles.mark}>{entry && <Icon of={Check} size="1.125rem" />}</span>
      <Localised text={list.title} />
      <span className={styles.count}>{isFull ? t('full') : t('count', { count: list.count })}</span>
    </button>
  );
}
