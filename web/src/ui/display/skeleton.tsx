import styles from './skeleton.module.css';

interface SkeletonsProps {
  count: number;
  /** What is loading, for screen readers. */
  label: string;
}

/** Placeholders for cards that are loading. */
export function CardSkeletons({ count, label }: SkeletonsProps) {
  return <Shapes className={styles.grid} shape={styles.card} count={count} label={label} />;
}

/** Placeholders for rows of a list, each with a small picture and two lines. */
export function RowSkeletons({ count, label }: SkeletonsProps) {
  return <Shapes className={styles.rows} shape={styles.row} count={count} label={label} />;
}

/** A placeholder for a paragraph. */
export function LineSkeletons({ count, label }: SkeletonsProps) {
  return <Shapes className={styles.lines} shape={styles.line} count={count} label={label} />;
}

interface ShapesProps extends SkeletonsProps {
  className: string | undefined;
  shape: string | undefined;
}

function Shapes({ className, shape, count, label }: ShapesProps) {
  return (
    <div className={className} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these placeholders are all the same and never move
        <div key={index} className={shape} />
      ))}
    </div>
  );
}
