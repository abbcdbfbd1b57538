import { X } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './tag.module.css';

interface TagProps {
  /** Where everything with this tag is found. */
  to?: LinkProps['to'];
  /** Takes it away; with what that is called. */
  remove?: { label: string; onRemove: () => void };
  children: string;
}

/** A word that things are found by. */
export function Tag({ to, remove, children }: TagProps) {
  return (
    <span className={styles.tag}>
      {to === undefined ? children : <Link to={to}>{children}</Link>}
      {remove && (
        <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onRemove}>
          <Icon of={X} size="0.875rem" />
        </button>
      )}
    </span>
  );
}
