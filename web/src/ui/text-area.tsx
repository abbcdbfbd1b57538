import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** Some lines of text; it grows with them. */
export function TextArea({ label, hint, error, counter, value, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counter}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error, counter })}
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
