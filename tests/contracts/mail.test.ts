import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailBoxOrigin, startMailBox } from '../../emulators/mail/mail-box.ts';
import { HOST } from '../../emulators/ports.ts';
import { composeMail } from '../../functions/src/mail/compose-mail.ts';
import { deliveryFailureOf } from '../../functions/src/mail/delivery-failure.ts';
import { mailFaults, mailsTo } from '../mail-box.ts';
import { newAddress } from '../new-address.ts';
import { PORTS } from './stack-of-files.ts';

const ORIGIN = mailBoxOrigin(PORTS.mailbox);
const SITE = 'https://waymark.example';

let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await startMailBox(PORTS);
});
afterAll(() => stop());

/** Hands a mail to the server as functions do. */
async function send(to: string): Promise<void> {
  const transport = createTransport({ url: `smtp://${HOST}:${PORTS.mail}` });
  const mail = composeMail(
    {
      id: `contract-${to.slice(0, to.indexOf('@'))}`,
      to,
      locale: 'fr',
      letter: {
        kind: 'message',
        topic: null,
        name: 'Zoé “Z” Été',
        email: 'zoe@example.org',
        body: 'Première ligne\n.\nune autre, <b>pas en gras</b> 🧭',
        link: `${SITE}/fr/workspace/messages`,
        unsubscribe: `${SITE}/api/messages/unsubscribe?user=a&key=b`,
      },
    },
    { from: { name: 'Waymark', address: 'post@waymark.example' }, origin: SITE },
  );
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

const failureOf = (to: string) =>
  send(to).then(
    () => undefined,
    (error: unknown) => deliveryFailureOf(error),
  );

test('a mail arrives as it was written, with its head, text and HTML', async () => {
  const to = newAddress();
  await send(to);
  expect(await mailsTo(to.toUpperCase(), ORIGIN)).toMatchObject([
    {
      to: [to],
      from: '"Zoé “Z” Été via Waymark" <post@waymark.example>',
      replyTo: '"Zoé “Z” Été" <zoe@example.org>',
      subject: 'Zoé “Z” Été vous a écrit sur Waymark',
      messageId: `<contract-${to.slice(0, to.indexOf('@'))}@waymark.example>`,
      links: [`${SITE}/fr/workspace/messages`, `${SITE}/api/messages/unsubscribe?user=a&key=b`],
    },
  ]);
  const [mail] = await mailsTo(to, ORIGIN);
  expect(mail?.text).toContain('> Première ligne\n> .\n> une autre, <b>pas en gras</b> 🧭');
  expect(mail?.html).toContain('&lt;b&gt;pas en gras&lt;/b&gt; 🧭');
  expect(mail?.headers).toMatchObject({
    'auto-submitted': ['auto-generated'],
    'list-unsubscribe': [`<${SITE}/api/messages/unsubscribe?user=a&key=b>`],
    'list-unsubscribe-post': ['List-Unsubscribe=One-Click'],
  });
});

test('the client tells the faults of a server apart', async () => {
  const to = newAddress();
  const faults = (fault: object) => mailFaults({ to, ...fault }, ORIGIN);
  await faults({ down: true });
  expect(await failureOf(to)).toMatchObject({ retry: true });
  await faults({ code: 421 });
  expect(await failureOf(to)).toMatchObject({ retry: true });
  await faults({ code: 450 });
  expect(await failureOf(to)).toMatchObject({ retry: true, code: '450' });
  await faults({ code: 451, at: 'data' });
  expect(await failureOf(to)).toMatchObject({ retry: true, code: '451' });
  await faults({ code: 550 });
  expect(await failureOf(to)).toMatchObject({ retry: false, isAddressBad: true, code: '550 5.1.1' });
  await faults({ code: 554, at: 'data' });
  expect(await failureOf(to)).toMatchObject({ retry: false, isAddressBad: false });
  expect(await mailsTo(to, ORIGIN)).toEqual([]);
  await faults({ loseAnswer: true, times: 1 });
  expect(await failureOf(to)).toMatchObject({ retry: true });
  expect(await failureOf(to)).toBeUndefined();
  // SMTP cannot prevent it: the second has the same id.
  const ids = (await mailsTo(to, ORIGIN)).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  // The server goes on for others meanwhile.
  await faults({ down: true });
  expect(await failureOf(newAddress())).toBeUndefined();
});

test('nothing listens where the server is down', async () => {
  const transport = createTransport({ url: `smtp://${HOST}:1` });
  const error = await transport
    .sendMail({ from: 'a@b.example', to: 'c@d.example' })
    .catch((reason) => reason);
  expect(deliveryFailureOf(error)).toMatchObject({ done: false, retry: true });
});

test('a mail is shown in a frame without scripts, and every address of the pages is text', async () => {
  const to = newAddress();
  await send(to);
  const [mail] = await mailsTo(to, ORIGIN);
  const page = await fetch(`${ORIGIN}/mails/${mail?.id}`);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await page.text()).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const framed = await fetch(`${ORIGIN}/mails/${mail?.id}/html`);
  expect(framed.headers.get('Content-Security-Policy')).toMatch(/sandbox allow-popups/);
  expect(await framed.text()).toContain('<base target="_blank">');
  const list = await fetch(`${ORIGIN}/?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(await list.text()).not.toContain('<script>');
  expect((await fetch(`${ORIGIN}/mails/none`)).status).toBe(404);
  expect((await fetch(`${ORIGIN}/faults`, { method: 'PUT', body: '{"code":200}' })).status).toBe(400);
});
