import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { HOST, type Ports } from '../ports.ts';
import { mailApp } from './mail-app.ts';
import { MailFaults } from './mail-faults.ts';
import { startSmtp } from './smtp.ts';
import { StoredMails } from './stored-mails.ts';

/**
 * Starts the mail server of the local stack, which keeps what arrives, and the pages that show it. Nothing of it outlives a stop.
 * @returns a function that stops both
 */
export async function startMailBox(ports: Pick<Ports, 'mail' | 'mailbox'>): Promise<() => Promise<void>> {
  const mails = new StoredMails();
  const faults = new MailFaults();
  const stopSmtp = await startSmtp({ host: HOST, port: ports.mail, mails, faults });
  const server = createServer(getRequestListener(mailApp(mails, faults).fetch));
  server.listen(ports.mailbox, HOST);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([once(server, 'close'), stopSmtp()]);
  };
}

/** The address of the mail box's pages. */
export function mailBoxOrigin(port: number): string {
  return `http://${HOST}:${port}`;
}
