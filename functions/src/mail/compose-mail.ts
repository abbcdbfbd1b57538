import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Mail } from './letter.ts';
import { contentOf, senderName } from './mail-content.ts';
import { htmlOf } from './mail-html.ts';
import { textOf } from './mail-text.ts';

interface Sender {
  name: string;
  address: string;
}

/** The name of the site for receivers of our mail where the configuration has none. */
const OURS = 'Waymark';

/**
 * A mail for nodemailer. It encodes headers; no text here has a line break, which the schemas refuse.
 * @param origin of the site
 */
export function composeMail(mail: Mail, { from, origin }: { from: Sender; origin: string }): SendMailOptions {
  const { id, to, letter } = mail;
  const content = contentOf(mail, origin);
  return {
    // As objects, so that no name can be read as another address.
    from: { name: senderName(mail, from.name || OURS), address: from.address },
    to: { name: '', address: to },
    ...(letter.kind === 'message' && { replyTo: { name: letter.name ?? '', address: letter.email } }),
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    // The same for every attempt: a receiver that gets a mail twice can know it.
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: {
      // Keeps programs from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
      ...(content.unsubscribe && {
        // RFC 8058: clients send a POST without asking.
        'List-Unsubscribe': { prepared: true, value: `<${content.unsubscribe.link}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
