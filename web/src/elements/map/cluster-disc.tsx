import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import { useFormatter } from 'use-intl';
import styles from './cluster-disc.module.css';

interface ClusterDiscProps {
  /** The number of items of each class, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
  items: number;
}

/** A disc with the number of items. Its ring shows the shares of the kinds, as gradients, because 80 of them move with the map. */
export function ClusterDisc({ counts, items }: ClusterDiscProps) {
  const { number } = useFormatter();
  // From 36 pixels for two items to 58 for ten thousand and more.
  const side = Math.round(36 + 5.5 * Math.min(4, Math.log10(items)));
  return (
    <span
      className={styles.disc}
      style={{ inlineSize: side, blockSize: side, '--shares': sharesOf(counts, items) }}
    >
      <span className={styles.count}>{shortNumber(items, number)}</span>
    </span>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** The stops of the gradient around a disc, for cluster-disc.module.css. */
    '--shares'?: string;
  }
}

type FormatNumber = ReturnType<typeof useFormatter>['number'];

/** A number short enough for the disc: 950, 1.2k. */
function shortNumber(items: number, number: FormatNumber): string {
  return items < 1_000
    ? number(items)
    : number(items, { notation: 'compact', maximumFractionDigits: items < 10_000 ? 1 : 0 });
}

/** The kind of each class. */
const KIND_OF = ITEM_CLASSES.map(kindOfClass);

/** The stops of a gradient around the ring: the kinds one after another, each with its share in percent. */
function sharesOf(counts: readonly number[], items: number): string {
  const kinds = new Map<Kind, number>();
  for (const [i, count] of counts.entries()) {
    const kind = KIND_OF[i];
    if (kind && count > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  }
  let start = 0;
  return KINDS.flatMap((kind) => {
    const share = ((kinds.get(kind) ?? 0) / items) * 100;
    if (share === 0) return [];
    start += share;
    return `var(--kind-${kind}) ${start - share}% ${start}%`;
  }).join(', ');
}
