import { Link, type LinkProps } from 'react-router';
import { Icon } from '../display/icon.tsx';
import styles from './button.module.css';
import type { ButtonLook } from './button.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'>, ButtonLook {}

/** A link that looks like a button, for the next step on a page. Screen readers announce a link. */
export function ButtonLink({ kind = 'primary', size = 'medium', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.button} data-kind={kind} data-size={size}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
