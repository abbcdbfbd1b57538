import { dequal } from 'dequal';
import { isRecord } from '../content-values.ts';
import { applyStep, blocksOf, entriesByName } from './join-lists.ts';
import { mergeBlocks } from './merge-stories.ts';
import { withRenamedItems } from './renamed-items.ts';

/** A value after both changes. Where they are in conflict, it has either side's version of what both changed. */
export interface MergedValue {
  mine: unknown;
  theirs: unknown;
  isInConflict: boolean;
}

/**
 * Merges two different changes of one value: stories block by block, lists entry by entry, and entries by their fields. Any other
 * value is in conflict as a whole.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  return (
    mergeStories(base, mine, theirs) ?? mergeLists(base, mine, theirs) ?? { mine, theirs, isInConflict: true }
  );
}

function mergeStories(base: unknown, mine: unknown, theirs: unknown): MergedValue | undefined {
  const [was, here, there] = [base, mine, theirs].map((value) =>
    value === undefined || value === '' ? [] : typeof value === 'string' ? blocksOf(value) : undefined,
  );
  if (was === undefined || here === undefined || there === undefined) return undefined;
  const renamed = withRenamedItems(was, here, there);
  if (renamed !== undefined) return { mine: storyOf(renamed), theirs: storyOf(renamed), isInConflict: false };
  const merged = mergeBlocks(was, here, there);
  return (
    merged && {
      ...merged,
      mine: storyOf(merged.mine),
      theirs: storyOf(merged.theirs),
    }
  );
}

function storyOf(content: readonly unknown[]): string | undefined {
  return content.length === 0 ? undefined : JSON.stringify({ type: 'doc', content });
}

function mergeLists(base: unknown, mine: unknown, theirs: unknown): MergedValue | undefined {
  const lists = [base ?? [], mine, theirs];
  if (!lists.every((list) => Array.isArray(list))) return undefined;
  const [was, here, there] = lists.map(entriesByName);
  const [merged, other] = [applyStep(base, theirs, mine), applyStep(base, mine, theirs)];
  if (!Array.isArray(merged) || !Array.isArray(other) || !was || !here || !there) return undefined;
  let isInConflict = false;
  /** The entries that both changed, with either side's version. */
  const changed = new Map<string, MergedValue>();
  for (const [name, before] of was) {
    const [my, their] = [here.get(name), there.get(name)];
    // An entry that one side removed is gone, as after that side's change alone.
    if (my === undefined || their === undefined || dequal(before, my) || dequal(before, their)) continue;
    const value = mergeRecords(before, my, their);
    changed.set(name, value);
    isInConflict ||= value.isInConflict;
  }
  const withSide = (side: 'mine' | 'theirs') =>
    [...entriesByName(merged)].map(([name, entry]) => changed.get(name)?.[side] ?? entry);
  return { mine: withSide('mine'), theirs: withSide('theirs'), isInConflict };
}

function mergeRecords(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (dequal(mine, theirs) || dequal(base, theirs)) return { mine, theirs: mine, isInConflict: false };
  if (dequal(base, mine)) return { mine: theirs, theirs, isInConflict: false };
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { mine, theirs, isInConflict: true };
  const merged: MergedValue & { mine: object; theirs: object } = {
    mine: {},
    theirs: {},
    isInConflict: false,
  };
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeRecords(base[field], mine[field], theirs[field]);
    for (const side of ['mine', 'theirs'] as const)
      if (value[side] !== undefined) Object.assign(merged[side], { [field]: value[side] });
    merged.isInConflict ||= value.isInConflict;
  }
  return merged;
}
