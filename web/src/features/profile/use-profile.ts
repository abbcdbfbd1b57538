import type { Creator } from '@waymark/model/entities/creator';
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblems } from '../../elements/form/field-problem.ts';
import { deleteDraft, loadDraft, storeDraft, useHasSignedOut } from '../../elements/form/form-draft.ts';
import { type CreatorFailure, saveProfile } from '../../services/creators-api.ts';
import { failureOf } from '../../session/failure.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { draftOf, isDraft, type ProfileDraft, profileIn, tidied } from './profile-draft.ts';
import { isUnsaved, nextState, openState, type ProfileEvent, type ProfileState } from './profile-state.ts';

/** The profile that a creator is changing. It is stored in this tab until it is saved. */
export function useProfile(uid: string, record: Creator) {
  const [state, dispatch] = useReducer(
    nextState,
    undefined,
    () => storedState(uid) ?? openState(draftOf(record)),
  );
  const isSaving = useRef(false);
  const hasSignedOut = useHasSignedOut();
  const unsaved = isUnsaved(state);
  const { base, draft } = state;
  const latest = useLatest(draft);

  const [lastRecord, setLastRecord] = useState<Creator>();
  if (lastRecord !== record) {
    setLastRecord(record);
    dispatch({ type: 'received', server: draftOf(record) });
  }

  useEffect(() => {
    if (hasSignedOut) return;
    if (unsaved) storeDraft('profile', uid, { base, draft });
    else deleteDraft('profile');
  }, [uid, unsaved, base, draft, hasSignedOut]);

  /** @param onRefused called once the problems are marked */
  const save = async (onRefused: () => void) => {
    if (isSaving.current) return;
    isSaving.current = true;
    // The draft is taken at once: text that is typed from now on is not sent, and stays.
    const sent = tidied(latest.current);
    dispatch({ type: 'sending', sent });
    const outcome = await send(uid, sent);
    isSaving.current = false;
    flushSync(() => dispatch(outcome));
    if (outcome.type === 'refused') onRefused();
  };

  return {
    state,
    unsaved,
    hasSignedOut,
    change: (part: Partial<ProfileDraft>) => dispatch({ type: 'changed', part }),
    discard: () => dispatch({ type: 'discarded' }),
    save,
  };
}

/** The unsaved draft of this tab, and the server's version at that time. */
function storedState(uid: string): ProfileState | undefined {
  const found = loadDraft('profile', uid);
  if (typeof found !== 'object' || found === null) return undefined;
  const { base, draft } = found as Partial<Record<'base' | 'draft', unknown>>;
  return isDraft(base) && isDraft(draft) ? openState(base, draft) : undefined;
}

async function send(uid: string, sent: ProfileDraft): Promise<ProfileEvent> {
  try {
    const check = await loadCheck();
    const problems = check.checkProfile(sent);
    if (Object.keys(problems).length > 0) return { type: 'refused', problems };
    const failure = await saveProfile(uid, profileIn(sent));
    return failure === undefined ? { type: 'saved' } : eventOf(failure, (all) => check.problemsOf(all, sent));
  } catch (error) {
    return { type: 'failed', reason: failureOf(error).reason };
  }
}

type ProblemsOf = (problems: Extract<CreatorFailure, { reason: 'invalid' }>['problems']) => FieldProblems;

/** @throws where the server refuses what is written and names no field */
function eventOf(failure: CreatorFailure, problemsOf: ProblemsOf): ProfileEvent {
  if (failure.reason === 'handle-taken') {
    return { type: 'refused', problems: { handle: { code: 'taken' } } };
  }
  if (failure.reason !== 'invalid') return { type: 'failed', reason: failure.reason };
  const problems = problemsOf(failure.problems);
  if (Object.keys(problems).length === 0) throw new Error('The profile was refused, and no field is named.');
  return { type: 'refused', problems };
}

/** Loads the check and its schemas. No page loads them before the creator writes. */
export function loadCheck(): Promise<typeof import('./check-profile.ts')> {
  return import('./check-profile.ts');
}
