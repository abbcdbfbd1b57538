import type { FieldProblems } from '../../elements/form/field-problem.ts';
import type { CreatorFailure } from '../../services/creators-api.ts';
import { isSame, type ProfileDraft, rebased } from './profile-draft.ts';

/** Why a save failed for a reason other than its fields. */
type SaveFailure = Exclude<CreatorFailure['reason'], 'invalid' | 'handle-taken'>;

type Stage =
  | { name: 'writing' }
  | { name: 'saved' }
  | { name: 'refused'; problems: FieldProblems }
  | { name: 'failed'; reason: SaveFailure };

export interface ProfileState {
  /** The last known version of the server. */
  base: ProfileDraft;
  /** The version in the form. */
  draft: ProfileDraft;
  /** The version that is being sent to the server. The creator can go on typing meanwhile. */
  sent: ProfileDraft | null;
  /** Whether the profile was changed elsewhere while something here was not saved. */
  changedElsewhere: boolean;
  stage: Stage;
}

export type ProfileEvent =
  | { type: 'changed'; part: Partial<ProfileDraft> }
  /** The server has this version now, from this tab or from another one. */
  | { type: 'received'; server: ProfileDraft }
  | { type: 'sending'; sent: ProfileDraft }
  | { type: 'saved' }
  | { type: 'refused'; problems: FieldProblems }
  | { type: 'failed'; reason: SaveFailure }
  /** The creator discarded their changes. */
  | { type: 'discarded' };

const WRITING: Stage = { name: 'writing' };

export function openState(base: ProfileDraft, draft = base): ProfileState {
  return { base, draft, sent: null, changedElsewhere: false, stage: WRITING };
}

export function isUnsaved({ base, draft }: ProfileState): boolean {
  return !isSame(base, draft);
}

export function nextState(state: ProfileState, event: ProfileEvent): ProfileState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        draft: { ...state.draft, ...event.part },
        stage: afterChange(state.stage, Object.keys(event.part)),
      };
    case 'received':
      return received(state, event.server);
    case 'sending':
      return { ...state, draft: event.sent, sent: event.sent, stage: WRITING };
    case 'saved':
      return {
        ...state,
        base: state.sent ?? state.base,
        sent: null,
        changedElsewhere: false,
        stage: { name: 'saved' },
      };
    case 'refused':
      return { ...state, sent: null, stage: { name: 'refused', problems: event.problems } };
    case 'failed':
      return { ...state, sent: null, stage: { name: 'failed', reason: event.reason } };
    case 'discarded':
      return openState(state.base);
  }
}

/**
 * Unchanged fields take the value of the server. Changed ones stay, and the form says so. A version that this tab sent is no change
 * from elsewhere.
 */
function received(state: ProfileState, server: ProfileDraft): ProfileState {
  const { base, draft, sent, stage } = state;
  if (isSame(server, base)) return state;
  const isOwn = sent !== null && isSame(server, sent);
  const changedElsewhere = state.changedElsewhere || (!isOwn && isUnsaved(state));
  const next = { ...state, base: server, draft: rebased(draft, base, server), stage };
  return { ...next, changedElsewhere: changedElsewhere && isUnsaved(next) };
}

/** A problem is hidden while its field is being corrected. */
function afterChange(stage: Stage, fields: readonly string[]): Stage {
  if (stage.name !== 'refused') return WRITING;
  const left = Object.entries(stage.problems).filter(
    ([name]) => !fields.some((field) => name === field || name.startsWith(`${field}.`)),
  );
  return left.length > 0 ? { name: 'refused', problems: Object.fromEntries(left) } : WRITING;
}
