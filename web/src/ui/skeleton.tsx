import styles from './skeleton.module.css';

interface SkeletonsProps {
  count: number;
  /** What is on its way, for those who listen. */
  label: string;
}

/** The shape of cards that are on their way. */
export function CardSkeletons({ count, label }: SkeletonsProps) {
  return <Shapes className={styles.grid} shape={styles.card} count={count} label={label} />;
}

/** The shape of rows of a list, each with a small picture and two lines. */
export function RowSkeletons({ count, label }: SkeletonsProps) {
  return <Shapes className={styles.rows} shape={styles.row} count={count} label={label} />;
}

/** The shape of a paragraph. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: these shapes are all the same and never move
        <div key={index} className={shape} />
      ))}
    </div>
  );
}
