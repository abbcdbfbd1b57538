import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether the disclosure is open at first. */
  open?: boolean;
  /** Of the disclosures that share a name, only one is open at a time. */
  name?: string;
  children: ReactNode;
}

/** Optional details. The browser's find-in-page opens them. */
export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size="1.125rem" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
