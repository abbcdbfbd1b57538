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
  /** To whom: what is written is kept under this name. */
  recipient: string;
}

/** A message from a visitor: checked when they want to send it, and kept in this tab. */
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
      {stage.name === 'whole' && (
        <div className={styles.whole} ref={bringIntoView}>
          <Notice kind="info">
            {t('notYet')} {t(isStored ? 'stored' : 'notStored')}
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

/** So that the check is there when it is asked for. Where it cannot be loaded, that is said then. */
function prepare(): void {
  loadCheck().catch(() => {});
}

/** What answers the button below which it appears is not left outside of the window. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface CopyMessageProps {
  text: string;
  /** Where the browser does not let a page copy: leads the visitor to the text, so that they can do it. */
  onRefused: () => void;
}

/** Takes what was written elsewhere. */
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
