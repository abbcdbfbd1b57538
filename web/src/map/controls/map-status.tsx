import { type ReactNode, useEffect, useState } from 'react';
import styles from './map-status.module.css';

/** How long a temporary message stays, in milliseconds. */
const STAY = 6_000;

interface MapStatusProps {
  /** Whether the message disappears by itself. */
  passing?: boolean;
  /** Empty where there is no message. */
  children: ReactNode;
}

/**
 * A short message on the map, announced to screen readers. Its live region is always in the page, as screen readers require.
 */
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
