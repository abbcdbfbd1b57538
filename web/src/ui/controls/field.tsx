import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** Help with filling in the field. */
  hint?: ReactNode;
  /** What is wrong with the value, and how to correct it. */
  error?: ReactNode;
  /** How many characters are left, at the end of the line with the hint and the error. */
  counter?: ReactNode;
}

interface FieldProps extends Omit<FieldTexts, 'label'> {
  label: ReactNode;
  /** The id of the control inside the field. */
  id: string;
  children: ReactNode;
}

/** A control with its label above it, and its hint and error below. */
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

/** The ids of a control's hint, error and counter, for `aria-describedby`. */
export function describedBy(id: string, { hint, error, counter }: Partial<FieldTexts>) {
  const texts = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
  };
}
