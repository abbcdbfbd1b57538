import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { EmailField, PasswordField, UsernameField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { emailProblems, newPasswordProblems, usernameProblems } from './check-access.ts';
import type { useAccessDraft } from './use-access-draft.ts';
import { useAccessRequest } from './use-access-request.ts';

interface RegistrationFormProps {
  draft: ReturnType<typeof useAccessDraft>;
  onRegistered: () => void;
}

/** Creates an account, which a letter confirms. */
export function RegistrationForm({ draft: { draft, change }, onRegistered }: RegistrationFormProps) {
  const t = useTranslations('access');
  const locale = useLocale();
  const [password, setPassword] = useState('');
  const request = useAccessRequest();
  const send = async (onRefused: () => void) => {
    const [username, email] = [draft.username.trim(), draft.email.trim()];
    const isDone = await request.send(
      { ...usernameProblems(username), ...emailProblems(email), ...newPasswordProblems(password) },
      async () => {
        const { register } = await import('../../services/content-account/content-account.ts');
        await register({ username, email, password, locale });
      },
      onRefused,
    );
    if (isDone) onRegistered();
  };
  return (
    <AccessForm
      action={t('register')}
      isBusy={request.isBusy}
      reason={request.reason}
      onSend={(onRefused) => void send(onRefused)}
    >
      <UsernameField
        problem={request.problems.username}
        value={draft.username}
        onChange={(username) => {
          change({ username });
          request.change('username');
        }}
      />
      <EmailField
        autoComplete="email"
        problem={request.problems.email}
        value={draft.email}
        onChange={(email) => {
          change({ email });
          request.change('email');
        }}
      />
      <PasswordField
        purpose="new"
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
