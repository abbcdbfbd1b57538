import type { Session, SignedInSession } from './session-state.ts';

/** The session of a creator, who may publish; undefined for visitors and other members. */
export function creatorOf(session: Session): SignedInSession | undefined {
  const isCreator = session.status === 'signed-in' && session.permissions.includes('feature:creator-profile');
  return isCreator ? session : undefined;
}
