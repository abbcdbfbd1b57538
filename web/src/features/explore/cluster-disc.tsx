import { KINDS, type Kind } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import styles from './cluster-disc.module.css';

interface ClusterDiscProps {
  /** How many of each class, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
  items: number;
  label: string;
}

/** A paper disc with the count, in a ring that is divided as its items are among the kinds. */
export function ClusterDisc({ counts, items, label }: ClusterDiscProps) {
  // From 36 pixels for two to 58 for ten thousand and more.
  const side = Math.round(36 + 5.5 * Math.min(4, Math.log10(items)));
  return (
    <span className={styles.disc} style={{ inlineSize: side, blockSize: side }}>
      <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden="true">
        {partsOf(counts, items).map(({ kind, start, share }) => (
          <circle
            key={kind}
            className={styles.part}
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
      <span className={styles.count}>{label}</span>
    </span>
  );
}

/** The parts of the ring, in hundredths of it, one after another. */
function partsOf(counts: readonly number[], items: number): { kind: Kind; start: number; share: number }[] {
  let start = 0;
  return KINDS.flatMap((kind) => {
    const ofKind = ITEM_CLASSES.reduce(
      (sum, one, i) => sum + (kindOfClass(one) === kind ? (counts[i] ?? 0) : 0),
      0,
    );
    if (ofKind === 0) return [];
    const share = (ofKind / items) * 100;
    start += share;
    return [{ kind, start: start - share, share }];
  });
}
