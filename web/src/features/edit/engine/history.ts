import { dequal } from 'dequal';
import { applyStep } from './join-lists.ts';

/** A change of one part of a content; undefined where the part was absent. */
export interface Step {
  field: string;
  before: unknown;
  after: unknown;
}

/** A step, and the number of arrivals before it. */
interface TakenStep extends Step {
  seen: number;
  /** Whether it is undone and redone together with the one before it. */
  isJoined?: true;
}

/** The steps that can be undone, and those that can be redone; the last of each is next. */
export interface History {
  readonly done: readonly TakenStep[];
  readonly undone: readonly TakenStep[];
  /** The changes of lists and stories that happened by themselves, in order. */
  readonly arrivals: readonly Step[];
  /** The time of the last step, in milliseconds of any clock; absent where the step cannot be extended. */
  readonly at?: number;
}

export const NO_HISTORY: History = { done: [], undone: [], arrivals: [] };

/** How many steps are kept. */
const MOST_STEPS = 500;

/** Typing in one field with no longer pauses is one step, in milliseconds. */
const PAUSE = 1_000;

/**
 * A history with one more step, after which nothing can be redone. Where another editor changed the value since the last step, a
 * new step begins.
 */
export function withStep({ done, arrivals, at }: History, step: Step, now: number): History {
  const last = done.at(-1);
  const isNext = at !== undefined && last?.field === step.field && now - at < PAUSE;
  const goesOn = isNext && dequal(last.after, step.before);
  const steps = goesOn
    ? [...done.slice(0, -1), { ...last, after: step.after }]
    : [...done.slice(1 - MOST_STEPS), { ...step, seen: arrivals.length }];
  return { done: steps, undone: [], arrivals, at: now };
}

/** A history with the steps of one change of several fields. They are undone together, and none is extended. */
export function withJoinedSteps(history: History, steps: readonly Step[]): History {
  const { done, arrivals } = history;
  const joined = steps.map((step, index): TakenStep => {
    const taken = { ...step, seen: arrivals.length };
    return index === 0 ? taken : { ...taken, isJoined: true };
  });
  return { done: [...done, ...joined].slice(-MOST_STEPS), undone: [], arrivals };
}

/** A history whose last step is complete: the next change is a new step, however soon. */
export function closedHistory({ done, undone, arrivals }: History): History {
  return { done, undone, arrivals };
}

/** A history after a list or a story changed by itself. Undoing an earlier step keeps that change. */
export function withArrival(history: History, arrival: Step): History {
  return { ...history, arrivals: [...history.arrivals, arrival] };
}

/** A step, adapted as if the later arrivals had been there before it. */
function rebasedOnArrivals({ seen, ...step }: TakenStep, arrivals: readonly Step[]): TakenStep {
  const since = arrivals.slice(seen).filter(({ field }) => field === step.field);
  const later = (value: unknown) =>
    since.reduce((now, { before, after }) => applyStep(before, after, now, now), value);
  return { ...step, before: later(step.before), after: later(step.after), seen: arrivals.length };
}

interface NextStep {
  step: Step;
  history: History;
  /** Whether the next one belongs to the same change. */
  goesOn: boolean;
}

/** The step to undo, and the history after it; undefined where there is none. */
export function undoStep({ done, undone, arrivals }: History): NextStep | undefined {
  const last = done.at(-1);
  if (last === undefined) return undefined;
  const step = rebasedOnArrivals(last, arrivals);
  return {
    step,
    history: { done: done.slice(0, -1), undone: [...undone, step], arrivals },
    goesOn: step.isJoined === true,
  };
}

/** The step to redo, as `undoStep`. */
export function redoStep({ done, undone, arrivals }: History): NextStep | undefined {
  const last = undone.at(-1);
  if (last === undefined) return undefined;
  const step = rebasedOnArrivals(last, arrivals);
  const left = undone.slice(0, -1);
  return {
    step,
    history: { done: [...done, step], undone: left, arrivals },
    goesOn: left.at(-1)?.isJoined === true,
  };
}
