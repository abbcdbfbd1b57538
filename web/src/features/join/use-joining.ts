import type { Creator } from '@waymark/model/entities/creator';
import type { Joining } from '@waymark/model/entities/profile';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { FieldProblems } from '../../elements/form/field-problem.ts';
import { deleteDraft, loadDraft, storeDraft, useHasSignedOut } from '../../elements/form/form-draft.ts';
import { useLocale, usePathTo, usePathToWork } from '../../i18n/paths.ts';
import { invitedStory } from '../../session/link-secret.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { becomeCreator, type Outcome } from './become-creator.ts';
import { changed, type JoiningDraft, joiningIn, newDraft, readDraft } from './joining-draft.ts';

export type Stage = { name: 'writing' } | { name: 'busy' } | Outcome;

const WRITING: Stage = { name: 'writing' };

/** The draft of a member who is becoming a creator, stored in this tab, and the stage of joining. */
export function useJoining(uid: string) {
  const locale = useLocale();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const pathToWork = usePathToWork();
  const [draft, setDraft] = useState(() => readDraft(loadDraft('join', uid)) ?? newDraft(locale));
  const [stage, setStage] = useState(WRITING);
  const isBusy = useRef(false);
  const hasSignedOut = useLatest(useHasSignedOut());

  const change = (part: Partial<Omit<JoiningDraft, 'ownHandle'>>) => {
    const next = changed(draft, part);
    setDraft(next);
    if (!hasSignedOut.current) storeDraft('join', uid, next);
    setStage((now) => afterChange(now, draft, next));
  };

  const ask = async (request: Joining, onRefused: () => void) => {
    // A ref, because a second click may arrive before the stage is rendered.
    if (isBusy.current) return;
    isBusy.current = true;
    setStage({ name: 'busy' });
    const outcome = await becomeCreator(uid, request);
    isBusy.current = outcome.name === 'joined';
    if (hasSignedOut.current) return;
    if (outcome.name !== 'joined') {
      flushSync(() => setStage(outcome));
      if (outcome.name === 'refused') onRefused();
      return;
    }
    deleteDraft('join');
    const invited = invitedStory();
    const path = invited === undefined ? pathTo('workspace-welcome', {}) : pathToWork(invited);
    await navigate(path, { replace: true });
  };

  return {
    draft,
    stage,
    change,
    /** @param onRefused called once the problems are marked */
    send: (onRefused: () => void) => ask(joiningIn(draft), onRefused),
    /** For a creator whose session lacks the permission to publish. */
    finish: ({ name, handle, languages }: Creator) => ask({ name, handle, languages }, () => {}),
  };
}

/** Hides the problems of the fields that the member is changing. The handle may have changed with the name. */
function afterChange(stage: Stage, before: JoiningDraft, after: JoiningDraft): Stage {
  if (stage.name === 'busy') return stage;
  if (stage.name !== 'refused') return WRITING;
  const fields = ['name', 'handle', 'languages'] as const;
  const left = fields.filter((field) => field in stage.problems && before[field] === after[field]);
  return left.length > 0 ? { name: 'refused', problems: pick(stage.problems, left) } : WRITING;
}

function pick(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)));
}
