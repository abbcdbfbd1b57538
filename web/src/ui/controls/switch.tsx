import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ checked, onChange, hint, disabled, children }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {children}
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.track}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
