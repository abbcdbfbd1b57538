import type { Reference } from '@waymark/model/entities/fields';
import type { List } from '@waymark/model/entities/list';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import { listsOfOwner } from '../../live/queries/own-queries.ts';
import { useSession } from '../../session/session.ts';
import { useIsConnected } from '../../session/use-is-connected.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { EditedLists } from './edited-lists.tsx';
import { NewListForm } from './new-list-form.tsx';
import { SaveRow } from './save-row.tsx';
import styles from './save-to-list.module.css';
import { useSaving } from './use-saving.ts';

/** How many of the recently changed lists are shown at first. */
const STEP = 20;

interface SaveMenuProps {
  item: Reference;
  onDone: () => void;
}

/** The lists that the user may change, each with a mark if it contains the item, and a form for a new list. */
export function SaveMenu({ item, onDone }: SaveMenuProps) {
  const session = useSession();
  const t = useTranslations();
  const isConnected = useIsConnected();
  if (session.status === 'signed-out') return <p className={styles.note}>{t('save.signedOut')}</p>;
  if (session.status === 'opening' || !isConnected)
    return <LineSkeletons count={3} label={t('save.looking')} />;
  return <Lists uid={session.user.id} item={item} onDone={onDone} />;
}

function Lists({ uid, item, onDone }: SaveMenuProps & { uid: string }) {
  const t = useTranslations();
  const [limit, setLimit] = useState(STEP);
  const own = useMemo(() => listsOfOwner(uid, limit), [uid, limit]);
  const { save, create } = useSaving(uid, item, onDone);
  const rows = (lists: readonly List[]) => {
    // A list cannot contain itself.
    const others = lists.filter(({ id }) => id !== item.id);
    if (others.length === 0) return null;
    return (
      <ul className={styles.lists}>
        {others.map((list) => (
          <li key={list.id}>
            <SaveRow list={list} item={item} onSave={() => save(list)} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div className={styles.menu}>
      <Live
        query={own}
        loading={<LineSkeletons count={3} label={t('save.looking')} />}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
      >
        {({ lists, found }) => (
          <EditedLists uid={uid} limit={STEP}>
            {(others) => (
              <>
                {rows([...lists.slice(0, limit), ...others])}
                {found > limit && (
                  <Button kind="quiet" size="small" onClick={() => setLimit(limit + STEP)}>
                    {t('save.more')}
                  </Button>
                )}
              </>
            )}
          </EditedLists>
        )}
      </Live>
      <NewListForm label={t('save.newList')} action={t('save.create')} onCreate={create} />
    </div>
  );
}
