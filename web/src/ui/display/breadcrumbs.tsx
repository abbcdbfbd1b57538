import { Link, type LinkProps } from 'react-router';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  label: string;
  /** Ordered from the outermost page to this page. */
  items: readonly { label: string; to: LinkProps['to'] }[];
}

/** The position of this page in the site, with links to the pages above it. */
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
