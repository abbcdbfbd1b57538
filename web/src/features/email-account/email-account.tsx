import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { Panel } from '../../ui/display/panel.tsx';
import { storeAwaitedLetter } from './awaited-letter.ts';
import styles from './email-account.module.css';
import { LetterForm } from './letter-form.tsx';
import { ConfirmAddressForm, NewPasswordForm } from './linked-forms.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useAccessDraft } from './use-access-draft.ts';

/** What the panel shows. */
export type AccessView =
  | { name: 'sign-in' | 'register' | 'forgotten' | 'confirm-again' | 'reset-sent' | 'confirm-sent' }
  | { name: 'new-password'; code: string }
  | { name: 'confirm'; confirmation: string };

interface EmailAccountProps {
  /** The first view, which the link of a letter may name. */
  start: AccessView;
  /** Whether the link of a letter has just confirmed an address. */
  isConfirmed: boolean;
  /** Whether a user who is signed in signs in again. */
  isAnew: boolean;
  /** The path to go to after the sign-in, which the link of a letter leads to as well. */
  target: string;
  /** Called once the session has begun. */
  onSignedIn: () => Promise<void>;
}

/** Signing in and registering by e-mail and password, and everything that letters are needed for. */
export function EmailAccount({ start, isConfirmed, isAnew, target, onSignedIn }: EmailAccountProps) {
  const t = useTranslations('access');
  const [view, setView] = useState(start);
  const [hasConfirmed, setConfirmed] = useState(isConfirmed);
  const draft = useAccessDraft();
  const show = (name: Exclude<AccessView['name'], 'new-password' | 'confirm'>) => setView({ name });
  const { email } = draft.draft;
  const signInPanel = useRef<HTMLDivElement>(null);
  const onSent = (name: 'reset-sent' | 'confirm-sent') => {
    storeAwaitedLetter({ email: email.trim(), target });
    show(name);
  };
  const onConfirmed = () => {
    flushSync(() => {
      setConfirmed(true);
      show('sign-in');
    });
    const fields = [...(signInPanel.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  };

  switch (view.name) {
    case 'new-password':
      return (
        <Panel heading={t('resetHeading')}>
          <NewPasswordForm code={view.code} onSignedIn={onSignedIn} onAskNew={() => show('forgotten')} />
        </Panel>
      );
    case 'confirm':
      return (
        <Panel heading={t('confirmHeading')}>
          <ConfirmAddressForm
            confirmation={view.confirmation}
            onConfirmed={onConfirmed}
            onAskNew={() => show('confirm-again')}
            onBack={() => show('sign-in')}
          />
        </Panel>
      );
    case 'forgotten':
    case 'confirm-again': {
      const isReset = view.name === 'forgotten';
      return (
        <Panel heading={t(isReset ? 'forgotten' : 'confirmHeading')}>
          <LetterForm
            key={view.name}
            draft={draft}
            about={isReset ? 'reset' : 'confirmation'}
            onSent={() => onSent(isReset ? 'reset-sent' : 'confirm-sent')}
            onBack={() => show('sign-in')}
          />
        </Panel>
      );
    }
    case 'reset-sent':
    case 'confirm-sent': {
      const isReset = view.name === 'reset-sent';
      return (
        <Panel heading={t(isReset ? 'forgotten' : 'confirmHeading')}>
          <Notice kind="success">{t(isReset ? 'resetSent' : 'confirmSent', { email: email.trim() })}</Notice>
          <p>{t('notArrived')}</p>
          <div className={styles.end}>
            <Button kind="secondary" onClick={() => show(isReset ? 'forgotten' : 'confirm-again')}>
              {t('sendAgain')}
            </Button>
            <Button kind="quiet" onClick={() => show('sign-in')}>
              {t('back')}
            </Button>
          </div>
        </Panel>
      );
    }
    default:
      return (
        <Panel heading={t('byEmail')}>
          {hasConfirmed && <Notice kind="success">{t('confirmed')}</Notice>}
          {isAnew && <p>{t('anew')}</p>}
          <Tabs
            label={t('byEmail')}
            selected={view.name}
            onSelect={(name) => show(name)}
            tabs={[
              {
                id: 'sign-in',
                label: t('signIn'),
                content: (
                  <div ref={signInPanel}>
                    <SignInForm
                      draft={draft}
                      onSignedIn={onSignedIn}
                      onForgotten={() => show('forgotten')}
                      onConfirmAgain={() => show('confirm-again')}
                    />
                  </div>
                ),
              },
              {
                id: 'register',
                label: t('register'),
                content: <RegistrationForm draft={draft} onRegistered={() => onSent('confirm-sent')} />,
              },
            ]}
          />
        </Panel>
      );
  }
}
