import type { MessageReader } from '@waymark/model/own-queries';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLive } from '../../live/core/use-live.ts';
import { MOST_UNREAD, unreadOf } from '../../live/queries/message-queries.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** The number of messages that the user has not opened yet, in all their boxes; nothing where there are none. */
export function UnreadCount() {
  const t = useTranslations('workspace.navigation');
  const session = useSession();
  const user = session.status === 'signed-in' ? session : undefined;
  const own = useUnread(creatorOf(session)?.user.id);
  const team = useUnread(user?.permissions.includes('write:creators') ? null : undefined);
  const count = own + team;
  if (count === 0) return null;
  const isMore = count > MOST_UNREAD;
  return (
    <Badge kind="info">
      <span aria-hidden="true">{isMore ? `${MOST_UNREAD}+` : count}</span>
      <VisuallyHidden>
        {isMore ? t('unreadMany', { count: MOST_UNREAD }) : t('unread', { count })}
      </VisuallyHidden>
    </Badge>
  );
}

/** @param reader undefined for one that the user is not */
function useUnread(reader: MessageReader | undefined): number {
  const query = useMemo(() => (reader === undefined ? undefined : unreadOf(reader)), [reader]);
  const state = useLive(query);
  return state.status === 'ready' ? state.value.found : 0;
}
