import { useState } from 'react';
import { useSession } from '../../session/session.ts';

interface Member {
  uid: string;
  /** False after the session was lost on this page. The content and unsent text stay. */
  isSignedIn: boolean;
}

/** The user of a page for members: the one who is signed in, or was when the page opened. Null where there was none. */
export function useMember(): Member | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  const [last, setLast] = useState(uid);
  if (uid !== undefined && uid !== last) setLast(uid);
  const whose = uid ?? last;
  return whose === undefined ? null : { uid: whose, isSignedIn: uid !== undefined };
}
