import { ALL_MAILS, mailSettings, mailSettingsPath } from '@waymark/model/entities/mail-settings';
import type { Message } from '@waymark/model/entities/message';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Firestore } from 'firebase-admin/firestore';
import type { Mail } from '../mail/letter.ts';
import { contactOf } from './contact.ts';
import type { Recipient } from './recipient.ts';

interface Site {
  /** Of the site. */
  origin: string;
  /** Where messages to the team go. */
  teamAddress: string;
}

/** The mail of a message; undefined for a creator whose address is unknown, or who wants none. The inbox has it all the same. */
export async function mailOfMessage(
  db: Firestore,
  message: Message,
  recipient: Recipient,
  { origin, teamAddress }: Site,
): Promise<Mail | undefined> {
  const { id, topic, name, email, body } = message;
  const mailTo = (to: string, locale: Locale, unsubscribe?: string): Mail => {
    const query = new URLSearchParams({ ...(recipient.kind === 'team' && { box: 'team' }), message: id });
    const link = `${origin}${pathTo('workspace-messages', {}, locale)}?${query}`;
    return {
      id: `${id}-message`,
      to,
      locale,
      letter: {
        kind: 'message',
        topic,
        name,
        email,
        body,
        link,
        ...(unsubscribe !== undefined && { unsubscribe }),
      },
    };
  };
  // The team reads both languages.
  if (recipient.kind === 'team') return mailTo(teamAddress, message.locale);
  const { uid, languages } = recipient;
  const [contact, settings, user] = await Promise.all([
    contactOf(db, uid),
    db.doc(mailSettingsPath(uid)).get(),
    db.doc(`users/${uid}`).get(),
  ]);
  const { messages: isWanted } = mailSettings.safeParse(settings.data()).data ?? ALL_MAILS;
  if (contact === undefined || !isWanted) return undefined;
  const chosen: unknown = user.get('locale');
  const locale = isLocale(chosen) ? chosen : (languages[0] ?? DEFAULT_LOCALE);
  const query = new URLSearchParams({ user: uid, key: contact.key, lang: locale });
  return mailTo(contact.address, locale, `${origin}/api/messages/unsubscribe?${query}`);
}
