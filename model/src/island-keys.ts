import { PUBLISHED_KINDS, type PublishedKind } from './entities/kinds.ts';

/** A part with its parameters. */
export type Island =
  | { name: 'nearby'; kind: PublishedKind; id: string }
  | { name: 'creator'; id: string }
  | { name: 'new' };

/** The key of a part in its address. */
export function islandKey(island: Island): string {
  switch (island.name) {
    case 'nearby':
      return `nearby-${island.kind}-${island.id}`;
    case 'creator':
      return `creator-${island.id}`;
    default:
      return island.name;
  }
}

/** The part with a key; undefined where there is none. */
export function islandOf(key: string): Island | undefined {
  if (key === 'new') return { name: 'new' };
  const [, name, kindName, id = ''] = /^(nearby|creator)(?:-([a-z]+))?-([A-Za-z0-9]{20})$/.exec(key) ?? [];
  const kind = PUBLISHED_KINDS.find((known) => known === kindName);
  if (name === 'creator') return kindName === undefined ? { name: 'creator', id } : undefined;
  return name === 'nearby' && kind !== undefined ? { name: 'nearby', kind, id } : undefined;
}
