import { createTransport } from 'nodemailer';
import { configuration } from '../platform/configuration.ts';
import { logMailOff } from '../platform/log.ts';
import { IS_LOCAL } from '../platform/task-queue.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './letter.ts';

/** In milliseconds; together far below the lease of an attempt. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The site has no mail server. A later attempt finds one where it was configured meanwhile. */
class NoMailServerError extends Error {
  readonly code = 'no-mail-server';
}

/** Hands a mail to the configured mail server. Each has a connection of its own: mails are rare, and a process may sleep between two. */
export async function deliverBySmtp(mail: Mail): Promise<void> {
  const { mail: configured, publicOrigin: origin } = configuration;
  if (configured === undefined) {
    logMailOff();
    throw new NoMailServerError();
  }
  const transport = createTransport({
    url: configured.server,
    // Without encryption the password and the mail could be read on the way.
    ...(!IS_LOCAL && { requireTLS: true }),
    ...TIMEOUTS,
  });
  try {
    await transport.sendMail(composeMail(mail, { from: configured.from, origin }));
  } finally {
    transport.close();
  }
}
