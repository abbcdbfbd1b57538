import { useEffect, useState } from 'react';
import styles from './progress-line.module.css';

/** How long a page may take before a line says that it is coming, in milliseconds: most are there sooner. */
export const PATIENCE = 150;

/** A thin line at the top while a page is on its way. Those who listen have the `aria-busy` of the content instead. */
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
