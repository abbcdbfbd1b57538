import { Mutex } from 'async-mutex';
import { useEffect, useRef, useState } from 'react';

/** So long something is done with one work without a word, in milliseconds: without a connection it takes many seconds. */
const PATIENCE = 600;

/** How far all has come that is under way or waits for its turn. */
export interface UnderWay {
  /** How many works are over. */
  over: number;
  all: number;
}

/** What was asked for, until it is over. */
interface Asked {
  what: string;
  /** The ids of the works with which it was done. */
  done: Promise<ReadonlySet<string>>;
}

/**
 * Does something with works that were not asked for yet, each told as it is over.
 * @returns those with which it was done
 */
type Run<Work> = (works: readonly Work[], onOver: () => void) => Promise<readonly Work[]>;

const NOTHING: UnderWay = { over: 0, all: 0 };

/** Does what is asked for with works, one thing after the other. */
export function useSerialQueue<Work extends { id: string }>() {
  const [sum, setSum] = useState(NOTHING);
  const [isLong, setIsLong] = useState(false);
  /** What was asked for last, of each work. */
  const asked = useRef(new Map<string, Asked>());
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
   * Waits until what was asked for before is over. What was asked for last of a work, and is not over, is not done a second time: a
   * second click is none, and what comes of the first counts for both.
   *
   * @param what the same for the same
   * @returns whether it was done with all of them
   */
  async function ask(works: readonly Work[], what: string, run: Run<Work>): Promise<boolean> {
    const sameOf = ({ id }: Work) => {
      const before = asked.current.get(id);
      return before?.what === what ? before : undefined;
    };
    const all = new Set(works.flatMap((work) => sameOf(work) ?? []));
    const fresh = works.filter((work) => sameOf(work) === undefined);
    if (fresh.length > 0) all.add(begun(fresh, what, run));
    const done = await Promise.all([...all].map((each) => each.done));
    return works.every(({ id }) => done.some((ids) => ids.has(id)));
  }

  function begun(works: readonly Work[], what: string, run: Run<Work>): Asked {
    const mine = { what, done: runExclusively(works, run) };
    for (const { id } of works) asked.current.set(id, mine);
    const end = () => {
      for (const { id } of works) if (asked.current.get(id) === mine) asked.current.delete(id);
    };
    mine.done.then(end, end);
    return mine;
  }

  function runExclusively(works: readonly Work[], run: Run<Work>): Promise<ReadonlySet<string>> {
    const count = counted(works.length);
    return mutex.runExclusive(() => counting(count, works, run));
  }

  /**
   * As `ask`, with works that are known when its turn comes. It takes its turn also where there are none, and is done as often as it
   * is asked for.
   * @returns whether it was done with all of them
   */
  function askThen(worksThen: () => readonly Work[], run: Run<Work>): Promise<boolean> {
    return mutex.runExclusive(async () => {
      const works = worksThen();
      const done = await counting(counted(works.length), works, run);
      return works.every(({ id }) => done.has(id));
    });
  }

  /** Adds so many works to the sum. @returns what tells that one of them is over, and that the rest of them is */
  function counted(all: number) {
    let left = all;
    setSum((sum) => ({ ...sum, all: sum.all + all }));
    const over = (some: number) => {
      left -= some;
      setSum((sum) => (sum.over + some < sum.all ? { ...sum, over: sum.over + some } : NOTHING));
    };
    return { one: () => over(1), rest: () => over(left) };
  }

  /** @returns the ids of those with which it was done */
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
    /** Undefined where there is nothing, or one work that takes no time. That it was long is forgotten a render after all is over. */
    underWay: sum.all > 1 || (isAny && isLong) ? sum : undefined,
    ask,
    askThen,
  };
}
