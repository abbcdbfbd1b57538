import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` is the main action: use one on a page or panel. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: LucideIcon | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** True while the action runs. The button keeps its place and the focus, and ignores further presses. */
  busy?: boolean | undefined;
}

/** A button that performs an action. A link to another page is a ButtonLink. */
export function Button({
  kind = 'primary',
  size = 'medium',
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // This also prevents a form from being submitted twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      aria-busy={busy}
      onClick={press}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
