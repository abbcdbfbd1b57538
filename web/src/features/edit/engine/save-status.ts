import type { EditingState } from './editing-state.ts';

/** Whether the content is saved; the editor has a sentence for each status. */
export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'unsafe'
  | 'away'
  | 'awayUnsafe'
  | 'refused'
  | 'refusedUnsafe'
  | 'broken'
  | 'brokenUnsafe'
  | 'signedOut'
  | 'conflict'
  | 'gone'
  | 'full'
  /** A co-writer may write no more, or the story was deleted. */
  | 'ended';

/** @param isSignedIn false where the session was lost: nothing is saved until the user signs in again */
export function saveStatusOf(state: EditingState, isSignedIn: boolean): SaveStatus {
  const { safety, failure, isBrowserFull } = state;
  const reason = failure?.reason;
  // A change that is stored nowhere is reported before the reason why it is not saved.
  const isNowhere = safety === 'unsafe' && isBrowserFull;
  if (reason === 'gone' || reason === 'conflict') return reason;
  if (safety === 'saved') return 'saved';
  if (!isSignedIn && !isNowhere) return 'signedOut';
  if (reason === 'refused') return isNowhere ? 'refusedUnsafe' : 'refused';
  if (reason === 'broken') return isNowhere ? 'brokenUnsafe' : 'broken';
  if (reason === 'unreachable') return isNowhere ? 'awayUnsafe' : 'away';
  if (isNowhere) return 'full';
  return safety === 'unsafe' ? 'unsafe' : 'saving';
}

/** Whether the status must be visible to the creator at once. */
export function needsAttention(saveStatus: SaveStatus): boolean {
  return saveStatus !== 'saved' && saveStatus !== 'saving' && saveStatus !== 'unsafe';
}
