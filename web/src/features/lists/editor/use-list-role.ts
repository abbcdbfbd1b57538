import type { List } from '@waymark/model/entities/list';
import { useSession } from '../../../session/session.ts';

/** As what somebody may change a list. */
export interface ListRole {
  uid: string;
  /** Its owner may change all of it; who was invited, what is in it. */
  isOwner: boolean;
}

/** As what whoever is signed in may change a list; null where they may not. */
export function useListRole({ ownerId, editors }: List): ListRole | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const uid = session.user.id;
  const isOwner = uid === ownerId;
  return isOwner || editors.includes(uid) ? { uid, isOwner } : null;
}
