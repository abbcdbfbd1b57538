import { type ListEntry, MAX_LIST_DAYS } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { useListMutation } from '../use-list-mutation.ts';
import { nextDay } from './day-names.ts';
import styles from './list-editor.module.css';

interface AddDayProps {
  listId: string;
  entries: readonly ListEntry[];
}

/** Adds a heading at the end of a list. It is in both languages, because a list is read in both. */
export function AddDay({ listId, entries }: AddDayProps) {
  const t = useTranslations('listEdit');
  const mutate = useListMutation();
  const [isBusy, setIsBusy] = useState(false);
  // A retry uses the same id, because the first try may have succeeded and its answer been lost.
  const [itemId, setItemId] = useState(newId);
  const headings = entries.flatMap((entry) => ('heading' in entry ? [entry.heading] : []));
  const days = headings.length;
  const add = async () => {
    setIsBusy(true);
    const heading = nextDay(headings);
    if (await mutate(({ addHeading }) => addHeading(listId, { itemId, heading }))) setItemId(newId());
    setIsBusy(false);
  };
  if (days >= MAX_LIST_DAYS) return <p className={styles.hint}>{t('daysFull', { count: MAX_LIST_DAYS })}</p>;
  return (
    <div className={styles.buttons}>
      <Button kind="secondary" size="small" icon={CalendarPlus} busy={isBusy} onClick={() => void add()}>
        {t('addDay')}
      </Button>
    </div>
  );
}
