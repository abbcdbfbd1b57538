import type { ListEntry } from '@waymark/model/entities/list';
import { daysOf, itemsAmong } from '@waymark/model/entities/list-days';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../i18n/paths.ts';
import { useOptimisticMutation } from '../use-list-mutation.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { HeadingDialog } from './heading-dialog.tsx';
import { targetAfter, targetAfterDay, targetByNumber, targetInDay } from './targets.ts';

interface EntryDialogsProps {
  listId: string;
  entries: readonly ListEntry[];
  /** The entry of the open dialog, as it was when the dialog opened. */
  opened: ListEntry;
  nameOf: (entry: ListEntry) => string;
  onClose: () => void;
  /** Moves an item, or a whole day by its heading, before another entry. */
  moveTo: (itemId: string, nextId: string | undefined) => void;
  /** Moves entries by themselves: a heading leaves the places of its day. */
  moveBefore: (itemIds: readonly string[], nextId: string | undefined) => void;
}

/** The dialog of an item or of a heading, as it is now. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { listId, entries, opened, nameOf, onClose, moveTo, moveBefore } = props;
  const t = useTranslations('listEdit');
  const locale = useLocale();
  const keep = useOptimisticMutation();
  const { itemId } = opened;
  const at = entries.findIndex((entry) => entry.itemId === itemId);
  const now = entries[at] ?? opened;
  if ('heading' in now) {
    const others = entries.filter((entry) => entry !== now);
    const otherDays = others.filter((entry) => 'heading' in entry);
    return (
      <HeadingDialog
        heading={now}
        name={choose(now.heading, locale).value}
        isGone={at < 0}
        places={[
          { value: '', label: t('atBeginning') },
          ...others.map((entry) => ({ value: entry.itemId, label: nameOf(entry) })),
        ]}
        after={entries[at - 1]?.itemId ?? ''}
        days={otherDays.map((entry) => ({ value: entry.itemId, label: nameOf(entry) }))}
        onClose={onClose}
        onText={(text) => void keep(({ writeHeading }) => writeHeading(listId, itemId, text))}
        onMoveDay={(after) => moveTo(itemId, targetAfterDay(entries, itemId, after))}
        onMoveAfter={(after) => moveBefore([itemId], targetAfter(entries, itemId, after))}
      />
    );
  }
  const items = itemsAmong(entries);
  const number = items.findIndex((item) => item.itemId === itemId) + 1;
  const days = daysOf(entries);
  const headings = entries.filter((entry) => 'heading' in entry);
  const titles = headings.map(({ heading }) => choose(heading, locale).value);
  return (
    <EntryDialog
      entry={now}
      name={nameOf(now)}
      number={number > 0 ? number : undefined}
      count={items.length}
      days={
        headings.length === 0
          ? []
          : [t('beforeDays', { name: titles[0] ?? '' }), ...titles].map((label, day) => ({
              value: String(day),
              label,
            }))
      }
      day={String(days.find((day) => day.items.some(({ item }) => item.itemId === itemId))?.day ?? 0)}
      onClose={onClose}
      onNote={(note) => void keep(({ writeNote }) => writeNote(listId, itemId, note))}
      onMove={(goal) => moveTo(itemId, targetByNumber(entries, itemId, goal))}
      onDay={(day) => moveTo(itemId, targetInDay(entries, itemId, Number(day)))}
    />
  );
}
