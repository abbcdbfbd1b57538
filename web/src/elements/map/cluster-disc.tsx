import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { useFormatter } from 'use-intl';
import { KIND_COLOURED } from '../card/kind-mark.tsx';
import styles from './cluster-disc.module.css';
import { countsByChoice } from './item-filter.ts';

interface ClusterDiscProps {
  /** The number of items of each class, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
  items: number;
}

/** A disc with the number of items. Its ring shows the shares of the kinds. */
export function ClusterDisc({ counts, items }: ClusterDiscProps) {
  const { number } = useFormatter();
  // From 36 pixels for two items to 58 for ten thousand and more.
  const side = Math.round(36 + 5.5 * Math.min(4, Math.log10(items)));
  return (
    <span className={styles.disc} style={{ inlineSize: side, blockSize: side }}>
      <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden="true">
        {partsOf(counts, items).map(({ kind, start, share }) => (
          <circle
            key={kind}
            className={`${styles.part} ${KIND_COLOURED}`}
            data-kind={kind}
            cx="20"
            cy="20"
            r="18"
            pathLength={100}
            strokeDasharray={`${share} ${100 - share}`}
            strokeDashoffset={-start}
          />
        ))}
      </svg>
      <span className={styles.count}>{shortNumber(items, number)}</span>
    </span>
  );
}

type FormatNumber = ReturnType<typeof useFormatter>['number'];

/** A number short enough for the disc: 950, 1.2k. */
function shortNumber(items: number, number: FormatNumber): string {
  return items < 1_000
    ? number(items)
    : number(items, { notation: 'compact', maximumFractionDigits: items < 10_000 ? 1 : 0 });
}

/** The segments of the ring, in percent, one after another. */
function partsOf(counts: readonly number[], items: number): { kind: Kind; start: number; share: number }[] {
  const { kinds } = countsByChoice(counts);
  let start = 0;
  return KINDS.flatMap((kind) => {
    if (kinds[kind] === 0) return [];
    const share = (kinds[kind] / items) * 100;
    start += share;
    return [{ kind, start: start - share, share }];
  });
}
