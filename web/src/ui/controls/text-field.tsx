import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  icon?: LucideIcon;
}

/** A single line of text, such as a name, an address or a search. */
export function TextField({ label, hint, error, counter, value, onChange, icon, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} counter={counter}>
      <div className={styles.framed} data-picture={icon && 'start'}>
        {icon && <Icon of={icon} size="1.125rem" />}
        <input
          {...rest}
          {...describedBy(id, { hint, error, counter })}
          id={id}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
