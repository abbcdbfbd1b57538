import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/display/notice.tsx';
import { EmailField, PasswordField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { emailProblems, passwordProblems } from './check-access.ts';
import { useAccessRequest } from './use-access-request.ts';

/** Links an account with a password to the user of the provider who is signed in: it signs in that user from then on. */
export function LinkForm({ uid }: { uid: string }) {
  const t = useTranslations('access');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isLinked, setLinked] = useState(false);
  const request = useAccessRequest();
  const send = async (onRefused: () => void) => {
    const isDone = await request.send(
      { ...emailProblems(email), ...passwordProblems(password) },
      async () => {
        const [{ accessTokenOf }, { linkProvider }] = await Promise.all([
          import('../../session/credentials.ts'),
          import('../../services/content-account/content-account.ts'),
        ]);
        const accessToken = await accessTokenOf(uid);
        await linkProvider('auth0', { identifier: email.trim(), password }, accessToken);
      },
      onRefused,
    );
    setLinked(isDone);
  };
  if (isLinked) return <Notice kind="success">{t('linked', { email: email.trim() })}</Notice>;
  return (
    <AccessForm
      action={t('link')}
      isBusy={request.isBusy}
      reason={request.reason}
      wrong={t(request.reason === 'refused' ? 'linkRefused' : 'wrong')}
      onSend={(onRefused) => void send(onRefused)}
    >
      <p>{t('linkText')}</p>
      <EmailField
        autoComplete="username"
        problem={request.problems.email}
        value={email}
        onChange={(next) => {
          setEmail(next);
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
