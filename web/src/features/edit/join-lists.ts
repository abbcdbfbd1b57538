import { readLongRichText } from '@waymark/model/rich-text/read';
import { canonical, isSame } from './content-merge.ts';
import { isPhoto } from './edit-context.ts';

/**
 * Takes a step from one value to another where the value is a third by now. Of lists, and of stories by their blocks, what came
 * into them, went, moved or was changed since without this step stays so; of all else the step has its way.
 */
export function stepped(from: unknown, to: unknown, now: unknown): unknown {
  if (isSame(from, now)) return to;
  const [was, next, here] = [listOf(from), listOf(to), listOf(now)];
  if (was === undefined || next === undefined || here === undefined) return to;
  const list = joined(was, next, here);
  const isStory = [from, to, now].some((one) => typeof one === 'string');
  if (list.length === 0) return isStory || to === undefined ? undefined : list;
  return isStory ? JSON.stringify({ type: 'doc', content: list }) : list;
}

type Items = ReadonlyMap<string, unknown>;

function joined(from: Items, to: Items, now: Items): unknown[] {
  const isIn = (key: string) => (from.has(key) === to.has(key) ? now.has(key) : to.has(key));
  // What the step moves is where it moves it. What only the other list has stands behind what it stands behind there.
  const [first, second] = isSame(shared(from, to), shared(to, from)) ? [now, to] : [to, now];
  const keys = [...first.keys()].filter(isIn);
  let last = -1;
  for (const key of second.keys()) {
    if (!isIn(key)) continue;
    const index = keys.indexOf(key);
    if (index < 0) keys.splice(last + 1, 0, key);
    last = index < 0 ? last + 1 : index;
  }
  return keys.map((key) => {
    const isLeftAlone = now.has(key) && isSame(from.get(key), to.get(key));
    return (isLeftAlone ? now : to).get(key);
  });
}

/** The names that are in both, in the order of the first. */
function shared(one: Items, other: Items): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}

/** What a list holds, by name, in its order; nothing where it is absent. Undefined of what is no list. */
function listOf(value: unknown): Items | undefined {
  if (value === undefined) return new Map();
  const list = typeof value === 'string' ? blocksOf(value) : value;
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, unknown>();
  for (const item of list) {
    const name = nameOf(item);
    let turn = 0;
    while (items.has(`${name} ${turn}`)) turn++;
    items.set(`${name} ${turn}`, item);
  }
  return items;
}

/** A photo is the same when it is described anew; all else is what it says. */
function nameOf(item: unknown): string {
  return isPhoto(item) ? item.path : canonical(item);
}

function blocksOf(value: string): readonly unknown[] | undefined {
  const read = readLongRichText(value);
  return 'text' in read ? read.text.content : undefined;
}
