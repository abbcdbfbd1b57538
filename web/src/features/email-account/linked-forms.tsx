import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { newPasswordProblems } from './check-access.ts';
import { useAccessRequest } from './use-access-request.ts';

/* The forms that the links in letters lead to. */

interface NewPasswordFormProps {
  code: string;
  onSignedIn: () => Promise<void>;
  onAskNew: () => void;
}

/** Chooses a new password, by the code of a letter. */
export function NewPasswordForm({ code, onSignedIn, onAskNew }: NewPasswordFormProps) {
  const t = useTranslations('access');
  const [password, setPassword] = useState('');
  const request = useAccessRequest();
  const send = (onRefused: () => void) =>
    request.send(
      newPasswordProblems(password),
      async () => {
        const { resetPassword } = await import('../../services/content-account/content-account.ts');
        await resetPassword(code, { password, passwordConfirmation: password });
        await onSignedIn();
      },
      onRefused,
    );
  return (
    <AccessForm
      action={t('reset')}
      isBusy={request.isBusy}
      reason={request.reason}
      wrong={t('badCode')}
      onSend={(onRefused) => void send(onRefused)}
      more={
        request.reason === 'wrong' && (
          <Button kind="quiet" onClick={onAskNew}>
            {t('askNew')}
          </Button>
        )
      }
    >
      <p>{t('resetText')}</p>
      <PasswordField
        purpose="new"
        label={t('newPassword')}
        problem={request.problems.password}
        value={password}
        onChange={(next) => {
          setPassword(next);
          request.change('password');
        }}
      />
    </AccessForm>
  );
}

interface ConfirmAddressFormProps {
  confirmation: string;
  onConfirmed: () => void;
  onAskNew: () => void;
  onBack: () => void;
}

/** Confirms an address, by the code of a letter. A button does it: programs that check mails open every link. */
export function ConfirmAddressForm({ confirmation, onConfirmed, onAskNew, onBack }: ConfirmAddressFormProps) {
  const t = useTranslations('access');
  const request = useAccessRequest();
  const send = async () => {
    const isDone = await request.send(
      {},
      async () => {
        const { confirmEmail } = await import('../../services/content-account/content-account.ts');
        await confirmEmail(confirmation);
      },
      () => {},
    );
    if (isDone) onConfirmed();
  };
  return (
    <AccessForm
      action={t('confirm')}
      isBusy={request.isBusy}
      reason={request.reason}
      wrong={t('badConfirmation')}
      onSend={() => void send()}
      more={
        request.reason === 'wrong' && (
          <>
            <Button kind="quiet" onClick={onBack}>
              {t('back')}
            </Button>
            <Button kind="quiet" onClick={onAskNew}>
              {t('confirmAgain')}
            </Button>
          </>
        )
      }
    >
      <p>{t('confirmText')}</p>
    </AccessForm>
  );
}
