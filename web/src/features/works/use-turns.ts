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
export function useTurns<Work extends { id: string }>() {
  const [sum, setSum] = useState(NOTHING);
  const [isLong, setIsLong] = useState(false);
  /** What was asked for last, of each work. */
  const asked = useRef(new Map<string, Asked>());
  /** Until all is over that was asked for. */
  const last = useRef(Promise.resolve());
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
    const mine = { what, done: inTurn(works, run) };
    for (const { id } of works) asked.current.set(id, mine);
    const end = () => {
      for (const { id } of works) if (asked.current.get(id) === mine) asked.current.delete(id);
    };
    mine.done.then(end, end);
    return mine;
  }

  async function inTurn(works: readonly Work[], run: Run<Work>): Promise<ReadonlySet<string>> {
    let left = works.length;
    const onOver = (some: number) => {
      left -= some;
      setSum(({ over, all }) => (over + some < all ? { over: over + some, all } : NOTHING));
    };
    const before = last.current;
    const { promise, resolve } = Promise.withResolvers<void>();
    last.current = promise;
    setSum(({ over, all }) => ({ over, all: all + works.length }));
    await before;
    try {
      const done = await run(works, () => onOver(1));
      return new Set(done.map(({ id }) => id));
    } finally {
      onOver(left);
      resolve();
    }
  }

  return {
    /** Undefined where there is nothing, or one work that takes no time. */
    underWay: sum.all > 1 || isLong ? sum : undefined,
    ask,
  };
}
