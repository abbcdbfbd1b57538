import { type ReactNode, useEffect, useState } from 'react';
import styles from './map-status.module.css';

/** How long a passing message stays, in milliseconds. */
const STAY = 6_000;

interface MapStatusProps {
  /** Whether it goes away by itself. */
  passing?: boolean;
  /** Nothing where there is nothing to say. */
  children: ReactNode;
}

/** A short sentence on the map, said to those who listen. Its place is always there, so that it is heard. */
export function MapStatus({ passing = false, children }: MapStatusProps) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (!passing) return;
    const timer = setTimeout(() => setGone(true), STAY);
    return () => clearTimeout(timer);
  }, [passing]);
  return <div role="status">{children && !gone && <p className={styles.status}>{children}</p>}</div>;
}
