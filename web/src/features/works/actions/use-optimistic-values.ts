import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest.ts';

/**
 * The current values of works. After an action, the client knows the new value before the database reports it, some time after its
 * answer.
 *
 * @param works as the database has them
 * @param read selects the value of a work; the function must be stable
 */
export function useOptimisticValues<Value>(
  works: readonly WorkSummary[],
  read: (work: WorkSummary) => Value,
) {
  const latest = useLatest(works);
  /** The new values, by the id of the work, until the database reports them. */
  const pending = useRef(new Map<string, Value>());
  useLayoutEffect(() => {
    for (const work of works) {
      const { id } = work;
      if (pending.current.has(id) && pending.current.get(id) === read(work)) pending.current.delete(id);
    }
  }, [works, read]);

  /** Sets the value of a work. */
  function set(id: string, value: Value): void {
    const work = latest.current.find((each) => each.id === id);
    if (work !== undefined && read(work) === value) pending.current.delete(id);
    else pending.current.set(id, value);
  }

  /** The works that have a value now. */
  function worksWith(value: Value): WorkSummary[] {
    return latest.current.filter(
      (work) => (pending.current.has(work.id) ? pending.current.get(work.id) : read(work)) === value,
    );
  }

  return { set, having: worksWith };
}
