import { useEffect, useMemo } from 'react';
import { useLive } from '../../live/core/use-live.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { listEntries } from '../../live/queries/list-queries.ts';
import { listsOfEditor, listsOfOwner } from '../../live/queries/own-queries.ts';
import { useSession } from '../../session/session.ts';
import { useStore } from '../../ui/hooks/store.ts';
import { hasSaveButtons, savedItems } from './saved-items.ts';

/** How many lists are followed, the last changed ones; and the model's limit of entries, without its schemas. */
const MAX_LISTS = 50;
const MAX_LIST_ITEMS = 300;

/**
 * Follows which items are in the lists of the signed-in user, once a button that saves has been shown. One set serves all
 * buttons: a listener for each button and list would be hundreds.
 */
export function FollowedSaves() {
  const session = useSession();
  const isWanted = useStore(hasSaveButtons);
  return isWanted && session.status === 'signed-in' ? (
    <Followed key={session.user.id} uid={session.user.id} />
  ) : null;
}

function Followed({ uid }: { uid: string }) {
  const own = useLive(
    useMemo(() => listsOfOwner(uid, MAX_LISTS), [uid]),
    { patient: true },
  );
  const edited = useLive(
    useMemo(() => listsOfEditor(uid, MAX_LISTS), [uid]),
    { patient: true },
  );
  const ids = [own, edited].flatMap((state) =>
    state.status === 'ready' ? state.value.lists.slice(0, MAX_LISTS).map(({ id }) => id) : [],
  );
  // A change of a list moves it to the front. The order makes no difference here, and must not start listeners again.
  const key = ids.sort().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const queries = useMemo(() => ids.map((id) => listEntries(id, MAX_LIST_ITEMS)), [key]);
  const lists = useLiveAll(queries);
  useEffect(() => {
    const entries = lists.flatMap((state) => (state.status === 'ready' ? state.value : []));
    savedItems.set(new Set(entries.map(({ id }) => id)));
  }, [lists]);
  useEffect(() => () => savedItems.set(new Set()), []);
  return null;
}
