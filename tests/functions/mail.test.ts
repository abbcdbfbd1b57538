import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@waymark/model/ids';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enqueueMail } from '../../functions/src/mail/enqueue-mail.ts';
import { mailFaults, mailsTo } from '../mail-box.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { onlyMailTo } from './mails.ts';
import { ADDRESS } from './requests.ts';
import { soon } from './soon.ts';

beforeAll(() => {
  // As the functions of the stack have it.
  vi.stubEnv('PUBLIC_ADDRESS', ADDRESS);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const reset = (to: string, id = newId()) =>
  ({
    id,
    to,
    locale: 'en',
    letter: { kind: 'reset-password', link: `${ADDRESS}/join?code=${newId()}` },
  }) as const;

const stateOf = (id: string) => async () => (await database.doc(`mails/${id}`).get()).get('state');

describe('a mail', () => {
  it('arrives once, however often it is asked for, and what it said is forgotten', async () => {
    const mail = reset(newAddress());
    await Promise.all(Array.from({ length: 5 }, () => enqueueMail(mail)));
    const arrived = await onlyMailTo(mail.to);
    expect(arrived).toMatchObject({ subject: 'Choose a new password', links: [mail.letter.link] });
    await expect.poll(stateOf(mail.id), soon).toBe('sent');
    await enqueueMail(mail);
    await sleep(2_000);
    expect(await mailsTo(mail.to)).toHaveLength(1);
    const { docs } = await database.collection('mails').where('__name__', '==', mail.id).get();
    const [kept] = docs.map((each) => each.data());
    expect(JSON.stringify(kept)).not.toContain(mail.to);
    expect(JSON.stringify(kept)).not.toContain('code=');
    const purgeAt: unknown = kept?.['purgeAt'];
    const days = ((purgeAt instanceof Timestamp ? purgeAt.toMillis() : 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  it.each([
    ['is down', { down: true, times: 3 }],
    ['replies later', { code: 451, times: 3 }],
    ['replies later to the text', { code: 452, at: 'data', times: 2 }],
  ] as const)('arrives once the server no longer %s', async (_what, fault) => {
    const mail = reset(newAddress());
    await mailFaults({ to: mail.to, ...fault });
    await enqueueMail(mail);
    await onlyMailTo(mail.to);
    await expect.poll(stateOf(mail.id), soon).toBe('sent');
    const attempts: unknown = (await database.doc(`mails/${mail.id}`).get()).get('attempts');
    expect(attempts).toBe(fault.times + 1);
  });

  it('is given up where the server refuses the address for good, which no other mail tries again', async () => {
    const to = newAddress();
    await mailFaults({ to, code: 550 });
    const [first, second] = [reset(to), reset(to.toUpperCase())];
    await enqueueMail(first);
    await expect.poll(stateOf(first.id), soon).toBe('bounced');
    await mailFaults({ to });
    await enqueueMail(second);
    await expect.poll(stateOf(second.id), soon).toBe('bounced');
    expect(await mailsTo(to)).toEqual([]);
    const hash = createHash('sha256').update(to).digest('base64url');
    expect((await database.doc(`mailSuppressions/${hash}`).get()).get('code')).toBe('550 5.1.1');
  });

  it('is given up where the server refuses its text, and its address stays good', async () => {
    const to = newAddress();
    await mailFaults({ to, code: 554, at: 'data', times: 1 });
    const [first, second] = [reset(to), reset(to)];
    await enqueueMail(first);
    await expect.poll(stateOf(first.id), soon).toBe('failed');
    await enqueueMail(second);
    expect((await onlyMailTo(to)).links).toEqual([second.letter.link]);
  });

  it('comes twice where the answer of the server is lost, with the same id', async () => {
    const mail = reset(newAddress());
    await mailFaults({ to: mail.to, loseAnswer: true, times: 1 });
    await enqueueMail(mail);
    await expect.poll(() => mailsTo(mail.to), soon).toHaveLength(2);
    const ids = (await mailsTo(mail.to)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('whose task was lost is found by the sweep', async () => {
    const mail = reset(newAddress());
    const begun = Timestamp.fromMillis(Date.now() - 60_000);
    await database.doc(`mails/${mail.id}`).set({
      state: 'queued',
      mail,
      attempts: 0,
      // The patience of the local stack is a minute, and this attempt succeeds.
      createdAt: begun,
      dueAt: begun,
      purgeAt: Timestamp.fromMillis(Date.now() + 60_000),
    });
    await onlyMailTo(mail.to);
  });

  it.each([
    ['a link to another site', { kind: 'data-ready', link: 'https://evil.example/' }],
    ['a link that runs', { kind: 'data-ready', link: 'javascript:alert(1)' }],
  ] as const)('with %s is refused', async (_what, letter) => {
    const mail = { ...reset(newAddress()), letter };
    await expect(enqueueMail(mail)).rejects.toThrow();
    expect((await database.doc(`mails/${mail.id}`).get()).exists).toBe(false);
  });

  it('to what is no address, or with an id that is no name, is refused', async () => {
    await expect(enqueueMail(reset('a@b.example\r\nBcc: c@d.example'))).rejects.toThrow();
    await expect(enqueueMail(reset(newAddress(), 'a/b'))).rejects.toThrow();
  });
});
