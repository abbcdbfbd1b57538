import { useEffect, useState } from 'react';
import styles from './progress-line.module.css';

/** How long a page may load before the line shows, in milliseconds. Most pages are faster. */
export const PATIENCE = 150;

/** A thin line at the top while a page loads. For screen readers, the content has `aria-busy` instead. */
export function ProgressLine({ loading }: { loading: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timeout = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timeout);
      setLate(false);
    };
  }, [loading]);
  return late && <div className={styles.line} aria-hidden="true" />;
}
