import { MESSAGE_MAX } from '@waymark/model/entities/message-length';
import { Copy } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './message-form.module.css';
import { loadCheck, type MessageRecipient, useMessage } from './use-message.ts';

interface MessageFormProps {
  recipient: MessageRecipient;
}

/** The form for a message from a visitor. It is checked on sending, and its draft is stored in this tab until it is sent. */
export function MessageForm({ recipient }: MessageFormProps) {
  const t = useTranslations('message');
  const { draft, isStored, stage, change, send, writeAnother } = useMessage(recipient);
  const problems = stage.name === 'refused' ? stage.problems : {};
  const body = useRef<HTMLTextAreaElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const left = MESSAGE_MAX - draft.body.trim().length;
  const readOnly = stage.name === 'sending';

  if (stage.name === 'sent') return <Sent email={stage.email} onAnother={writeAnother} />;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void send(trap.current?.value ?? '', () =>
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={prepare}>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={problems.name && t('nameProblem')}
        name="name"
        autoComplete="name"
        readOnly={readOnly}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('email')}
        hint={t(typeof recipient === 'string' ? 'emailHint' : 'emailHintCreator')}
        error={problems.email && t(problems.email === 'too-long' ? 'emailTooLong' : 'emailProblem')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        readOnly={readOnly}
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
        readOnly={readOnly}
        value={draft.body}
        onChange={(body) => change({ body })}
      />
      {/* Programs fill in every field; neither eyes nor screen readers nor the keyboard find this one. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('trap')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.send}>
        <Button type="submit" busy={stage.name === 'sending'}>
          {t('send')}
        </Button>
      </div>
      {stage.name === 'unchecked' && (
        <div ref={bringIntoView}>
          <Notice kind="warning">{t('notChecked')}</Notice>
        </div>
      )}
      {stage.name === 'not-sent' && (
        <div className={styles.whole} ref={bringIntoView}>
          <Notice kind="error">
            {t(`notSent.${stage.reason}`)} {t(isStored ? 'stored' : 'notStored')}
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

/** What the visitor sees in place of the form once the message is sent. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslations('message');
  return (
    <div className={styles.whole} ref={focusOn} tabIndex={-1}>
      <Notice kind="success">{t.rich('sent', { email, to: (chunks) => <bdi>{chunks}</bdi> })}</Notice>
      <Button kind="secondary" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

/** The button that was pressed is gone, and the focus with it. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
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
