import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { EmailField, PasswordField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { emailProblems, passwordProblems } from './check-access.ts';
import type { useAccessDraft } from './use-access-draft.ts';
import { useAccessRequest } from './use-access-request.ts';

interface SignInFormProps {
  draft: ReturnType<typeof useAccessDraft>;
  onSignedIn: () => Promise<void>;
  onForgotten: () => void;
  /** Called where the address may not be confirmed yet. */
  onConfirmAgain: () => void;
}

/** Signs in by e-mail and password. */
export function SignInForm({
  draft: { draft, change },
  onSignedIn,
  onForgotten,
  onConfirmAgain,
}: SignInFormProps) {
  const t = useTranslations('access');
  const [password, setPassword] = useState('');
  const request = useAccessRequest();
  const send = (onRefused: () => void) =>
    request.send(
      { ...emailProblems(draft.email), ...passwordProblems(password) },
      async () => {
        const { login } = await import('../../services/content-account/content-account.ts');
        await login({ identifier: draft.email.trim(), password });
        await onSignedIn();
      },
      onRefused,
    );
  return (
    <AccessForm
      action={t('signIn')}
      isBusy={request.isBusy}
      reason={request.reason}
      wrong={t('wrong')}
      onSend={(onRefused) => void send(onRefused)}
      more={
        <>
          <Button kind="quiet" onClick={onForgotten}>
            {t('forgotten')}
          </Button>
          {request.reason === 'wrong' && (
            <Button kind="quiet" onClick={onConfirmAgain}>
              {t('confirmAgain')}
            </Button>
          )}
        </>
      }
    >
      <EmailField
        autoComplete="username"
        problem={request.problems.email}
        value={draft.email}
        onChange={(email) => {
          change({ email });
          request.change('email');
        }}
      />
      <PasswordField
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
