import type { ListEntry } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
import { choose } from '@waymark/model/localised';
import { GripVertical, Pencil, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type DropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { onFirstClick } from '../../../ui/controls/on-first-click.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import { useOptimisticMutation } from '../use-list-mutation.ts';
import { AddDay } from './add-day.tsx';
import { EntryDialogs } from './entry-dialogs.tsx';
import { EntryName } from './entry-name.tsx';
import styles from './entry-order.module.css';
import { type DraggedEntry, dragByHandles } from './handle-drag.ts';
import { type Moved, movedTo } from './targets.ts';
import { useMoves } from './use-moves.ts';

interface EntryOrderProps {
  listId: string;
  /** All items and headings of the list, in order. */
  entries: readonly ListEntry[];
}

/**
 * The items and headings of a list in their order, which is changed by dragging, or by keyboard: Enter on a handle, arrows, Enter. A
 * heading moves with its whole day.
 */
export function EntryOrder({ listId, entries: stored }: EntryOrderProps) {
  const t = useTranslations('listEdit');
  const locale = useLocale();
  const keep = useOptimisticMutation();
  const { shown: entries, moveBefore } = useMoves(listId, stored);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  /** The entry of the open dialog, as it was when the dialog opened. */
  const [opened, setOpened] = useState<ListEntry>();
  const hearName = useCallback(
    (itemId: string, name: string) => setNames((before) => new Map(before).set(itemId, name)),
    [],
  );

  const remove = (entry: ListEntry) => {
    void keep(({ removeItem }) => removeItem(listId, entry.itemId));
    const undo = () => void keep(({ putBack }) => putBack(listId, entry));
    addToast({
      kind: 'info',
      message: t('heading' in entry ? 'headingRemoved' : 'removed'),
      action: { label: t('undo'), onAction: undo },
    });
  };
  const section = useRef<HTMLElement>(null);
  const [held, setHeld] = useState<DraggedEntry>();
  const moveTo = (itemId: string, nextId: string | undefined) => {
    const moved = movedTo(entries, itemId, nextId);
    moveBefore(moved.itemIds, moved.nextId);
  };
  const latest = useLatest(moveTo);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    const grid = section.current;
    if (isEmpty || grid === null) return;
    const onDrop = ({ itemId, nextId }: DraggedEntry) => latest.current(itemId, nextId);
    return dragByHandles({ grid, onHeld: setHeld, onDrop });
  }, [isEmpty, latest]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': names.get(String(key)) ?? String(key) })),
    onDragStart: ({ keys }) => {
      const [itemId] = [...keys].map(String);
      if (itemId !== undefined) setHeld({ itemId, nextId: itemId });
    },
    onDropEnter: ({ target }) =>
      setHeld((before) => before && { ...before, nextId: nextAt(entries, target) }),
    onDropExit: () => setHeld((before) => before && { ...before, nextId: before.itemId }),
    onDragEnd: () => setHeld(undefined),
    onReorder: ({ keys, target }) => {
      // Rows are not selected, so that one is dragged at a time.
      for (const key of keys) moveTo(String(key), nextAt(entries, target));
    },
  });
  const moved = held && movedTo(entries, held.itemId, held.nextId);
  const numbers = new Map(itemsAmong(entries).map(({ itemId }, index) => [itemId, index + 1]));
  const nameOf = (entry: ListEntry) =>
    'heading' in entry
      ? choose(entry.heading, locale).value
      : (names.get(entry.itemId) ?? t('nth', { number: numbers.get(entry.itemId) ?? 0 }));

  return (
    <>
      {isEmpty ? (
        <EmptyState>{t('empty')}</EmptyState>
      ) : (
        <section ref={section} className={styles.section} aria-labelledby="list-order">
          <h2 id="list-order">{t('order')}</h2>
          <p className={styles.hint}>{t('orderHint')}</p>
          <I18nProvider locale={locale}>
            <GridList
              aria-labelledby="list-order"
              className={styles.grid ?? ''}
              keyboardNavigationBehavior="tab"
              items={entries.map((entry) => ({ entry, id: entry.itemId, number: numbers.get(entry.itemId) }))}
              dependencies={[names, locale, held]}
              dragAndDropHooks={dragAndDropHooks}
            >
              {({ entry, id, number }) => {
                const name = nameOf(entry);
                const isHeading = 'heading' in entry;
                return (
                  <GridListItem
                    id={id}
                    className={styles.row ?? ''}
                    textValue={name}
                    data-heading={isHeading || undefined}
                    data-held={moved?.itemIds.includes(id) || undefined}
                    data-drop={dropSide(moved, id, id === entries.at(-1)?.itemId)}
                  >
                    <span className={styles.grip} data-handle>
                      <Button slot="drag" className={styles.handle ?? ''}>
                        <Icon of={GripVertical} size="1.125rem" />
                      </Button>
                    </span>
                    <span className={styles.number} data-entry={id}>
                      {number}
                    </span>
                    <span className={styles.text}>
                      {isHeading ? (
                        <Localised text={entry.heading} note />
                      ) : (
                        <>
                          <EntryName entry={entry} onName={hearName} />
                          {entry.note && (
                            <span className={styles.note}>{choose(entry.note, locale).value}</span>
                          )}
                        </>
                      )}
                    </span>
                    <span className={styles.actions}>
                      <IconButton
                        size="small"
                        icon={Pencil}
                        label={t(isHeading ? 'editHeading' : 'editEntry', { name })}
                        onClick={() => setOpened(entry)}
                      />
                      <IconButton
                        size="small"
                        icon={X}
                        label={t('removeEntry', { name })}
                        // After the first click of a double click, the next entry is under the pointer.
                        onClick={onFirstClick(() => remove(entry))}
                      />
                    </span>
                  </GridListItem>
                );
              }}
            </GridList>
          </I18nProvider>
        </section>
      )}
      <AddDay listId={listId} entries={entries} />
      {opened && (
        <EntryDialogs
          key={opened.itemId}
          listId={listId}
          entries={entries}
          opened={opened}
          nameOf={nameOf}
          onClose={() => setOpened(undefined)}
          moveTo={moveTo}
          moveBefore={moveBefore}
        />
      )}
    </>
  );
}

/** The entry that follows on a target of the browser's drag; undefined at the end. */
function nextAt(entries: readonly ListEntry[], target: DropTarget): string | undefined {
  if (target.type === 'root') return undefined;
  const index = entries.findIndex(({ itemId }) => itemId === target.key);
  return entries[target.dropPosition === 'before' ? index : index + 1]?.itemId;
}

/** The side of a row at which what is dragged would be inserted; undefined where that is not at this row, or where nothing moves. */
function dropSide(moved: Moved | undefined, id: string, isLast: boolean): 'before' | 'after' | undefined {
  if (moved === undefined) return undefined;
  if (moved.nextId === id) return moved.itemIds.includes(id) ? undefined : 'before';
  return isLast && moved.nextId === undefined ? 'after' : undefined;
}
