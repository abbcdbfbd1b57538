import { useTranslations } from 'use-intl';
import { SignedOutNotice } from '../../elements/form/signed-out-notice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import type { ProfileState } from './profile-state.ts';
import styles from './save-bar.module.css';
import type { useProfile } from './use-profile.ts';

interface SaveBarProps {
  profile: ReturnType<typeof useProfile>;
  isLost: boolean;
  isSuspended: boolean;
}

/** The save button, the save status and the warnings. It stays in sight. */
export function SaveBar({ profile: { state, unsaved, discard }, isLost, isSuspended }: SaveBarProps) {
  const t = useTranslations('profile');
  const { stage, sent, changedElsewhere } = state;
  const isSignedOut = isLost || (stage.name === 'failed' && stage.reason === 'signed-out');
  return (
    <div className={styles.bar} data-toasts-above>
      {changedElsewhere && (
        <div className={styles.notice}>
          <Notice kind="info">{t('changedElsewhere')}</Notice>
          <Button kind="secondary" size="small" onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      )}
      {isSuspended && <Notice kind="warning">{t('failed.refused')}</Notice>}
      {isSignedOut && <SignedOutNotice />}
      {stage.name === 'failed' && stage.reason !== 'signed-out' && (
        <Notice kind="error">{t(`failed.${stage.reason}`)}</Notice>
      )}
      <div className={styles.row}>
        <Button type="submit" busy={sent !== null}>
          {t('save')}
        </Button>
        <p role="status" className={styles.status}>
          {t(`status.${statusOf(state, unsaved)}`)}
        </p>
      </div>
    </div>
  );
}

function statusOf({ stage, sent }: ProfileState, unsaved: boolean) {
  if (sent !== null) return 'saving';
  if (stage.name === 'refused') return 'wrong';
  if (unsaved) return 'unsaved';
  return stage.name === 'saved' ? 'saved' : 'same';
}
