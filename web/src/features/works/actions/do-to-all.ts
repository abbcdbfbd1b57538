import pMap from 'p-map';

/** How many are worked on at once. */
const AT_ONCE = 4;

/** What came of doing something to several. */
export interface Outcome<Item, Failure> {
  done: Item[];
  failed: { item: Item; failure: Failure }[];
}

/**
 * Does something to each, a few at a time, in no order; what fails keeps no other back.
 * @param act answers why not; undefined where it is done
 * @param onProgress hears how many are over
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
