import { useTranslations } from 'use-intl';
import { SignedOutNotice } from '../../elements/form/signed-out-notice.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './join-form.module.css';
import type { Stage } from './use-joining.ts';

/** Says why joining failed, and that no entry is lost. */
export function JoinNotice({ stage }: { stage: Stage }) {
  const t = useTranslations('join');
  if (stage.name !== 'failed') return null;
  if (stage.reason === 'signed-out') return <SignedOutNotice />;
  return (
    <div className={styles.notice} ref={bringIntoView}>
      <Notice kind={stage.reason === 'refused' ? 'error' : 'warning'}>{t(`failed.${stage.reason}`)}</Notice>
    </div>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
