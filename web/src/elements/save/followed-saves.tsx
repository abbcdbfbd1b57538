import { itemsAmong } from '@waymark/model/entities/list-days';
import { listsAmong } from '@waymark/model/entities/shared';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import type { LiveState } from '../../live/core/live-query.ts';
import { useLive } from '../../live/core/use-live.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { listEntries } from '../../live/queries/list-queries.ts';
import { type FoundLists, listsOfOwner, sharedWith } from '../../live/queries/own-queries.ts';
import { useSession } from '../../session/session.ts';
import { useStore } from '../../ui/hooks/store.ts';
import { useIsHidden } from '../../ui/hooks/use-is-hidden.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { localSaves } from './local-saves.ts';
import { hasSaveButtons, savedItems } from './saved-items.ts';

/** How many lists are followed, the last changed ones; and the model's limit of entries, without its schemas. */
const MAX_LISTS = 50;
const MAX_LIST_ENTRIES = 360;

/**
 * Follows which items are in the lists of the signed-in user, once a button that saves has been shown. One set serves all
 * buttons: a listener for each button and list would be hundreds.
 */
export function FollowedSaves() {
  const session = useSession();
  const hasButtons = useStore(hasSaveButtons);
  const hasMore = useStore(localSaves, (items) => items.length > 0);
  return (hasButtons || hasMore) && session.status === 'signed-in' ? (
    <Followed key={session.user.id} uid={session.user.id} />
  ) : null;
}

function Followed({ uid }: { uid: string }) {
  const own = useLive(
    useMemo(() => listsOfOwner(uid, MAX_LISTS), [uid]),
    { patient: true },
  );
  const edited = useLive(
    useMemo(() => sharedWith(uid), [uid]),
    { patient: true },
  );
  const ids = [
    ...(own.status === 'ready' ? own.value.lists.slice(0, MAX_LISTS).map(({ id }) => id) : []),
    ...(edited.status === 'ready' ? listsAmong(edited.value).slice(0, MAX_LISTS) : []),
  ];
  // A change of a list moves it to the front. The order makes no difference here, and must not start listeners again.
  const key = ids.sort().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const queries = useMemo(() => ids.map((id) => listEntries(id, MAX_LIST_ENTRIES)), [key]);
  const lists = useLiveAll(queries);
  useEffect(() => {
    const entries = lists.flatMap((state) => (state.status === 'ready' ? state.value : []));
    savedItems.set(new Map(itemsAmong(entries).map(({ kind, id }) => [id, { kind, id }])));
  }, [lists]);
  useEffect(() => () => savedItems.set(new Map()), []);
  useMovedSaves(uid, own);
  return null;
}

/**
 * Moves what this browser saved before the sign-in into the account, once the server has named the lists of the user. Of several
 * tabs the visible one does it, because it says so.
 */
function useMovedSaves(uid: string, own: LiveState<FoundLists>): void {
  const t = useTranslations('save');
  const pathTo = usePathTo();
  const isKnown = own.status === 'missing' || (own.status === 'ready' && own.from === 'listener');
  const move = useEffectEvent(async () => {
    try {
      const { moveSaves } = await import('./move-saves.ts');
      const done = await moveSaves(uid, own.status === 'ready' ? own.value.lists : []);
      if (done === undefined || done.moved === 0) return;
      const view = { label: t('view'), to: pathTo('lists-id', { id: done.listId }) };
      addToast({ kind: 'success', message: t('moved', { count: done.moved }), view });
    } catch (error) {
      console.warn('What this browser saved is not in the account yet.', error);
    }
  });
  const hasMore = useStore(localSaves, (items) => items.length > 0);
  const mayMove = !useIsHidden() && isKnown && hasMore;
  useEffect(() => {
    if (mayMove) void move();
  }, [mayMove]);
}
