import type { List } from '@waymark/model/entities/list';
import { listsAmong, type Shared } from '@waymark/model/entities/shared';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../live/core/live.tsx';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { oneList } from '../../live/queries/list-queries.ts';
import { sharedWith } from '../../live/queries/own-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';

interface EditedListsProps {
  uid: string;
  limit: number;
  children: (lists: readonly List[]) => ReactNode;
}

/** The lists of other owners that the user may edit: live, the last changed first. Without an answer it shows the content for none. */
export function EditedLists({ uid, limit, children }: EditedListsProps) {
  const t = useTranslations('states');
  const query = useMemo(() => sharedWith(uid), [uid]);
  return (
    <Live
      query={query}
      initial={NONE}
      loading={null}
      missing={null}
      failed={(reason) => (
        <>
          <Notice kind="warning">{t(reason)}</Notice>
          {children([])}
        </>
      )}
    >
      {(all) => <WholeLists ids={listsAmong(all).slice(0, limit)}>{children}</WholeLists>}
    </Live>
  );
}

const NONE: Shared[] = [];

/** A list that its owner has just deleted is left out. */
function WholeLists({ ids, children }: { ids: readonly string[]; children: EditedListsProps['children'] }) {
  const t = useTranslations('states');
  const states = useLiveAll(ids.map(oneList));
  const lists = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
  const failure = states.find((state) => state.status === 'failed');
  return (
    <>
      {failure && <Notice kind="warning">{t(failure.reason)}</Notice>}
      {children(lists.toSorted((a, b) => b.updatedAt - a.updatedAt))}
    </>
  );
}
