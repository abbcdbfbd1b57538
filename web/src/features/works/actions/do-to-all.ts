import pMap from 'p-map';

/** How many are worked on at once. */
const AT_ONCE = 4;

/** What came of doing something to several. */
export interface Outcome<Item, Fault> {
  done: Item[];
  failed: { item: Item; fault: Fault }[];
}

/**
 * Does something to each, a few at a time, in no order; what fails keeps no other back.
 * @param act answers what is wrong; undefined where it is done
 * @param onProgress hears how many are over
 */
export async function doToAll<Item, Fault>(
  items: readonly Item[],
  act: (item: Item) => Promise<Fault | undefined>,
  onProgress: (over: number) => void = () => {},
): Promise<Outcome<Item, Fault>> {
  const outcome: Outcome<Item, Fault> = { done: [], failed: [] };
  const doTo = async (item: Item) => {
    const fault = await act(item);
    if (fault === undefined) outcome.done.push(item);
    else outcome.failed.push({ item, fault });
    onProgress(outcome.done.length + outcome.failed.length);
  };
  await pMap(items, doTo, { concurrency: AT_ONCE });
  return outcome;
}
