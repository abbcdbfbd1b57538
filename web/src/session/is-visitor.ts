import type { Session } from './session-state.ts';
import { hasTokens } from './token-storage.ts';

/** Whether nobody is signed in; without stored tokens that is known before the session is open. */
export function isVisitor(session: Session): boolean {
  return session.status === 'signed-out' || (session.status === 'opening' && !hasTokens());
}
