import { X } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './tag.module.css';

interface TagProps {
  /** The page that lists everything with this tag. */
  to?: LinkProps['to'];
  /** Removes the tag; `label` is the name of the button. */
  remove?: { label: string; onRemove: () => void };
  children: string;
}

/** A tag of an item. */
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
