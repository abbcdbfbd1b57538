import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Problem } from '@waymark/model/problems';
import { useRef, useState } from 'react';
import { actOnWork, type Learnt, type WorkFailure } from '../../../elements/work-actions/act-on-work.ts';
import type { WorkAction } from '../../../elements/work-actions/work-actions.ts';
import { failureOf } from '../../../session/failure.ts';
import type { Editing } from '../engine/editing.ts';
import { joined, problemsOf } from './problems-of.ts';

/** What can be done with a work where it is written: its tags are a field there, and projects are seen where all works are. */
export type EditorAction = Exclude<WorkAction, { action: 'tag' | 'move' }>;

/** What keeps a work from being published, and whether the server could not be asked for the rest. */
export interface Checked {
  problems: readonly Problem[];
  isPartial: boolean;
}

export type Outcome =
  | { done: Learnt }
  | { failure: Exclude<WorkFailure, { reason: 'invalid' }> }
  | { checked: Checked };

/** Where it stands; `times` rises with every outcome. */
export interface ActionStage {
  doing: EditorAction | undefined;
  outcome: Outcome | undefined;
  times: number;
}

/** Does with a work what is not writing it, one thing at a time: first all that is written is saved. */
export function usePublishing(uid: string, workId: string, kind: PublishedKind, editing: Editing) {
  const [stage, setStage] = useState<ActionStage>({ doing: undefined, outcome: undefined, times: 0 });
  const isBusy = useRef(false);

  /** @returns what came of it; undefined where something else is being done */
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
    // What goes out later is looked at by the server when it does: until then only what can be known here is.
    if (action.action === 'schedule' && here.length > 0) {
      return { checked: { problems: here, isPartial: isUnsaved } };
    }
    const answer = await actOnWork(uid, workId, action, () => isUnsaved);
    if ('done' in answer) return answer;
    const { failure } = answer;
    if (failure.reason === 'invalid') {
      return { checked: { problems: joined(here, failure.problems), isPartial: false } };
    }
    // Without an answer of the server the problems that are known are said all the same.
    return here.length > 0 ? { checked: { problems: here, isPartial: true } } : { failure };
  }

  return { stage, act };
}

export type Publishing = ReturnType<typeof usePublishing>;
