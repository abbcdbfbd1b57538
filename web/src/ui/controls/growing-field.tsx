import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { GrowingText } from './growing-text.tsx';

interface GrowingFieldProps
  extends FieldTexts,
    Omit<ComponentProps<typeof GrowingText>, 'className' | 'id' | 'isOneLine'> {}

/** A sentence, such as a caption: it has no line breaks, and its field wraps it and grows with it. */
export function GrowingField({ label, hint, error, counter, ...rest }: GrowingFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counter}>
      <div className={styles.growing}>
        <GrowingText
          {...rest}
          {...describedBy(id, { hint, error, counter })}
          id={id}
          className={styles.control}
          isOneLine
        />
      </div>
    </Field>
  );
}
