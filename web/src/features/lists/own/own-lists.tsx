import type { List } from '@waymark/model/entities/list';
import { listsAmong } from '@waymark/model/entities/shared';
import { MapPlus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../../elements/page/own-collection.tsx';
import { QuotaNotice } from '../../../elements/quotas/quota-notice.tsx';
import { EditedLists } from '../../../elements/save/edited-lists.tsx';
import { usePathTo } from '../../../i18n/paths.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { listsOfOwner, sharedBy } from '../../../live/queries/own-queries.ts';
import { useSession } from '../../../session/session.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { afterRest } from '../../../ui/hooks/after-rest.ts';
import { UnsentNotice } from '../editor/unsent-notice.tsx';
import { NewList } from './new-list.tsx';
import { OwnListRow } from './own-list-row.tsx';
import styles from './own-lists.module.css';

/** How many lists of other owners are shown. */
const MOST_EDITED = 50;

const QUOTAS_HERE = ['lists', 'publicLists'] as const;

/** The lists of the signed-in user, and those that the user edits with others: live, the last changed first. */
export function OwnLists() {
  const t = useTranslations('lists');
  const session = useSession();
  const pathTo = usePathTo();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    return afterRest(() => {
      const keeping = import('../../../live/offline/own-lists.ts').then(({ storeListsHere }) =>
        storeListsHere(uid),
      );
      keeping.catch((error: unknown) => console.warn('The lists are not kept for offline use.', error));
    });
  }, [uid]);
  const editorsOf = useEditorCounts(uid);
  if (uid === undefined) return null;
  return (
    <>
      <UnsentNotice />
      <QuotaNotice uid={uid} quotas={QUOTAS_HERE} />
      <NewList uid={uid} />
      <OwnCollection
        of={uid}
        queryOf={listsOfOwner}
        read={({ lists, found }) => ({ all: lists, found })}
        statusOf={(count) => t('shown', { count })}
        empty={
          <EmptyState
            picture={<Icon of={MapPlus} size={48} />}
            action={
              <ButtonLink kind="secondary" to={pathTo('atlas-lists', {})}>
                {t('others')}
              </ButtonLink>
            }
          >
            {t('none')}
          </EmptyState>
        }
      >
        {(lists) => (
          <ul className={styles.lists}>
            {lists.map((list) => (
              <li key={list.id}>
                <OwnListRow list={list} isOwner editors={editorsOf(list.id)} />
              </li>
            ))}
          </ul>
        )}
      </OwnCollection>
      <EditedLists uid={uid} limit={MOST_EDITED}>
        {(lists) => <ListsOfOthers lists={lists} />}
      </EditedLists>
    </>
  );
}

/** How many others edit each list of the user; none until it is known. */
function useEditorCounts(uid: string | undefined): (listId: string) => number {
  const query = useMemo(() => (uid === undefined ? undefined : sharedBy(uid)), [uid]);
  const state = useLive(query);
  const shared = state.status === 'ready' ? listsAmong(state.value) : [];
  return (listId) => shared.filter((id) => id === listId).length;
}

/** The lists of other owners that the user may edit. It renders nothing where there are none. */
function ListsOfOthers({ lists }: { lists: readonly List[] }) {
  const t = useTranslations('lists');
  if (lists.length === 0) return null;
  return (
    <section className={styles.edited} aria-labelledby="edited-lists">
      <h2 id="edited-lists">{t('edited')}</h2>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id}>
            <OwnListRow list={list} isOwner={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
