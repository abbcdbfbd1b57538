import { inGalleries } from '@waymark/model/rich-text/in-galleries';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { dequal } from 'dequal';
import { isPhoto, isRecord } from '../content-values.ts';

/**
 * Applies a step from one value to another where the value has changed since. In lists, and in the blocks of stories, later
 * additions, removals, moves and changes are kept.
 * @param otherwise the result for any other value, which the step replaces
 */
export function applyStep(from: unknown, to: unknown, now: unknown, otherwise = to): unknown {
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

/** The entries of a list by name, in order. */
type Items = ReadonlyMap<string, unknown>;

function joined(from: Items, to: Items, now: Items): unknown[] {
  const isIn = (key: string) => (from.has(key) === to.has(key) ? now.has(key) : to.has(key));
  // The step decides the position of what it moves. An entry that only the other list has stays behind its predecessor there.
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
    return joinedGalleries(was, next, here) ?? [next];
  });
}

/**
 * A gallery that both sides changed, with the photos of both. One that additions made too long becomes two.
 * @returns undefined where it is none
 */
export function joinedGalleries(from: unknown, to: unknown, now: unknown): unknown[] | undefined {
  if (!isGallery(to) || !isGallery(now)) return undefined;
  const images = joined(imagesOf(from), imagesOf(to), imagesOf(now));
  return inGalleries(images).map((content) => ({ ...to, content }));
}

/** The entries of a list, by names that stay when an entry is moved or described. */
export function entriesByName(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  return named(list);
}

/** The paths of the photos that a block shows. */
export function photosOfBlock(block: unknown): string[] {
  return isGallery(block) ? pathsIn(block) : [pathOfImage(block) ?? []].flat();
}

/** The names in both, in the order of the first. */
function shared(one: Items, other: Items): string[] {
  return [...one.keys()].filter((key) => other.has(key));
}

/** An empty list where the value is absent; undefined where it is not a list. */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return [];
  const list = typeof value === 'string' ? blocksOf(value) : value;
  return Array.isArray(list) ? list : undefined;
}

/** @param galleries the names of galleries, by the photos in them */
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

/** A photo is the same when its description changes, and a gallery when its photos change. Any other block is identified by its content. */
function nameOf(item: unknown, galleries: ReadonlyMap<string, string>): string {
  if (isPhoto(item)) return item.path;
  const gallery = isGallery(item) ? pathsIn(item).find((path) => galleries.has(path)) : undefined;
  return (gallery && galleries.get(gallery)) ?? pathOfImage(item) ?? canonical(item);
}

/** Galleries with a photo in common count as one, and share a name. */
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

/** The blocks of a story; undefined where the text is none. */
export function blocksOf(value: string): readonly unknown[] | undefined {
  const read = readLongRichText(value);
  return 'text' in read ? read.text.content : undefined;
}

/** The value as text that does not depend on the order of its fields. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'absent'
  );
}
