import type { Draft, SaveAnswer, StoredDraft } from '../../../live/writes/save-work.ts';
import type { CommonReason } from '../../../session/failure.ts';
import type { Conflict } from './content-merge.ts';

/** A local draft: the content, and the base that it was written on; the base is absent before the first save. */
export interface LocalContent {
  base?: StoredDraft;
  content: Draft;
  /** Open conflicts: the base has their values, and the content has mine. */
  conflicts?: readonly Conflict[];
}

/** The stores of an editor. */
export interface DraftStores {
  /** The id of the edit session, by which it recognises its own saves. */
  session: string;
  /** Stores the draft in this browser. @throws where the browser's database is full or refuses */
  storeLocally: (draft: LocalContent) => Promise<void>;
  /** Deletes the draft in this browser, because it is saved. */
  deleteLocally: () => Promise<void>;
  /** Saves the content if the work still has this revision; creates the work where the base is undefined. @throws `UnavailableError`, or another error where the database refuses */
  save: (content: Draft, revision: number | undefined) => Promise<SaveAnswer>;
  /** Whether the content is within the limits of a draft. */
  isSavable: (content: Draft) => boolean;
}

/** Where the current content is stored. */
export type Safety =
  /** In the work. */
  | 'saved'
  /** In this browser, and about to be saved. */
  | 'local'
  /** On this page only. */
  | 'unsafe';

/** Why the content is not saved to the work. */
export interface SaveFailure {
  reason: Extract<CommonReason, 'unreachable' | 'refused' | 'gone' | 'broken'> | 'conflict';
}

export interface EditingState {
  content: Draft;
  safety: Safety;
  failure?: SaveFailure;
  /** Whether the database of this browser accepts no writes. */
  isBrowserFull: boolean;
  conflicts: readonly Conflict[];
  canUndo: boolean;
  canRedo: boolean;
}
