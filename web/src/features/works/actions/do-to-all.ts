import pMap from 'p-map';

/** How many works are processed at once. */
const AT_ONCE = 4;

/** The result of an action on several works. */
export interface Outcome<Item, Failure> {
  done: Item[];
  failed: { item: Item; failure: Failure }[];
}

/**
 * Processes each work, a few at a time, in no particular order. A failure stops no other.
 * @param act answers the failure; undefined where it succeeded
 * @param onProgress receives the number of finished works
 */
export async function doToAll<Item, Failure>(
  items: readonly Item[],
  act: (item: Item) => Promise<Failure | undefined>,
  onProgress: (over: number) => void = () => {},
): Promise<Outcome<Item, Failure>> {
  const outcome: Outcome<Item, Failure> = { done: [], failed: [] };
  const doTo = async (item: Item) => {
    const failure = await act(item);
    if (failure === undefined) outcome.done.push(item);
    else outcome.failed.push({ item, failure });
    onProgress(outcome.done.length + outcome.failed.length);
  };
  await pMap(items, doTo, { concurrency: AT_ONCE });
  return outcome;
}
