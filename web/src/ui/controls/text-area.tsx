import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text. It has room for `rows` lines and grows with its text. */
export function TextArea({ label, hint, error, counter, value, onChange, rows, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counter}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error, counter })}
        id={id}
        className={`${styles.control} ${styles.area}`}
        rows={rows}
        // A control that grows with its content ignores `rows`.
        style={rows === undefined ? undefined : { minHeight: `calc(${rows}lh + 1rem)` }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
