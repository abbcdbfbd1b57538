import { useId } from 'react';
import type { Choice } from './choice.ts';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the control. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between two to four options side by side, such as how a list is displayed. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.control} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
