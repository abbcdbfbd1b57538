import type { ReactNode } from 'react';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** An icon, or the mark of a kind. */
  icon?: ReactNode;
  /** The number of matches, formatted for the language. */
  count?: string | number | undefined;
  disabled?: boolean;
  children: ReactNode;
}

/** One option of a filter, on or off: "Museums 12". */
export function ToggleChip({ pressed, onChange, icon, count, disabled = false, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && (
        <>
          {/* The gap is made by the style sheet; those who listen hear two words, not one. */}{' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
}
