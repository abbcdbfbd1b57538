import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Problem } from '@waymark/model/problems';
import { useRef, useState } from 'react';
import {
  archiveWork,
  restoreWork,
  scheduleWork,
  trashWork,
  unarchiveWork,
  unscheduleWork,
} from '../../../live/writes/work-mutations.ts';
import {
  checkWork,
  publishWork,
  unpublishWork,
  type WorkAnswer,
  type WorkRefusal,
} from '../../../services/works-api.ts';
import type { Editing } from '../engine/editing.ts';
import { joined, problemsOf } from './problems-of.ts';

/** What can be done with a work beside writing it. */
export type Action =
  | 'publish'
  | 'schedule'
  | 'unschedule'
  | 'unpublish'
  | 'archive'
  | 'unarchive'
  | 'trash'
  | 'restore';

/** Why something was not done. */
export type ActionFailure = Exclude<WorkRefusal['why'], 'invalid'> | 'not-saved';

/** What keeps a work from being published, and whether the server was asked. */
export interface Checked {
  problems: readonly Problem[];
  isPartial: boolean;
}

/** What was done; of what was published, the id under which it is public. */
export interface Done {
  publicId?: string;
}

export type Outcome = { done: Done } | { fault: ActionFailure } | { checked: Checked };

/** Where it stands; `times` rises with every outcome. */
export interface ActionStage {
  doing: Action | undefined;
  outcome: Outcome | undefined;
  times: number;
}

export interface ActionOptions {
  /** When it is to go out, in milliseconds. */
  at?: number;
}

/** Does with a work what is not writing it, one thing at a time: first all that is written is saved. */
export function usePublishing(uid: string, workId: string, kind: PublishedKind, editing: Editing) {
  const [stage, setStage] = useState<ActionStage>({ doing: undefined, outcome: undefined, times: 0 });
  const isBusy = useRef(false);

  /** @returns what came of it; undefined where something else is being done */
  const act = async (action: Action, options: ActionOptions = {}): Promise<Outcome | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setStage((last) => ({ ...last, doing: action, outcome: undefined }));
    const outcome = await outcomeOf(action, options).catch(
      (error: unknown): Outcome => ({ fault: faultOf(error) }),
    );
    isBusy.current = false;
    setStage(({ times }) => ({ doing: undefined, outcome, times: times + 1 }));
    return outcome;
  };

  async function outcomeOf(action: Action, { at = 0 }: ActionOptions): Promise<Outcome> {
    await editing.flush();
    // What is deleted, or taken from the public, is so whatever of it is saved.
    if (action === 'publish' || action === 'schedule') return makePublic(action, at);
    if (action === 'unpublish') return answered(await unpublishWork(uid, workId));
    const acts = { unschedule: unscheduleWork, archive: archiveWork, unarchive: unarchiveWork };
    const all = { ...acts, trash: trashWork, restore: restoreWork };
    return written(() => all[action](uid, workId));
  }

  async function makePublic(action: 'publish' | 'schedule', at: number): Promise<Outcome> {
    const { content, safety } = editing.state;
    const here = problemsOf(kind, content);
    // What is not saved is not what would be public: the problems that are known are said all the same.
    if (safety !== 'saved') return here.length > 0 ? partial(here) : { fault: 'not-saved' };
    const answer = await checkWork(uid, workId);
    const there = 'done' in answer ? answer.done : [];
    const problems = joined(here, there);
    if (problems.length > 0) return { checked: { problems, isPartial: !('done' in answer) } };
    if ('refused' in answer) return answered(answer);
    if (action === 'publish') return answered(await publishWork(uid, workId));
    return written(() => scheduleWork(uid, workId, at));
  }

  /** What was found before is right now, or at least is about to be looked at again. */
  const forget = () => setStage((last) => ({ ...last, outcome: undefined }));

  return { stage, act, forget };
}

export type Publishing = ReturnType<typeof usePublishing>;

function partial(problems: readonly Problem[]): Outcome {
  return { checked: { problems, isPartial: true } };
}

function answered(answer: WorkAnswer<true | Done>): Outcome {
  if ('done' in answer) return { done: answer.done === true ? {} : answer.done };
  const { refused } = answer;
  if (refused.why === 'invalid') return { checked: { problems: refused.problems, isPartial: false } };
  return { fault: refused.why };
}

async function written(write: () => Promise<unknown>): Promise<Outcome> {
  try {
    await write();
    return { done: {} };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): ActionFailure {
  const { name, code } = error instanceof Error ? nameAndCode(error) : {};
  if (name === 'UnavailableError') return 'unreachable';
  if (name === 'WorkGone') return 'gone';
  if (code === 'permission-denied') return 'forbidden';
  console.warn('It was not done.', error);
  return 'broken';
}

function nameAndCode(error: Error): { name: string; code?: unknown } {
  return { name: error.name, ...('code' in error && { code: error.code }) };
}
