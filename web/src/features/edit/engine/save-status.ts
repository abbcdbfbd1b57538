import type { EditingState } from './editing-state.ts';

/** Whether what is written is saved; the editor has a sentence for each. */
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

/** Whether the creator has to see it without looking for it. */
export function needsAttention(saveStatus: SaveStatus): boolean {
  return saveStatus !== 'saved' && saveStatus !== 'saving' && saveStatus !== 'unsafe';
}
