import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** The element, where the text is a heading. */
  as?: 'span' | 'h1';
  lang?: string | undefined;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', lang, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} lang={lang}>
      {children}
    </Element>
  );
}
