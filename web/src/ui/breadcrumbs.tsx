import { Link, type LinkProps } from 'react-router';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  /** From the outermost in; the last one is this page. */
  items: readonly { label: string; to: LinkProps['to'] }[];
}

/** Where this page lies, and the way back out. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li key={item.label}>
            <Link to={item.to} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
