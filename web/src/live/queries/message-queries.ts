import { type MailSettings, mailSettingsPath } from '@waymark/model/entities/mail-settings';
import type { Message } from '@waymark/model/entities/message';
import { type MessageReader, messagesFor, unreadMessagesFor } from '@waymark/model/own-queries';
import type { LiveQuery } from '../core/live-query.ts';

export type MessageFolder = 'inbox' | 'archive';

/** The result of a query of messages, the newest first. */
export interface FoundMessages {
  messages: Message[];
  /** How many documents the query found, including broken ones that are left out. */
  found: number;
}

/** The most unread messages that are counted. */
export const MOST_UNREAD = 99;

/** The messages of a reader, live for that reader only. One more than `limit` shows whether there are others. */
export function messagesOf(
  reader: MessageReader,
  folder: MessageFolder,
  limit: number,
): LiveQuery<FoundMessages> {
  const family = `messages/${reader ?? 'team'}/${folder}`;
  return {
    key: `${family}/${limit}`,
    family,
    source: messagesFor(reader, folder, limit + 1),
    reads: 'messages',
  };
}

/** The unread messages of a reader. One more than are counted shows that there are more. */
export function unreadOf(reader: MessageReader): LiveQuery<FoundMessages> {
  return {
    key: `unread-messages/${reader ?? 'team'}`,
    source: unreadMessagesFor(reader, MOST_UNREAD + 1),
    reads: 'messages',
  };
}

/** One message. To users who may not read it, it is missing. */
export function oneMessage(id: string): LiveQuery<Message> {
  return { key: `message/${id}`, source: { document: `messages/${id}` }, reads: 'message', hides: true };
}

/** Which mails a user wants, live for that user only. */
export function mailSettingsOf(uid: string): LiveQuery<MailSettings> {
  return { key: `mail-settings/${uid}`, source: { document: mailSettingsPath(uid) }, reads: 'mailSettings' };
}
