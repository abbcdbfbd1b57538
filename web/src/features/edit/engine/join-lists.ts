import { inGalleries } from '@waymark/model/rich-text/in-galleries';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { dequal } from 'dequal';
import { isPhoto, isRecord } from '../edit-context.ts';

/**
 * Takes a step from one value to another where the value is a third by now. Of lists, and of stories by their blocks, what came
 * into them, went, moved or was changed since without this step stays so.
 * @param otherwise what comes of all else: the step has its way
 */
export function stepped(from: unknown, to: unknown, now: unknown, otherwise = to): unknown {
  if (dequal(from, now)) return to;
  const lists = [from, to, now].map(listIn);
  const galleries = galleriesIn(lists.flatMap((list) => list ?? []));
  const [was, next, here] = lists.map((list) => list && named(list, galleries));
  if (was === undefined || next === undefined || here === undefined) return otherwise;
  const list = joined(was, next, here);
  const isStory = [from, to, now].some((one) => typeof one === 'string');
  if (list.length === 0) return isStory || to === undefined ? undefined : list;
  return isStory ? JSON.stringify({ type: 'doc', content: list }) : list;
}

/** What a list holds, by name, in its order. */
type Items = ReadonlyMap<string, unknown>;

function joined(from: Items, to: Items, now: Items): unknown[] {
  const isIn = (key: string) => (from.has(key) === to.has(key) ? now.has(key) : to.has(key));
  // What the step moves is where it moves it. What only the other list has stands behind what it stands behind there.
  const [first, second] = dequal(shared(from, to), shared(to, from)) ? [now, to] : [to, now];
  const keys = [...first.keys()].filter(isIn);
  let last = -1;
  for (const key of second.keys()) {
    if (!isIn(key)) continue;
    const index = keys.indexOf(key);
    if (index < 0) keys.splice(last + 1, 0, key);
    last = index < 0 ? last + 1 : index;
  }
  return keys.flatMap((key) => {
    const [was, next, here] = [from.get(key), to.get(key), now.get(key)];
    if (next === undefined || (here !== undefined && dequal(was, next))) return [here];
    if (here === undefined || !isGallery(next)) return [next];
    // Where it is too long with what came into it meanwhile, it is two.
    return inGalleries(joined(imagesOf(was), imagesOf(next), imagesOf(here))).map((content) => ({
      ...next,
      content,
    }));
  });
}

/** The names that are in both, in the order of the first. */
function shared(one: Items, other: Items): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}

/** Nothing where it is absent; undefined of what is no list. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return [];
  const list = typeof value === 'string' ? blocksOf(value) : value;
  return Array.isArray(list) ? list : undefined;
}

/** @param galleries what they are called, by the photos in them */
function named(list: readonly unknown[], galleries: ReadonlyMap<string, string> = new Map()): Items {
  const items = new Map<string, unknown>();
  for (const item of list) {
    const name = nameOf(item, galleries);
    let turn = 0;
    while (items.has(`${name} ${turn}`)) turn++;
    items.set(`${name} ${turn}`, item);
  }
  return items;
}

/** A photo is the same when it is described anew, and a gallery when others are in it; all else is what it says. */
function nameOf(item: unknown, galleries: ReadonlyMap<string, string>): string {
  if (isPhoto(item)) return item.path;
  const gallery = isGallery(item) ? pathsIn(item).find((path) => galleries.has(path)) : undefined;
  return (gallery && galleries.get(gallery)) ?? pathOfImage(item) ?? canonical(item);
}

/** Galleries that have a photo in common are one, and have one name. */
function galleriesIn(blocks: readonly unknown[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const block of blocks) {
    if (!isGallery(block)) continue;
    const paths = pathsIn(block);
    const known = paths.find((path) => names.has(path));
    const name = (known && names.get(known)) ?? `gallery ${names.size}`;
    for (const path of paths) if (!names.has(path)) names.set(path, name);
  }
  return names;
}

interface Gallery {
  content: readonly unknown[];
}

function isGallery(block: unknown): block is Gallery {
  return isRecord(block) && block['type'] === 'gallery' && Array.isArray(block['content']);
}

function imagesOf(block: unknown): Items {
  return isGallery(block) ? named(block.content) : new Map();
}

function pathsIn({ content }: Gallery): string[] {
  return content.flatMap((image) => pathOfImage(image) ?? []);
}

function pathOfImage(block: unknown): string | undefined {
  if (!isRecord(block) || block['type'] !== 'image' || !isPhoto(block['attrs'])) return undefined;
  return block['attrs'].path;
}

function blocksOf(value: string): readonly unknown[] | undefined {
  const read = readLongRichText(value);
  return 'text' in read ? read.text.content : undefined;
}

/** As text that does not depend on the order in which fields were written. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'absent'
  );
}
