import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface NoticeProps {
  kind: keyof typeof ICONS;
  children: ReactNode;
}

/** A message about the state of the page. Screen readers announce it once. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon of={ICONS[kind]} size="1.25rem" />
      <p>{children}</p>
    </div>
  );
}
