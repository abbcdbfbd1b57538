import { createPath, Link, type LinkProps } from 'react-router';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  /** Ordered from the outermost page. This page may be the last one. */
  items: readonly { label: string; to: LinkProps['to']; isCurrent?: boolean }[];
}

/** The position of this page in the site, with links to the pages above it. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item) => (
          <li key={typeof item.to === 'string' ? item.to : createPath(item.to)}>
            <Link to={item.to} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
