import type { List, ListEntry } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { People } from '../../../elements/sharing/people.tsx';
import { usePathTo } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { listEntries } from '../../../live/queries/list-queries.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import { AddPlace } from './add-place.tsx';
import { EntryOrder } from './entry-order.tsx';
import { ListDetails } from './list-details.tsx';
import styles from './list-editor.module.css';
import { UnsentNotice } from './unsent-notice.tsx';
import { type ListRole, useListRole } from './use-list-role.ts';
import { usePrintKeys } from './use-print-keys.ts';

/** The most items and headings that a list may have. */
const MOST = 360;

interface ListEditorProps {
  list: List;
  /** Rendered for users who may not edit the list, or may no longer. */
  instead: ReactNode;
  /** Prints the whole list. */
  onPrint: () => void;
}

/** A list in its editor. Every editor can change the entries; the owner can change the list itself and its sharing. */
export function ListEditor({ list, instead, onPrint }: ListEditorProps) {
  const role = useListRole(list);
  return role ? <Editor list={list} {...role} onPrint={onPrint} /> : instead;
}

interface PartsProps extends ListRole {
  list: List;
  entries: readonly ListEntry[];
}

interface EditorProps extends Omit<PartsProps, 'entries'> {
  onPrint: () => void;
}

function Editor({ list, uid, isOwner, onPrint }: EditorProps) {
  const t = useTranslations();
  // The browser's print menu prints the order as it is shown here, without the names that load only in view.
  usePrintKeys(onPrint);
  const query = useMemo(() => listEntries(list.id, MOST), [list.id]);
  return (
    <div className={styles.editor}>
      <UnsentNotice />
      <Live
        query={query}
        loading={<RowSkeletons count={4} label={t('states.loading')} />}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
      >
        {(entries) => <Parts list={list} uid={uid} isOwner={isOwner} entries={entries} />}
      </Live>
    </div>
  );
}

function Parts({ list, uid, isOwner, entries }: PartsProps) {
  const pathTo = usePathTo();
  const shared = useMemo(() => ({ kind: 'list', id: list.id }) as const, [list.id]);
  return (
    <>
      <AddPlace list={list} entries={entries} />
      <EntryOrder listId={list.id} entries={entries} />
      {isOwner && <ListDetails list={list} items={itemsAmong(entries)} />}
      <People shared={shared} path={pathTo('lists-id', { id: list.id })} uid={uid} isOwner={isOwner} />
    </>
  );
}
