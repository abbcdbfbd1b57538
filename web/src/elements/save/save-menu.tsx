import type { Reference } from '@waymark/model/entities/fields';
import type { List } from '@waymark/model/entities/list';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import type { ValueSource } from '../../live/core/live-query.ts';
import { type FoundLists, listsOfOwner } from '../../live/queries/own-queries.ts';
import { useSession } from '../../session/session.ts';
import { useIsConnected } from '../../session/use-is-connected.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { EditedLists } from './edited-lists.tsx';
import { NewListForm } from './new-list-form.tsx';
import { ListRow, SaveRow } from './save-row.tsx';
import styles from './save-to-list.module.css';
import { SAVED_PLACES, savedPlacesAmong } from './saved-places.ts';
import { useSaving } from './use-saving.ts';

/** How many of the recently changed lists are shown at first. */
const STEP = 20;

interface SaveMenuProps {
  item: Reference;
  heading: string;
  onDone: () => void;
}

/**
 * The lists that the user may change, each with a mark if it contains the item, and a form for a new list. The list of saved places
 * is the first one, and the first save makes it.
 */
export function SaveMenu({ item, heading, onDone }: SaveMenuProps) {
  const session = useSession();
  const t = useTranslations();
  const isConnected = useIsConnected();
  if (session.status === 'signed-out') return <p className={styles.note}>{t('save.signedOut')}</p>;
  return (
    <div className={styles.menu}>
      <h2 className={styles.heading}>{heading}</h2>
      {session.status === 'opening' || !isConnected ? (
        <LineSkeletons count={3} label={t('save.looking')} />
      ) : (
        <Lists uid={session.user.id} item={item} onDone={onDone} />
      )}
    </div>
  );
}

function Lists({ uid, item, onDone }: Omit<SaveMenuProps, 'heading'> & { uid: string }) {
  const t = useTranslations();
  const [limit, setLimit] = useState(STEP);
  const own = useMemo(() => listsOfOwner(uid, limit), [uid, limit]);
  const { save, create, createSavedPlaces } = useSaving(uid, item, onDone);
  const rows = ({ lists, found }: FoundLists, from: ValueSource, edited: readonly List[]) => {
    const first = savedPlacesAmong(lists);
    const shown = [
      ...(first ? [first] : []),
      ...lists.slice(0, limit).filter((list) => list !== first),
      ...edited,
    ]
      // A list cannot contain itself.
      .filter(({ id }) => id !== item.id);
    // Among lists that are not loaded there may be one of saved places, and an earlier answer says nothing of the lists now.
    const isNew = first === undefined && found <= limit && from === 'listener';
    return (
      <ul className={styles.lists}>
        {isNew && (
          <li>
            <ListRow
              list={{ title: SAVED_PLACES, count: 0 }}
              entry={undefined}
              known
              onSave={() => ({ add: createSavedPlaces, remove: () => {} })}
            />
          </li>
        )}
        {shown.map((list) => (
          <li key={list.id}>
            <SaveRow list={list} item={item} onSave={() => save(list)} />
          </li>
        ))}
      </ul>
    );
  };
  const all = (own: FoundLists, from: ValueSource) => (
    <EditedLists uid={uid} limit={STEP}>
      {(edited) => (
        <>
          {rows(own, from, edited)}
          {own.found > limit && (
            <Button kind="quiet" size="small" onClick={() => setLimit(limit + STEP)}>
              {t('save.more')}
            </Button>
          )}
        </>
      )}
    </EditedLists>
  );
  return (
    <>
      <Live
        query={own}
        loading={<LineSkeletons count={3} label={t('save.looking')} />}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
      >
        {all}
      </Live>
      <NewListForm label={t('save.newList')} action={t('save.create')} onCreate={create} />
    </>
  );
}
