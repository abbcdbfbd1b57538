import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { signOutEverywhere } from '../../services/account-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Signing out, here and everywhere. */
export function SessionsSection({ uid }: { uid: string }) {
  const t = useTranslations('settings.sessions');
  const words = useTranslations('settings');
  const sentenceOf = useFailureSentence();
  const locale = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signOut = async () => {
    setIsBusy(true);
    const failure = await signOutEverywhere({ uid, locale });
    if (failure === undefined) {
      // The page that signs out also deletes what this browser keeps.
      await navigate(pathTo('logout', {}));
      return;
    }
    setIsBusy(false);
    setIsAsked(false);
    const { reason } = failure;
    setProblem(reason === 'provider-away' ? t('providerAway') : sentenceOf({ reason }));
  };
  return (
    <SettingsSection heading={t('heading')} intro={t('intro')}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        <ButtonLink kind="secondary" to={pathTo('logout', {})}>
          {t('here')}
        </ButtonLink>
        <Button kind="secondary" onClick={() => setIsAsked(true)}>
          {t('everywhere')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        heading={t('dialog')}
        closeLabel={words('close')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsked(false)}>
              {t('stay')}
            </Button>
            <Button busy={isBusy} onClick={() => void signOut()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p>{t('consequence')}</p>
      </Dialog>
    </SettingsSection>
  );
}
