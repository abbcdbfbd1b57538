import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import styles from './signed-out-notice.module.css';

/**
 * Shown when the session was lost while the user was writing. It says that the text is stored, and links to the sign-in and
 * back.
 */
export function SignedOutNotice() {
  const t = useTranslations('creatorFields');
  const { pathname, search } = useLocation();
  const [isAway, setIsAway] = useState(false);
  const signIn = useSignIn(() => setIsAway(true));
  return (
    <div className={styles.notice}>
      <Notice kind="warning">{t(isAway ? 'signInAway' : 'signedOut')}</Notice>
      <Button kind="secondary" onClick={() => signIn(pathname + search)}>
        {t('signInAgain')}
      </Button>
    </div>
  );
}
