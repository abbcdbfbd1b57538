import { type Message, TEAM } from '@waymark/model/entities/message';
import { Archive, ArchiveRestore, ArrowLeft, MailOpen, Reply } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMomentFormat } from '../../i18n/use-moment-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import styles from './inbox.module.css';
import { answerAddress, senderOf } from './sender-of.ts';
import { SenderQuotas } from './sender-quotas.tsx';
import { useMessageState } from './use-message-state.ts';

interface MessageViewProps {
  /** The reader. */
  uid: string;
  message: Message;
  /** The query of the list that it is in. */
  listQuery: URLSearchParams;
  /** Goes back to the list. */
  onClose: () => void;
}

/** One message, with what its reader can do. Opening it makes it read. It needs the message's id as its key. */
export function MessageView({ uid, message, listQuery, onClose }: MessageViewProps) {
  const t = useTranslations('inbox');
  const moment = useMomentFormat();
  const { change, archive } = useMessageState();
  const { id, to, from, name, email, body, topic, createdAt, state, locale } = message;
  const heading = useRef<HTMLHeadingElement>(null);

  const open = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    if (state === 'new') void change(id, 'read');
  });
  // Once: a message that its reader marks as unread stays so.
  useEffect(() => open(), []);

  const act = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };

  return (
    <article className={styles.message}>
      <p>
        <ButtonLink kind="quiet" size="small" icon={ArrowLeft} to={{ search: listQuery.toString() }}>
          {t('back')}
        </ButtonLink>
      </p>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t.rich('from', { sender: senderOf(message), to: (chunks) => <bdi>{chunks}</bdi> })}
        </h2>
        <p className={styles.facts}>
          {name !== null && (
            <>
              <bdi>{email}</bdi> ·{' '}
            </>
          )}
          <time dateTime={new Date(createdAt).toISOString()}>{moment(createdAt)}</time>
          {topic && ` · ${t(`topic.${topic}`)}`}
        </p>
      </header>
      <p className={styles.body} lang={locale} dir="auto">
        {body}
      </p>
      <p className={styles.facts}>{t('unverified')}</p>
      <div className={styles.actions}>
        <ButtonLink icon={Reply} to={answerAddress(message, t('answerSubject'))}>
          {t('answer')}
        </ButtonLink>
        {state === 'archived' ? (
          <Button kind="secondary" icon={ArchiveRestore} onClick={() => void act(change(id, 'read'))}>
            {t('restore')}
          </Button>
        ) : (
          <>
            <Button kind="secondary" icon={Archive} onClick={() => void act(archive(message))}>
              {t('archive')}
            </Button>
            <Button kind="secondary" icon={MailOpen} onClick={() => void act(change(id, 'new'))}>
              {t('markUnread')}
            </Button>
          </>
        )}
      </div>
      {to === TEAM && from !== null && from !== uid && <SenderQuotas uid={from} />}
    </article>
  );
}
