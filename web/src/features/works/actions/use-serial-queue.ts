import { Mutex } from 'async-mutex';
import { useEffect, useRef, useState } from 'react';

/** How long an action on one work runs before its progress is shown, in milliseconds. Without a connection it takes many seconds. */
const PATIENCE = 600;

/** The progress of all actions that are running or waiting. */
export interface UnderWay {
  /** How many works are finished. */
  over: number;
  all: number;
}

/** An action, until it is finished. */
interface Queued {
  name: string;
  /** The ids of the works for which it succeeded. */
  done: Promise<ReadonlySet<string>>;
}

/**
 * Does an action with works that have no pending request for it, and reports each as it is finished.
 * @returns the works for which it succeeded
 */
type Run<Work> = (works: readonly Work[], onOver: () => void) => Promise<readonly Work[]>;

const NOTHING: UnderWay = { over: 0, all: 0 };

/** Runs actions on works, one after the other. */
export function useSerialQueue<Work extends { id: string }>() {
  const [sum, setSum] = useState(NOTHING);
  const [isLong, setIsLong] = useState(false);
  /** The last action that was requested for each work. */
  const queued = useRef(new Map<string, Queued>());
  const [mutex] = useState(() => new Mutex());
  const isAny = sum.all > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAny]);

  /**
   * Waits for all earlier actions. If the same action is the last one requested for a work and is still pending, it is not repeated: a
   * second click does nothing, and both callers receive the result of the first.
   *
   * @param name the key of the action
   * @returns whether it succeeded for all works
   */
  async function ask(works: readonly Work[], name: string, run: Run<Work>): Promise<boolean> {
    const sameOf = ({ id }: Work) => {
      const before = queued.current.get(id);
      return before?.name === name ? before : undefined;
    };
    const all = new Set(works.flatMap((work) => sameOf(work) ?? []));
    const fresh = works.filter((work) => sameOf(work) === undefined);
    if (fresh.length > 0) all.add(begun(fresh, name, run));
    const done = await Promise.all([...all].map((each) => each.done));
    return works.every(({ id }) => done.some((ids) => ids.has(id)));
  }

  function begun(works: readonly Work[], name: string, run: Run<Work>): Queued {
    const mine = { name, done: runExclusively(works, run) };
    for (const { id } of works) queued.current.set(id, mine);
    const end = () => {
      for (const { id } of works) if (queued.current.get(id) === mine) queued.current.delete(id);
    };
    mine.done.then(end, end);
    return mine;
  }

  function runExclusively(works: readonly Work[], run: Run<Work>): Promise<ReadonlySet<string>> {
    const count = counted(works.length);
    return mutex.runExclusive(() => counting(count, works, run));
  }

  /**
   * As `ask`, with works that are selected when the action starts. It runs also without works, and as often as it is
   * requested.
   * @returns whether it succeeded for all works
   */
  function askThen(worksThen: () => readonly Work[], run: Run<Work>): Promise<boolean> {
    return mutex.runExclusive(async () => {
      const works = worksThen();
      const done = await counting(counted(works.length), works, run);
      return works.every(({ id }) => done.has(id));
    });
  }

  /** Adds works to the total. @returns functions that report one work, and all remaining works, as finished */
  function counted(all: number) {
    let left = all;
    setSum((sum) => ({ ...sum, all: sum.all + all }));
    const over = (some: number) => {
      left -= some;
      setSum((sum) => (sum.over + some < sum.all ? { ...sum, over: sum.over + some } : NOTHING));
    };
    return { one: () => over(1), rest: () => over(left) };
  }

  /** @returns the ids of the works for which it succeeded */
  async function counting(
    over: ReturnType<typeof counted>,
    works: readonly Work[],
    run: Run<Work>,
  ): Promise<ReadonlySet<string>> {
    try {
      const done = await run(works, over.one);
      return new Set(done.map(({ id }) => id));
    } finally {
      over.rest();
    }
  }

  return {
    /** Undefined where nothing runs, or only a quick action on one work. A render after the end clears that it was long. */
    underWay: sum.all > 1 || (isAny && isLong) ? sum : undefined,
    ask,
    askThen,
  };
}
