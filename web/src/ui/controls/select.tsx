import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Icon } from '../display/icon.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { type Choice, chosen } from './choice.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

interface SelectProps<Value extends string> extends Omit<FieldTexts, 'counter'> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** With its label for screen readers only, beside other small controls. Its options then speak for themselves. */
  compact?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice between many options, in the browser's own select, which every phone displays well. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, choices, value, onChange, disabled = false, compact = false, ref } = props;
  const id = useId();
  const change = (text: string) => {
    const next = chosen(choices, text);
    if (next !== undefined) onChange(next);
  };
  return (
    <Field
      id={id}
      label={compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      hint={hint}
      error={error}
    >
      <div className={styles.framed} data-picture="end" data-compact={compact || undefined}>
        <select
          {...describedBy(id, { hint, error })}
          id={id}
          ref={ref}
          className={styles.control}
          value={value}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="1.125rem" />
      </div>
    </Field>
  );
}
