import type { Kind } from '@waymark/model/entities/kinds';

/** An item by its name: what is chosen, highlighted, or led to. */
export interface ItemName {
  kind: Kind;
  id: string;
}

/** One name for each item, for maps, keys and comparisons. */
export function itemKey({ kind, id }: ItemName): string {
  return `${kind}:${id}`;
}
