import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { noteSignIn } from '../../session/sign-in-way.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { PasswordField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { newPasswordProblems } from './check-access.ts';
import { useAccessRequest } from './use-access-request.ts';

/** Changes the password of the account by e-mail that is signed in. Its sessions on other devices end. */
export function ChangePassword() {
  const t = useTranslations('access');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isChanged, setChanged] = useState(false);
  const request = useAccessRequest();
  const send = async (onRefused: () => void) => {
    setChanged(false);
    const isDone = await request.send(
      { ...newPasswordProblems(next), ...(current === '' && { currentPassword: 'missing' }) },
      async () => {
        const [{ changePassword }, { signInToFirebaseAnew }] = await Promise.all([
          import('../../services/content-account/content-account.ts'),
          import('../../session/connected-session.ts'),
        ]);
        await changePassword(current, { password: next, passwordConfirmation: next });
        noteSignIn('email');
        // The password has ended the session at Firebase too.
        await signInToFirebaseAnew();
      },
      onRefused,
    );
    if (!isDone) return;
    setCurrent('');
    setNext('');
    setChanged(true);
  };
  return (
    <AccessForm
      action={t('change')}
      isBusy={request.isBusy}
      reason={request.reason}
      wrong={t('wrongCurrent')}
      onSend={(onRefused) => void send(onRefused)}
    >
      {isChanged && <Notice kind="success">{t('changed')}</Notice>}
      <PasswordField
        purpose="current"
        label={t('currentPassword')}
        problem={request.problems.currentPassword}
        value={current}
        onChange={(password) => {
          setCurrent(password);
          request.change('currentPassword');
        }}
      />
      <PasswordField
        purpose="new"
        label={t('newPassword')}
        problem={request.problems.password}
        value={next}
        onChange={(password) => {
          setNext(password);
          request.change('password');
        }}
      />
    </AccessForm>
  );
}
