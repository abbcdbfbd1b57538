import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './option.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The state where the checkbox represents several options and only some of them are checked. */
  mixed?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A yes or no in a form. A control that takes effect at once is a Switch. */
export function Checkbox({ checked, onChange, mixed = false, hint, disabled, children }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.option}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>
        {children}
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
