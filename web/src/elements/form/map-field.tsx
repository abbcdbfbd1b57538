import { type ReactNode, useId } from 'react';
import styles from './map-field.module.css';

/** A field of several controls around a map, under one name. */
export function MapField({ label, children }: { label: string; children: ReactNode }) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose columns shrink
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {children}
    </div>
  );
}

/** What came of what was just done, for those who listen as well. It has its room also where it says nothing. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p className={styles.said} role="status">
      {children}
    </p>
  );
}
