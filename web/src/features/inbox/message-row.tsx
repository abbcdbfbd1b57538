import type { Message } from '@waymark/model/entities/message';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { localTimeZone } from '../../i18n/local-time-zone.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import styles from './inbox.module.css';
import { senderOf } from './sender-of.ts';

interface MessageRowProps {
  message: Message;
  /** The query that opens it. */
  query: URLSearchParams;
}

/** A message in the list: who wrote, when, and how it begins. */
export function MessageRow({ message, query }: MessageRowProps) {
  const t = useTranslations('inbox');
  const date = useDateFormat();
  const { body, topic, createdAt, state, locale } = message;
  return (
    <Link to={{ search: query.toString() }} className={styles.row} data-unread={state === 'new' || undefined}>
      <span className={styles.sender}>
        {state === 'new' && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <bdi>{senderOf(message)}</bdi>
        {topic && <Badge>{t(`topic.${topic}`)}</Badge>}
      </span>
      <time className={styles.when} dateTime={new Date(createdAt).toISOString()}>
        {date(createdAt, { dateStyle: 'medium', timeZone: localTimeZone() })}
      </time>
      <span className={styles.begin} lang={locale} dir="auto">
        {body.slice(0, 200)}
      </span>
    </Link>
  );
}
