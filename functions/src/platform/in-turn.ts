/** Runs work under a key; the promise is the work's own. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue a key, for this process: work with one key runs one after another, in the order it was asked for, whatever came of
 * what was before; work with other keys does not wait. A key is kept only as long as it has work.
 */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
