import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './signed-out-notice.module.css';

/**
 * Shown when the session was lost while the user was writing. It says that the text is stored, and links to the sign-in and
 * back.
 */
export function SignedOutNotice() {
  const t = useTranslations('creatorFields');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [isAway, setIsAway] = useState(false);
  const signIn = () => {
    import('../../session/sign-in.ts')
      .then((module) => module.signIn(pathname + search, locale))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        setIsAway(true);
      });
  };
  return (
    <div className={styles.notice}>
      <Notice kind="warning">{t(isAway ? 'signInAway' : 'signedOut')}</Notice>
      <Button kind="secondary" onClick={signIn}>
        {t('signInAgain')}
      </Button>
    </div>
  );
}
