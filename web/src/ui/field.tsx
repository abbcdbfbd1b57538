import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what is in it, and how to put it right. */
  error?: ReactNode;
  /** How much room is left, at the end of the line of hint and error. */
  counter?: ReactNode;
}

interface FieldProps extends FieldTexts {
  /** Of the control inside of it. */
  id: string;
  children: ReactNode;
}

/** A control with its name above it and what is to be said of it below. */
export function Field({ id, label, hint, error, counter, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {(hint || error || counter) && (
        <div className={styles.below}>
          <div>
            {error && (
              <p id={`${id}-error`} className={styles.error}>
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
          {counter && (
            <p id={`${id}-counter`} className={styles.counter}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** What a control says of the texts around it, to those who listen. */
export function describedBy(id: string, { hint, error, counter }: Partial<FieldTexts>) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}
