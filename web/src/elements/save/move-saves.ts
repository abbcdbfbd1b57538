import type { Reference } from '@waymark/model/entities/fields';
import type { List } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { addItem, createList } from '../../live/writes/list-mutations.ts';
import { localSaves, removeHere } from './local-saves.ts';
import { SAVED_PLACES, savedPlacesAmong } from './saved-places.ts';

/** Two tabs that sign in at once make one list. */
const LOCK = 'waymark.saved';

/** What cannot be saved by another try: the item is gone, or not for this user. */
const FINAL = ['refused', 'gone'];

/**
 * Moves what this browser has saved into the user's list of saved places. What was not moved stays here for the next time.
 * @param lists the lists of the user, as the database has them
 * @returns the list and the number of items that are in it now; undefined where there was nothing to move
 */
export function moveSaves(
  uid: string,
  lists: readonly List[],
): Promise<{ listId: string; moved: number } | undefined> {
  return navigator.locks.request(LOCK, async () => {
    // The last saved one is first here, and last in a list.
    const items = localSaves.current().toReversed();
    if (items.length === 0) return undefined;
    const list = await listFor(uid, lists);
    const done = new Set<string>();
    let moved = 0;
    for (const item of items) {
      const outcome = await move(list, item);
      if (outcome === 'stays') break;
      done.add(item.id);
      if (outcome === 'moved') moved++;
    }
    removeHere(done);
    return { listId: list.id, moved };
  });
}

async function listFor(uid: string, lists: readonly List[]): Promise<Pick<List, 'id' | 'count'>> {
  const known = savedPlacesAmong(lists);
  if (known !== undefined) return known;
  const id = newId();
  const failure = await createList(uid, id, {
    title: SAVED_PLACES,
    summary: {},
    visibility: 'private',
    asRoute: false,
  });
  if (failure !== undefined) throw new Error(`The list of saved places was not made: ${failure.reason}`);
  return { id, count: 0 };
}

async function move(
  list: Pick<List, 'id' | 'count'>,
  item: Reference,
): Promise<'moved' | 'dropped' | 'stays'> {
  const answer = await addItem(list, item);
  if (!('failure' in answer)) return 'moved';
  return FINAL.includes(answer.failure.reason) ? 'dropped' : 'stays';
}
