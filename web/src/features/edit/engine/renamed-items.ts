import { canonical } from './join-lists.ts';

type Blocks = readonly unknown[];

/** The id of an item in the JSON of a story, of an embedded place or in the address of a link; or that of a photo. */
const ID = /(?<="id":"|\/)[A-Za-z0-9]{20}(?![A-Za-z0-9])/g;

/**
 * A story with the new ids that are all that another side changed, as where a server writes the new address of an item into every
 * story that links to it. Undefined where that side changed anything else, or where this one removed or replaced such a link itself.
 */
export function withRenamedItems(base: Blocks, mine: Blocks, theirs: Blocks): Blocks | undefined {
  const [was, is] = [canonical(base), canonical(theirs)];
  if (was === is || was.replace(ID, '') !== is.replace(ID, '')) return undefined;
  const [before, after] = [was.match(ID) ?? [], is.match(ID) ?? []];
  const names = new Map<string, string>();
  for (const [index, old] of before.entries()) {
    const name = after[index] ?? old;
    // Another place at one of two spots was chosen by a person.
    if ((names.get(old) ?? name) !== name) return undefined;
    names.set(old, name);
  }
  const here = JSON.stringify(mine);
  const countIn = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length;
  const isWhole = [...names].every(
    ([old, name]) => old === name || countIn(here.match(ID) ?? [], old) >= countIn(before, old),
  );
  return isWhole ? JSON.parse(here.replace(ID, (old) => names.get(old) ?? old)) : undefined;
}
