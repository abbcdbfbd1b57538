import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 1; undefined where the total is unknown. */
  value?: number | undefined;
  /** The progress in words: "12 of 40 photos". */
  detail?: ReactNode;
}

/** The progress of a long action. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {detail && <span className={styles.detail}>{detail}</span>}
      <progress id={id} className={styles.bar} value={value} max={1} />
    </div>
  );
}
