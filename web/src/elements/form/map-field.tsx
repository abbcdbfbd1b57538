import { type ReactNode, useId } from 'react';
import styles from './map-field.module.css';

/** A group of controls around a map, under one label. */
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

/** The result of the last action, announced to screen readers. Its line is reserved even when it is empty. */
export function MapFieldStatus({ children }: { children: ReactNode }) {
  return (
    <p className={styles.status} role="status">
      {children}
    </p>
  );
}
