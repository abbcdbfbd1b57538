import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';

export interface ButtonLook {
  /** `primary` is the one thing to do; there is one a page, or one a panel. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: LucideIcon | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** While what it started is under way: it stays in place and keeps the focus, and cannot be pressed a second time. */
  busy?: boolean | undefined;
}

/** Something to do. Where it leads to another page it is a ButtonLink. */
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
    // Of a form as well: what is under way is not sent again.
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
