import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 1; left out where nobody knows how much there is to do. */
  value?: number | undefined;
  /** The same in words: "12 of 40 photos". */
  detail?: ReactNode;
}

/** How far something has come that takes a while. */
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
