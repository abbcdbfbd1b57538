import { type ReactNode, useId } from 'react';
import type { Choice } from './choice.ts';
import styles from './option.module.css';

interface RadioGroupProps<Value extends string> {
  label: string;
  choices: readonly (Choice<Value> & { hint?: ReactNode })[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A choice between a few options, all of them visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            type="radio"
            className={styles.box}
            name={name}
            checked={choice.value === value}
            aria-describedby={choice.hint ? `${name}-${choice.value}` : undefined}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            {choice.label}
            {choice.hint && (
              <span id={`${name}-${choice.value}`} className={styles.hint}>
                {choice.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
