import type { EditingState } from './editing-state.ts';

/** How what is written stands, in a word that the editor has a sentence for. */
export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'unsafe'
  | 'away'
  | 'awayUnsafe'
  | 'refused'
  | 'refusedUnsafe'
  | 'signedOut'
  | 'conflict'
  | 'gone'
  | 'full';

/** @param isSignedIn false where their session was lost: nothing is saved until they are back */
export function saveStatusOf(state: EditingState, isSignedIn: boolean): SaveStatus {
  const { safety, failure, isBrowserFull } = state;
  const reason = failure?.reason;
  // What is nowhere else is said before why it is not saved.
  const isNowhere = safety === 'unsafe' && isBrowserFull;
  if (reason === 'gone' || reason === 'conflict') return reason;
  if (safety === 'saved') return 'saved';
  if (!isSignedIn && !isNowhere) return 'signedOut';
  if (reason === 'refused') return isNowhere ? 'refusedUnsafe' : 'refused';
  if (reason === 'unreachable') return isNowhere ? 'awayUnsafe' : 'away';
  if (isNowhere) return 'full';
  return safety === 'unsafe' ? 'unsafe' : 'saving';
}

/** Those that somebody has to know of without looking for them. */
export function needsAttention(standing: SaveStatus): boolean {
  return standing !== 'saved' && standing !== 'saving' && standing !== 'unsafe';
}
