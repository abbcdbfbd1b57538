import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SignedOutNotice } from '../../elements/form/signed-out-notice.tsx';
import { useMember } from '../../elements/page/use-member.ts';
import { hasContentSession } from '../../session/content-token.ts';
import { storedUser } from '../../session/content-user.ts';
import { ConsentSection } from './consent-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { QuotasSection } from './quotas-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

interface SettingsProps {
  /** Changes the password of an account by e-mail. */
  password: ReactNode;
  /** Brings an archive into the account of the user. */
  dataImport: (uid: string) => ReactNode;
}

/** The settings of the signed-in user: what concerns every user, creator or not. */
export function Settings({ password, dataImport }: SettingsProps) {
  const t = useTranslations('settings');
  const member = useMember();
  if (member === null) return null;
  const { uid, isSignedIn } = member;
  return (
    <div className={styles.settings}>
      {!isSignedIn && <SignedOutNotice />}
      <PreferencesSection uid={uid} />
      <ConsentSection />
      {hasPassword() && <SettingsSection heading={t('password.heading')}>{password}</SettingsSection>}
      <SessionsSection uid={uid} />
      <QuotasSection uid={uid} />
      <ExportSection uid={uid} />
      <SettingsSection heading={t('import.heading')} intro={t('import.intro')}>
        {dataImport(uid)}
      </SettingsSection>
      <DeletionSection uid={uid} />
    </div>
  );
}

/** Whether the user is signed in by a password that the content backend knows. */
function hasPassword(): boolean {
  return hasContentSession() && storedUser()?.user.hasPassword === true;
}
