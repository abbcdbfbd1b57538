import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmailField } from './access-fields.tsx';
import { AccessForm } from './access-form.tsx';
import { emailProblems } from './check-access.ts';
import type { useAccessDraft } from './use-access-draft.ts';
import { useAccessRequest } from './use-access-request.ts';

interface LetterFormProps {
  draft: ReturnType<typeof useAccessDraft>;
  /** The letter: with a link to a new password, or with one that confirms the address. */
  about: 'reset' | 'confirmation';
  onSent: () => void;
  onBack: () => void;
}

/** Asks for a letter. What comes of it is the same for every address. */
export function LetterForm({ draft: { draft, change }, about, onSent, onBack }: LetterFormProps) {
  const t = useTranslations('access');
  const locale = useLocale();
  const request = useAccessRequest();
  const send = async (onRefused: () => void) => {
    const email = draft.email.trim();
    const isDone = await request.send(
      emailProblems(email),
      async () => {
        const content = await import('../../services/content-account/content-account.ts');
        if (about === 'reset') await content.forgotPassword(email, locale);
        else await content.sendEmailConfirmation(email, locale);
      },
      onRefused,
    );
    if (isDone) onSent();
  };
  return (
    <AccessForm
      action={t(about === 'reset' ? 'askReset' : 'sendAgain')}
      isBusy={request.isBusy}
      reason={request.reason}
      onSend={(onRefused) => void send(onRefused)}
      more={
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      <p>{t(about === 'reset' ? 'forgottenText' : 'notArrived')}</p>
      <EmailField
        autoComplete="username"
        problem={request.problems.email}
        value={draft.email}
        onChange={(email) => {
          change({ email });
          request.change('email');
        }}
      />
    </AccessForm>
  );
}
