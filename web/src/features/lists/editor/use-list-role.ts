import type { List } from '@waymark/model/entities/list';
import { useMemo } from 'react';
import { useLive } from '../../../live/core/use-live.ts';
import { editorOf } from '../../../live/queries/own-queries.ts';
import { useSession } from '../../../session/session.ts';

/** The role of a user in a list. */
export interface ListRole {
  uid: string;
  /** The owner may change everything; an editor may change the entries. */
  isOwner: boolean;
}

/** The role of the signed-in user in a list; null where the user may not edit it, and until it is known. */
export function useListRole({ id, ownerId }: List): ListRole | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  const isOwner = uid === ownerId;
  const query = useMemo(
    () => (uid === undefined || isOwner ? undefined : editorOf({ kind: 'list', id }, uid)),
    [id, uid, isOwner],
  );
  const isEditor = useLive(query).status === 'ready';
  return uid !== undefined && (isOwner || isEditor) ? { uid, isOwner } : null;
}
