import { diffArrays } from 'diff';
import { isRecord, isReference, listIn } from '../content-values.ts';
import { canonical, joinedGalleries, photosOfBlock } from './join-lists.ts';

/** The blocks of a story after both changes, with either side's version of those blocks that are in conflict. */
export interface MergedBlocks {
  mine: unknown[];
  theirs: unknown[];
  isInConflict: boolean;
}

type Blocks = readonly unknown[];

/** How a story continues an older one. */
interface Continued {
  /** For each block of the older one: what became of it; undefined where it was removed. */
  kept: (unknown | undefined)[];
  /** For each block of the older one, and for the end: what was inserted before it. */
  inserted: unknown[][];
}

/** Blocks are compared several times. */
const texts = new WeakMap<object, string>();

function textOf(block: unknown): string {
  if (typeof block !== 'object' || block === null) return canonical(block);
  const known = texts.get(block) ?? canonical(block);
  texts.set(block, known);
  return known;
}

/** The most changed blocks that are compared: the time grows with the square. More of them are one change. */
const MOST_CHANGED = 2_000;

/** The share of common words from which a block counts as the older one, changed. */
const SIMILAR = 0.4;

/**
 * Merges two changes of one story, block by block. Only a block that both sides changed, to different content, is in conflict. What
 * both inserted at one place is kept, theirs first.
 * @returns undefined where nearly everything differs
 */
export function mergeBlocks(base: Blocks, mine: Blocks, theirs: Blocks): MergedBlocks | undefined {
  const [my, their] = [continued(base, mine), continued(base, theirs)];
  if (my === undefined || their === undefined) return undefined;
  const merged: MergedBlocks = { mine: [], theirs: [], isInConflict: false };
  const add = (...blocks: unknown[]) => {
    merged.mine.push(...blocks);
    merged.theirs.push(...blocks);
  };
  for (let index = 0; index <= base.length; index++) {
    const theirNew = their.inserted[index] ?? [];
    const known = new Set(theirNew.map(textOf));
    add(...theirNew, ...(my.inserted[index] ?? []).filter((block) => !known.has(textOf(block))));
    if (index === base.length) break;
    const [was, here, there] = [base[index], my.kept[index], their.kept[index]];
    const [isMine, isTheirs] = [!isSame(was, here), !isSame(was, there)];
    if (!isMine || !isTheirs || isSame(here, there)) {
      const kept = isMine ? here : there;
      if (kept !== undefined) add(kept);
      continue;
    }
    const joined = joinedGalleries(was, there, here);
    if (joined !== undefined) {
      add(...joined);
      continue;
    }
    merged.isInConflict = true;
    if (here !== undefined) merged.mine.push(here);
    if (there !== undefined) merged.theirs.push(there);
  }
  return merged;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));
}

function continued(base: Blocks, now: Blocks): Continued | undefined {
  const changes = diffArrays(base.map(textOf), now.map(textOf), { maxEditLength: MOST_CHANGED });
  if (changes === undefined) return undefined;
  const result: Continued = {
    kept: base.map(() => undefined),
    inserted: Array.from({ length: base.length + 1 }, () => []),
  };
  let [before, after] = [0, 0];
  /** Removed and added blocks that are next to each other. */
  let [removed, added] = [0, 0];
  const settle = () => {
    pair(base.slice(before - removed, before), now.slice(after - added, after), {
      keep: (index, block) => {
        result.kept[before - removed + index] = block;
      },
      insert: (index, block) => result.inserted[before - removed + index]?.push(block),
    });
    [removed, added] = [0, 0];
  };
  for (const { added: isAdded, removed: isRemoved, count } of changes) {
    if (isAdded) [after, added] = [after + count, added + count];
    else if (isRemoved) [before, removed] = [before + count, removed + count];
    else {
      settle();
      for (let turn = 0; turn < count; turn++) result.kept[before++] = now[after++];
    }
  }
  settle();
  return result;
}

interface Pairing {
  /** The block at this index of the older ones became this one. */
  keep: (index: number, block: unknown) => void;
  /** This block is new, before the one at this index of the older ones. */
  insert: (index: number, block: unknown) => void;
}

/** Finds out which of the new blocks are changed old ones: in order, the first one that is similar. */
function pair(old: Blocks, fresh: Blocks, { keep, insert }: Pairing): void {
  // As many as before are the same ones, however much of them was rewritten.
  const areAsMany = old.length === fresh.length && old.every((block, index) => isAlike(block, fresh[index]));
  if (areAsMany) {
    fresh.forEach((block, index) => {
      keep(index, block);
    });
    return;
  }
  const words = old.map(wordsIn);
  let from = 0;
  for (const block of fresh) {
    const own = wordsIn(block);
    const found = old.findIndex(
      (one, index) => index >= from && isAlike(one, block) && isSimilar(words[index], own),
    );
    if (found < 0) insert(from, block);
    else {
      keep(found, block);
      from = found + 1;
    }
  }
}

function isAlike(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (parts.length > 0 || others.length > 0) return parts.some((part) => others.includes(part));
  return one['type'] === other['type'] && one['type'] !== 'place';
}

/** What identifies a block without words: its photos, or the places on its map. */
function partsOf(block: Readonly<Record<string, unknown>>): string[] {
  const { attrs } = block;
  const places = isRecord(attrs) ? listIn(attrs, 'places').filter(isReference) : [];
  return [...photosOfBlock(block), ...places.map(({ kind, id }) => `${kind}/${id}`)];
}

function isSimilar(one: ReadonlySet<string> | undefined, other: ReadonlySet<string>): boolean {
  if (one === undefined || one.size + other.size === 0) return true;
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= SIMILAR * Math.min(one.size, other.size) && common > 0;
}

/** The words of a block. A photo has none: its path identifies it. */
function wordsIn(block: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (node: unknown) => {
    if (!isRecord(node)) return;
    if (typeof node['text'] === 'string')
      for (const [word] of node['text'].matchAll(/[\p{L}\p{N}]+/gu)) words.add(word);
    if (Array.isArray(node['content'])) node['content'].forEach(add);
  };
  add(block);
  return words;
}
