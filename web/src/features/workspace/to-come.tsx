import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './to-come.module.css';

interface ToComeProps {
  heading: string;
  /** What there will be, a sentence each. */
  all: readonly string[];
  /** What can be done already. */
  children: ReactNode;
}

/** What a page of the workspace will hold, said plainly, and what there is of it today. */
export function ToCome({ heading, all, children }: ToComeProps) {
  return (
    <section className={styles.toCome}>
      <div className={styles.now}>{children}</div>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one}>
            <Icon of={CircleDashed} />
            <span>{one}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
