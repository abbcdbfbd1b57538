import { useState } from 'react';
import { useSession } from '../../session/session.ts';

interface Member {
  uid: string;
  /** False where their session was lost while they were here: what they see and wrote stays. */
  isSignedIn: boolean;
}

/** For whom a page for members is: whoever is signed in, or was when the page opened. Null where nobody has been. */
export function useMember(): Member | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  const [last, setLast] = useState(uid);
  if (uid !== undefined && uid !== last) setLast(uid);
  const whose = uid ?? last;
  return whose === undefined ? null : { uid: whose, isSignedIn: uid !== undefined };
}
