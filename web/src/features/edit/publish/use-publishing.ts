import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Problem } from '@waymark/model/problems';
import { useRef, useState } from 'react';
import {
  type ActionResult,
  actOnWork,
  type WorkFailure,
} from '../../../elements/work-actions/act-on-work.ts';
import type { WorkAction } from '../../../elements/work-actions/work-actions.ts';
import { failureOf } from '../../../session/failure.ts';
import type { Editing } from '../engine/editing.ts';
import { joined, problemsOf } from './problems-of.ts';

/** The actions that the editor offers. Tags are a field there, and projects belong to My content. */
export type EditorAction = Exclude<WorkAction, { action: 'tag' | 'move' }>;

/** The problems that prevent publishing, and whether the server was not reached for its checks. */
export interface Checked {
  problems: readonly Problem[];
  isPartial: boolean;
}

export type Outcome =
  | { done: ActionResult }
  | { failure: Exclude<WorkFailure, { reason: 'invalid' }> }
  | { checked: Checked };

/** The state of the action; `times` rises with every result. */
export interface ActionStage {
  doing: EditorAction | undefined;
  outcome: Outcome | undefined;
  times: number;
}

/** Does actions with a work, one at a time. First it saves all changes. */
export function usePublishing(uid: string, workId: string, kind: PublishedKind, editing: Editing) {
  const [stage, setStage] = useState<ActionStage>({ doing: undefined, outcome: undefined, times: 0 });
  const isBusy = useRef(false);

  /** @returns the result; undefined while another action is running */
  const act = async (action: EditorAction): Promise<Outcome | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setStage((last) => ({ ...last, doing: action, outcome: undefined }));
    const outcome = await outcomeOf(action).catch(
      (error: unknown): Outcome => ({ failure: failureOf(error) }),
    );
    isBusy.current = false;
    setStage(({ times }) => ({ doing: undefined, outcome, times: times + 1 }));
    return outcome;
  };

  async function outcomeOf(action: EditorAction): Promise<Outcome> {
    await editing.flush();
    const { content, safety } = editing.state;
    const isPublishing = action.action === 'publish' || action.action === 'schedule';
    const here = isPublishing ? problemsOf(kind, content) : [];
    const isUnsaved = safety !== 'saved';
    const answer = await actOnWork(uid, workId, action, () => isUnsaved);
    if ('done' in answer) return answer;
    const { failure } = answer;
    if (failure.reason === 'invalid') {
      const problems = joined(here, failure.problems);
      if (problems.length === 0) throw new Error('The work was refused, and no problem is named.');
      return { checked: { problems, isPartial: false } };
    }
    // Without an answer of the server, the known problems are shown all the same.
    return here.length > 0 ? { checked: { problems: here, isPartial: true } } : { failure };
  }

  return { stage, act };
}

export type Publishing = ReturnType<typeof usePublishing>;
