import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';

/**
 * How works are by now: whoever does something with one knows it before the database tells it, which it does some time after it
 * answers.
 *
 * @param works as they are told
 * @param read what of a work is asked for; the same function each time
 */
export function useByNow<Value>(works: readonly WorkSummary[], read: (work: WorkSummary) => Value) {
  const told = useLatest(works);
  /** What was done, by the id of the work, until it is told. */
  const ahead = useRef(new Map<string, Value>());
  useLayoutEffect(() => {
    for (const work of works) {
      const { id } = work;
      if (ahead.current.has(id) && ahead.current.get(id) === read(work)) ahead.current.delete(id);
    }
  }, [works, read]);

  /** A work has a value from now on. */
  function set(id: string, value: Value): void {
    const work = told.current.find((each) => each.id === id);
    if (work !== undefined && read(work) === value) ahead.current.delete(id);
    else ahead.current.set(id, value);
  }

  /** The works that have a value by now. */
  function having(value: Value): WorkSummary[] {
    return told.current.filter(
      (work) => (ahead.current.has(work.id) ? ahead.current.get(work.id) : read(work)) === value,
    );
  }

  return { set, having };
}
