import { isSame } from './content-merge.ts';

/** One change of one part of a content; undefined where the part was not there. */
export interface Step {
  field: string;
  before: unknown;
  after: unknown;
}

/** What can be undone, and what of that can be done again; the last step of each is the next. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** When the last step was taken, in milliseconds of any clock; none that could go on where it is absent. */
  readonly at?: number;
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** So many steps are kept. */
const MOST_STEPS = 500;

/** What is typed into one field with no longer pauses is one step, in milliseconds. */
const PAUSE = 1_000;

/**
 * A history with one more step, after which nothing can be done again. Where the value was changed by others since the last step,
 * it is a step of its own.
 */
export function withStep({ done, at }: History, step: Step, now: number): History {
  const last = done.at(-1);
  const isNext = at !== undefined && last?.field === step.field && now - at < PAUSE;
  const goesOn = isNext && isSame(last.after, step.before);
  const steps = goesOn
    ? [...done.slice(0, -1), { ...last, after: step.after }]
    : [...done.slice(1 - MOST_STEPS), step];
  return { done: steps, undone: [], at: now };
}

/** A history whose last step is whole: what comes next is a step of its own, however soon. */
export function settled({ done, undone }: History): History {
  return { done, undone };
}

/** The step that is to be undone, with what comes of the history; undefined where there is none. */
export function undoing({ done, undone }: History): { step: Step; history: History } | undefined {
  const step = done.at(-1);
  return step && { step, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The step that is to be done again, as `undoing`. */
export function redoing({ done, undone }: History): { step: Step; history: History } | undefined {
  const step = undone.at(-1);
  return step && { step, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}
