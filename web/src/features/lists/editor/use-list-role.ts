import type { List } from '@waymark/model/entities/list';
import { useSession } from '../../../session/session.ts';

/** The role of a user in a list. */
export interface ListRole {
  uid: string;
  /** The owner may change everything; an editor may change the entries. */
  isOwner: boolean;
}

/** The role of the signed-in user in a list; null where the user may not edit it. */
export function useListRole({ ownerId, editors }: List): ListRole | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const uid = session.user.id;
  const isOwner = uid === ownerId;
  return isOwner || editors.includes(uid) ? { uid, isOwner } : null;
}
