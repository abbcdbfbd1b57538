import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import type { Choice } from './choice.ts';
import type { FieldTexts } from './field.tsx';
import styles from './picture-group.module.css';

interface PictureGroupProps<Value extends string> extends Pick<FieldTexts, 'label' | 'error'> {
  choices: readonly (Choice<Value> & { picture: ReactNode })[];
  /** Undefined where nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice by looking, such as of a colour. Each picture has a name, and that of the chosen one is shown. */
export function PictureGroup<Value extends string>(props: PictureGroupProps<Value>) {
  const { label, error, choices, value, onChange } = props;
  const name = useId();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {/* Screen readers read it at the radio button. */}
      <p className={styles.chosen} aria-hidden="true">
        {chosen?.label}
      </p>
      <div className={styles.pictures}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} title={choice.label}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture}
            <VisuallyHidden>{choice.label}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
