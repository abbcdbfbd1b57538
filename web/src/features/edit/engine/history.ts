import { dequal } from 'dequal';
import { stepped } from './join-lists.ts';

/** One change of one part of a content; undefined where the part was not there. */
export interface Step {
  field: string;
  before: unknown;
  after: unknown;
}

/** A step that was taken, and how many arrivals there had been by then. */
interface TakenStep extends Step {
  seen: number;
}

/** What can be undone, and what of that can be done again; the last step of each is the next. */
export interface History {
  readonly done: readonly TakenStep[];
  readonly undone: readonly TakenStep[];
  /** What came into lists and stories by itself, the last one last. */
  readonly arrivals: readonly Step[];
  /** When the last step was taken, in milliseconds of any clock; none that could go on where it is absent. */
  readonly at?: number;
}

export const NO_HISTORY: History = { done: [], undone: [], arrivals: [] };

/** So many steps are kept. */
const MOST_STEPS = 500;

/** What is typed into one field with no longer pauses is one step, in milliseconds. */
const PAUSE = 1_000;

/**
 * A history with one more step, after which nothing can be done again. Where the value was changed by others since the last step,
 * it is a step of its own.
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

/** A history whose last step is whole: what comes next is a step of its own, however soon. */
export function settled({ done, undone, arrivals }: History): History {
  return { done, undone, arrivals };
}

/** A history after something came into a list or a story by itself: what was done before is undone beside it. */
export function withArrival(history: History, arrival: Step): History {
  return { ...history, arrivals: [...history.arrivals, arrival] };
}

/** A step as it would have been if what has come since had been there before. */
function amongArrivals({ seen, ...step }: TakenStep, arrivals: readonly Step[]): TakenStep {
  const since = arrivals.slice(seen).filter(({ field }) => field === step.field);
  const later = (value: unknown) =>
    since.reduce((now, { before, after }) => stepped(before, after, now, now), value);
  return { ...step, before: later(step.before), after: later(step.after), seen: arrivals.length };
}

/** The step that is to be undone, with what comes of the history; undefined where there is none. */
export function undoing({ done, undone, arrivals }: History): { step: Step; history: History } | undefined {
  const last = done.at(-1);
  if (last === undefined) return undefined;
  const step = amongArrivals(last, arrivals);
  return { step, history: { done: done.slice(0, -1), undone: [...undone, step], arrivals } };
}

/** The step that is to be done again, as `undoing`. */
export function redoing({ done, undone, arrivals }: History): { step: Step; history: History } | undefined {
  const last = undone.at(-1);
  if (last === undefined) return undefined;
  const step = amongArrivals(last, arrivals);
  return { step, history: { done: [...done, step], undone: undone.slice(0, -1), arrivals } };
}
