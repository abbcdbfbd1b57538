import type { Draft, SaveAnswer, StoredDraft } from '../../../live/writes/save-work.ts';
import type { CommonReason } from '../../../session/failure.ts';
import type { Conflict } from './content-merge.ts';

/** What is kept in this browser: what is written, and what it was written on; the base is absent before the first save. */
export interface Kept {
  base?: StoredDraft;
  content: Draft;
  /** What nobody has chosen in yet: the base has theirs, and the content mine. */
  conflicts?: readonly Conflict[];
}

/** Where an editor keeps what is written. */
export interface Places {
  /** Writes it to the database of this browser. @throws where that is full or refused */
  keep: (kept: Kept) => Promise<void>;
  /** Takes it out of there, because it is saved. */
  forget: () => Promise<void>;
  /** Writes it to the work if that has this revision still; makes the work where the base is undefined. @throws `UnavailableError`, or what else refuses it */
  save: (content: Draft, revision: number | undefined) => Promise<SaveAnswer>;
}

/** Where all that was written is. */
export type Safety =
  /** In the work. */
  | 'saved'
  /** In this browser, and on its way. */
  | 'kept'
  /** Nowhere yet but on this page. */
  | 'unsafe';

/** Why what was written does not get into the work. */
export interface SaveFailure {
  reason: Extract<CommonReason, 'unreachable' | 'refused' | 'gone'> | 'conflict';
}

export interface EditingState {
  content: Draft;
  safety: Safety;
  failure?: SaveFailure;
  /** Whether the database of this browser takes nothing. */
  isBrowserFull: boolean;
  conflicts: readonly Conflict[];
  canUndo: boolean;
  canRedo: boolean;
}
