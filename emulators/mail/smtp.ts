import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailFault, MailFaults } from './mail-faults.ts';
import type { StoredMails } from './stored-mails.ts';

/** The longest mail, in bytes. */
const MAX_SIZE = 5 * 1_024 * 1_024;

interface SmtpOptions {
  host: string;
  port: number;
  mails: StoredMails;
  faults: MailFaults;
}

/** An SMTP server that takes every mail and passes none on. The returned function stops it. */
export async function startSmtp({ host, port, mails, faults }: SmtpOptions): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    banner: 'Mail box of the local stack',
    // No one else reaches this machine's own address, and a certificate of our own would be refused.
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    logger: false,
    size: MAX_SIZE,
    onRcptTo({ address }, session, answer) {
      const fault = faults.take(address, 'recipient');
      if (fault?.down) return end(session.remotePort);
      answer(fault && refusal(fault));
    },
    onData(stream, session, answer) {
      void take();
      async function take(): Promise<void> {
        const raw = await buffer(stream);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const fault = faults.take(to[0] ?? '', 'data');
        if (fault?.code !== undefined) return answer(refusal(fault));
        await mails.add(raw, to);
        if (fault?.loseAnswer) return end(session.remotePort);
        answer();
      }
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Clients that go away are no fault of the server.
  server.on('error', () => {});
  server.listen(port, host);
  await once(server.server, 'listening');
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };

  function end(remotePort: number): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  }
}

function refusal({ code = 450 }: MailFault): Error {
  const text = code >= 500 ? `${code === 550 ? '5.1.1 ' : ''}Refused for good` : 'Refused for now';
  return Object.assign(new Error(text), { responseCode: code });
}
