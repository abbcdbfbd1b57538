import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Of several with one name, one is open at a time. */
  name?: string;
  children: ReactNode;
}

/** More, for who wants it. What is searched for on the page opens it. */
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
