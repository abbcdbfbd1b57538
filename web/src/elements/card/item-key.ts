import type { Kind } from '@waymark/model/entities/kinds';

/** The kind and id that identify an item. */
export interface ItemName {
  kind: Kind;
  id: string;
}

/** A unique key for an item, for maps, React keys and comparisons. */
export function itemKey({ kind, id }: ItemName): string {
  return `${kind}:${id}`;
}
