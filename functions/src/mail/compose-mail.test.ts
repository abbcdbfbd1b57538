import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { type Letter, mail as mailSchema } from './letter.ts';
import { EXAMPLE_LETTERS, ORIGIN } from './testing/example-letters.ts';

const FROM = { name: 'Waymark', address: 'post@waymark.example' };
const LOCALES = ['en', 'fr'] as const;
const FORMS = Object.keys(EXAMPLE_LETTERS);

const mailOf = (letter: Letter, locale: 'en' | 'fr' = 'en') =>
  ({ id: 'mail-1', to: 'reader@waymark.example', locale, letter }) as const;

/** The head of a mail as it is sent, with folded lines joined, and its envelope. */
async function sent(letter: Letter, locale: 'en' | 'fr' = 'en') {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(
    composeMail(mailOf(letter, locale), { from: FROM, origin: ORIGIN }),
  );
  const raw = String(message);
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return { head, names, envelope, raw };
}

function message(fields: Partial<Extract<Letter, { kind: 'message' }>> = {}): Letter {
  const example = EXAMPLE_LETTERS['message-creator'];
  if (example?.kind !== 'message') throw new Error('The example is no message');
  return { ...example, ...fields };
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(FORMS)('%s has a subject, a text, HTML, and only links to the site', (form) => {
    const letter = EXAMPLE_LETTERS[form];
    if (letter === undefined) throw new Error('There is no such letter');
    expect(mailSchema.parse(mailOf(letter, locale)).letter).toEqual(letter);
    const { subject, text, html } = composeMail(mailOf(letter, locale), { from: FROM, origin: ORIGIN });
    expect(subject).toMatch(/^\S.{5,120}$/u);
    const links = [...`${text}${html}`.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([origin]) => origin);
    // A comment of the HTML names a site, which is no link.
    expect(new Set(links)).toEqual(new Set([ORIGIN]));
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object/);
    if (locale === 'fr') {
      // A space that does not break, and the French apostrophe.
      const ours = String(text).replace(/^>.*$|https?:.*$/gm, '');
      expect(ours).not.toMatch(/[^\u202f\u00a0][;!?»]|[^\u202f\u00a0]:(?!\n)|\p{L}'\p{L}/u);
    }
  });
});

test('a French mail writes the first of a month as an ordinal, on one line', () => {
  const until = Date.UTC(2026, 5, 1, 12);
  const letter = mailOf({ kind: 'account-deletion', link: `${ORIGIN}/join`, until }, 'fr');
  const { subject, text } = composeMail(letter, { from: FROM, origin: ORIGIN });
  for (const part of [subject, text]) expect(part).toContain('1er\u00a0juin\u00a02026');
});

describe('the head of a mail', () => {
  test('of an account has a fixed id, asks for no automatic answer, and offers no end', async () => {
    const { head, names } = await sent({ kind: 'password-changed' });
    expect(head).toContain('Message-ID: <mail-1@waymark.example>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toContain('From: Waymark <post@waymark.example>');
    expect(names).not.toContain('list-unsubscribe');
    expect(names).not.toContain('reply-to');
  });

  test('of a message to a creator answers to its sender, and can be ended by one click', async () => {
    const { head, envelope } = await sent(message());
    expect(head).toContain('From: Val Visitor via Waymark <post@waymark.example>');
    expect(head).toContain('Reply-To: Val Visitor <val@example.org>');
    expect(head).toContain(`List-Unsubscribe: <${ORIGIN}/api/messages/unsubscribe?user=abc&key=def>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(envelope).toEqual({ from: FROM.address, to: ['reader@waymark.example'] });
  });

  test('has the encoded domain of an address', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const mail = { ...mailOf({ kind: 'password-changed' }), to: 'reader@bücher.example' };
    const { envelope } = await transport.sendMail(composeMail(mail, { from: FROM, origin: ORIGIN }));
    expect(envelope.to).toEqual(['reader@xn--bcher-kva.example']);
  });

  test('gets no further line, recipient or sender from any name, address or text', async () => {
    const { names: usual } = await sent(message());
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
      fc.constantFrom(
        'Val\r\nBcc: all@example.org',
        'Val\nBcc: all@example.org',
        'Val\u2028Bcc: all@example.org',
        '"Val" <all@example.org>, other',
        'all@example.org, other@example.org',
        '=?utf-8?Q?Val=0D=0ABcc:_all@example.org?=',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, body) => {
        // The schema refuses most of these; the composition has to stand without it.
        const { names, envelope, head } = await sent(message({ name, body }));
        expect(names).toEqual(usual);
        expect(envelope).toEqual({ from: FROM.address, to: ['reader@waymark.example'] });
        expect(head.split('\r\n').filter((line) => /<val@example\.org>$/.test(line))).toHaveLength(1);
      }),
    );
  });
});

test.each([
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c, d@e.f',
  'a b@c.d',
  '<a@b.c>',
  'a@b@c.d',
  '@b.c',
  'a@',
  `${'x'.repeat(65)}@example.org`,
  `a@${'x'.repeat(260)}`,
  '',
])('the address %j is refused', (to) => {
  expect(mailSchema.safeParse({ ...mailOf({ kind: 'password-changed' }), to }).success).toBe(false);
});

test.each(['A.b+c@Example.org', 'a@bücher.example', "o'neil@example.org"])(
  'the address %j is accepted',
  (to) => {
    expect(mailSchema.safeParse({ ...mailOf({ kind: 'password-changed' }), to }).success).toBe(true);
  },
);
