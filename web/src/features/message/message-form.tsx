import { MESSAGE_MAX } from '@waymark/model/entities/message-length';
import { Copy } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addToast } from '../../ui/toast-store.ts';
import styles from './message-form.module.css';
import { loadCheck, useMessage } from './use-message.ts';

interface MessageFormProps {
  /** The recipient. The draft is stored under this name. */
  recipient: string;
}

/** The form for a message from a visitor. It is checked on sending, and its draft is stored in this tab. */
export function MessageForm({ recipient }: MessageFormProps) {
  const t = useTranslations('message');
  const { draft, isStored, stage, change, send } = useMessage(recipient);
  const problems = stage.name === 'refused' ? stage.problems : {};
  const body = useRef<HTMLTextAreaElement>(null);
  const left = MESSAGE_MAX - draft.body.trim().length;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void send(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={prepare}>
      <p className={styles.ahead}>{t('ahead')}</p>
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        error={problems.email && t(problems.email === 'too-long' ? 'emailTooLong' : 'emailProblem')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <TextArea
        ref={body}
        label={t('body')}
        error={problems.body && t(problems.body === 'too-long' ? 'bodyTooLong' : 'bodyProblem')}
        counter={t(left < 0 ? 'over' : 'left', { count: Math.abs(left) })}
        name="body"
        autoComplete="off"
        required
        rows={8}
        value={draft.body}
        onChange={(body) => change({ body })}
      />
      <div className={styles.send}>
        <Button type="submit" busy={stage.name === 'checking'}>
          {t('send')}
        </Button>
      </div>
      {stage.name === 'unchecked' && (
        <div ref={bringIntoView}>
          <Notice kind="warning">{t('notChecked')}</Notice>
        </div>
      )}
      {stage.name === 'valid' && (
        <div className={styles.whole} ref={bringIntoView}>
          <Notice kind="info">
            {t('cannotSend')} {t(isStored ? 'stored' : 'notStored')}
          </Notice>
          <CopyMessage
            text={draft.body}
            onRefused={() => {
              body.current?.focus();
              body.current?.select();
            }}
          />
        </div>
      )}
    </form>
  );
}

/** Loads the check ahead of its use. A failure is shown when the visitor sends the message. */
function prepare(): void {
  loadCheck().catch(() => {});
}

/** Scrolls a notice into view that appears below the pressed button. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface CopyMessageProps {
  text: string;
  /** Called where the browser does not allow copying: selects the text, so that the visitor can copy it. */
  onRefused: () => void;
}

/** The button that copies the message. */
function CopyMessage({ text, onRefused }: CopyMessageProps) {
  const t = useTranslations('message');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ kind: 'success', message: t('copied') });
    } catch {
      onRefused();
      addToast({ kind: 'warning', message: t('notCopied') });
    }
  };
  return (
    <Button kind="secondary" icon={Copy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
