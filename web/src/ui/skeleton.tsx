import styles from './skeleton.module.css';

/** The shape of cards that are on their way. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these shapes are all the same and never move
        <div key={index} className={styles.card} />
      ))}
    </div>
  );
}
