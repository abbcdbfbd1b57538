import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sending } from '@waymark/model/entities/message';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, onTestFinished } from 'vitest';
import { names } from '../../emulators/names.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { mailFaults, mailsTo } from '../mail-box.ts';
import { newAddress } from '../new-address.ts';
import { database } from './database.ts';
import { join, joining, recordsOf } from './joins.ts';
import { onlyMailTo } from './mails.ts';
import { aCreator, aMember, type CreatorPerson } from './people.ts';
import { refresh, signInAt } from './provider.ts';
import { ADDRESS, ask, refused } from './requests.ts';
import { soon } from './soon.ts';

const newClient = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

function draft(fields: Partial<Sending> = {}): Sending {
  const key = newId();
  onTestFinished(async () => {
    await database.doc(`messages/${fields.key ?? key}`).delete();
  });
  return {
    key,
    to: 'team',
    topic: fields.to === undefined ? 'contact' : null,
    name: 'Val Visitor',
    email: newAddress(),
    body: 'Is the path open in winter?',
    locale: 'en',
    website: '',
    openFor: 20_000,
    ...fields,
  };
}

/** Each request has a client of its own, so that no test meets the limit of another. */
function send(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return ask('/api/messages', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newClient(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const storedOf = async (key: string) => (await database.doc(`messages/${key}`).get()).data();

/** A creator who takes messages, and whose address is known. */
async function aReader(fields: Parameters<typeof aCreator>[0] = {}) {
  const person = await aCreator({ contactable: true, ...fields });
  const address = newAddress();
  await database.doc(`users/${person.uid}/private/contact`).set({ address, key: `key-${newId()}` });
  return { ...person, address };
}

/** The messages of the team have one address; those of this test have a text of their own. */
const teamMailsWith = (text: string) => async () =>
  (await mailsTo(names.mail.team)).filter((mail) => mail.text.includes(text));

describe('a message to the team', () => {
  it('is stored and mailed, with its sender for answers', async () => {
    const asked = draft({ topic: 'feedback', body: `More ferries ${newId()}`, locale: 'fr' });
    const response = await send(asked);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { key, website: _website, openFor: _openFor, ...fields } = asked;
    expect(await storedOf(key)).toMatchObject({ ...fields, recipientId: null, from: null, state: 'new' });
    await expect.poll(teamMailsWith(asked.body), soon).toHaveLength(1);
    const [mail] = await teamMailsWith(asked.body)();
    expect(mail).toMatchObject({
      subject: 'Avis\u00a0: Val Visitor',
      from: '"Val Visitor via Waymark" <post@waymark.example>',
      replyTo: `"Val Visitor" <${asked.email}>`,
      links: [`${ADDRESS}/fr/workspace/messages?box=team&message=${key}`],
    });
    expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  });

  it('names its sender where signed in', async () => {
    const member = await aMember();
    const asked = draft();
    expect((await send(asked, { Authorization: `Bearer ${member.token}` })).status).toBe(204);
    expect(await storedOf(asked.key)).toMatchObject({ from: member.uid });
    await refused(await send(draft(), { Authorization: 'Bearer wrong' }), 401, 'login_required');
  });
});

describe('a message to a creator', () => {
  it('reaches the address of the creator, in their language, and shows it to nobody', async () => {
    const reader = await aReader({ languages: ['fr', 'en'] });
    const asked = draft({ to: reader.creatorId });
    expect((await send(asked)).status).toBe(204);
    const mail = await onlyMailTo(reader.address);
    expect(mail).toMatchObject({
      subject: 'Val Visitor vous a écrit sur Waymark',
      replyTo: `"Val Visitor" <${asked.email}>`,
      headers: { 'list-unsubscribe-post': ['List-Unsubscribe=One-Click'] },
    });
    expect(mail.text).toContain('> Is the path open in winter?');
    expect(await storedOf(asked.key)).toMatchObject({ to: reader.creatorId, recipientId: reader.uid });
    expect(JSON.stringify(await storedOf(asked.key))).not.toContain(reader.address);
  });

  it('waits in the inbox where their address is unknown, or they want no mails', async () => {
    const unknown = await aCreator({ contactable: true });
    const quiet = await aReader();
    await database.doc(`users/${quiet.uid}/settings/mail`).set({ messages: false });
    for (const { creatorId } of [unknown, quiet]) {
      const asked = draft({ to: creatorId });
      expect((await send(asked)).status).toBe(204);
      expect(await storedOf(asked.key)).toMatchObject({ state: 'new' });
      expect((await database.doc(`mails/${asked.key}-message`).get()).exists).toBe(false);
    }
  });

  it.each([
    ['takes no messages', { contactable: false }],
    ['is suspended', { contactable: true, status: 'suspended' }],
  ] as const)('is not found where the creator %s', async (_what, fields) => {
    const creator = await aCreator(fields);
    const asked = draft({ to: creator.creatorId });
    await refused(await send(asked), 404, 'not-found');
    expect(await storedOf(asked.key)).toBeUndefined();
  });

  it('is not found where there is no such creator', async () => {
    await refused(await send(draft({ to: newId() })), 404, 'not-found');
  });

  it('goes to the address with which a creator signed in last', async () => {
    const email = newAddress();
    const tokens = await signInAt(email);
    const response = await join(tokens.access_token, joining());
    expect(response.status).toBe(201);
    const [record] = (await recordsOf(email)).records;
    await record?.ref.update({ contactable: true });
    expect((await send(draft({ to: record?.id ?? '' }))).status).toBe(204);
    await onlyMailTo(email);
    // The address follows the provider: an older one is replaced at the next sign-in.
    const contact = database.doc(`users/${record?.get('userId')}/private/contact`);
    await contact.update({ address: newAddress() });
    const { access_token: token } = await refresh(tokens.refresh_token);
    await ask('/api/auth/token', { headers: { Authorization: `Bearer ${token}` } });
    expect((await contact.get()).get('address')).toBe(email);
  });
});

describe('the same message', () => {
  it('arrives once, however often the button, the network and the queue repeat it', async () => {
    const reader = await aReader();
    const asked = draft({ to: reader.creatorId });
    await mailFaults({ to: reader.address, code: 421, times: 2 });
    // As many at once as a sender may write; the later ones are repetitions, which are not counted.
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(asked)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    }
    await onlyMailTo(reader.address);
    expect((await send(asked)).status).toBe(204);
    await sleep(2_000);
    expect(await mailsTo(reader.address)).toHaveLength(1);
  });

  it('that was stored before its process ended is mailed when it is repeated', async () => {
    const reader = await aReader();
    const asked = draft({ to: reader.creatorId });
    expect((await send(asked)).status).toBe(204);
    await onlyMailTo(reader.address);
    await database.doc(`mails/${asked.key}-message`).delete();
    const again = draft({ ...asked, key: newId() });
    const fields = (await database.doc(`messages/${asked.key}`).get()).data();
    await database.doc(`messages/${again.key}`).set(fields ?? {});
    expect((await send(again)).status).toBe(204);
    await expect.poll(() => mailsTo(reader.address), soon).toHaveLength(2);
  });

  it('cannot become another one', async () => {
    const asked = draft();
    expect((await send(asked)).status).toBe(204);
    await refused(await send({ ...asked, body: 'Another text' }), 409, 'key-used');
    expect(await storedOf(asked.key)).toMatchObject({ body: asked.body });
  });
});

describe('bad input', () => {
  const { key: _key, ...keyless } = {
    ...{ key: '', to: 'team', topic: 'contact', name: null, email: 'a@b.example', body: 'x', locale: 'en' },
    website: '',
    openFor: 5_000,
  };

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['a list', []],
    ['no key', keyless],
    ['a key of another form', { ...draft0(), key: '../../users/a' }],
    ['an unknown field', { ...draft0(), state: 'read' }],
    ['headers in its name', { ...draft0(), name: 'Val\r\nBcc: all@example.org' }],
    ['headers in its address', { ...draft0(), email: 'val@example.org\r\nBcc: all@example.org' }],
    ['two addresses', { ...draft0(), email: 'val@example.org, all@example.org' }],
    ['a text of spaces', { ...draft0(), body: ' \n\u00a0' }],
    ['a number for its text', { ...draft0(), body: 1 }],
    ['a text of 5,001 characters', { ...draft0(), body: 'x'.repeat(5_001) }],
    ['a text of 100 KB', { ...draft0(), body: 'x'.repeat(100_000) }],
    ['a name of 81 characters', { ...draft0(), name: 'x'.repeat(81) }],
    ['another language', { ...draft0(), locale: 'de' }],
    ['a recipient of another form', { ...draft0(), to: 'all' }],
    ['a topic for a creator', { ...draft0(), to: newId() }],
    ['no topic for the team', { ...draft0(), topic: null }],
    ['less than three seconds', { ...draft0(), openFor: 200 }],
  ])('with %s is refused', async (_what, body) => {
    await refused(await send(body), 422, 'invalid');
  });

  it('that is no JSON is refused, by the servers in front of it or by the endpoint', async () => {
    expect([400, 422]).toContain((await send('{')).status);
  });

  it('of 1 MB is refused', async () => {
    const response = await send({ ...draft0(), body: 'x'.repeat(1_000_000) });
    expect([413, 422]).toContain(response.status);
  });

  it('of another type is refused', async () => {
    await refused(await send(draft0(), { 'Content-Type': 'text/plain' }), 415, 'unsupported-body');
  });

  it('with HTML is text in the mail', async () => {
    const reader = await aReader();
    const body = '<script>alert(1)</script><a href="https://evil.example">x</a>';
    expect((await send(draft({ to: reader.creatorId, body, name: '<b>Val</b>' }))).status).toBe(204);
    const mail = await onlyMailTo(reader.address);
    expect(mail.html).not.toMatch(/<script|<b>|evil\.example">/);
    expect(mail.text).toContain(`> ${body}`);
  });

  it('in the field that people do not see is dropped, with the usual answer', async () => {
    const asked = draft({ website: 'https://spam.example' });
    const response = await send(asked);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await storedOf(asked.key)).toBeUndefined();
  });

  /** As `draft`, outside of a test. */
  function draft0() {
    return { ...keyless, key: newId() };
  }
});

/** The results of calls, each begun when the one before has ended. */
async function inSequence<Result>(count: number, call: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await call());
  return results;
}

describe('limits', () => {
  it('take ten messages an hour from one client', async () => {
    const headers = { 'X-Forwarded-For': newClient() };
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await send(draft(), headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  });

  it.runIf(isFullRun)(
    'stop twenty that come at once from one client, whatever the database makes of the crowd',
    async () => {
      const headers = { 'X-Forwarded-For': newClient() };
      // Each has a process of its own here, and a machine has not room for twenty at a time.
      const few = () => Promise.all(Array.from({ length: 5 }, () => send(draft(), headers)));
      const statuses = (await inSequence(4, few)).flat().map(({ status }) => status);
      expect(statuses.slice(0, 5)).toEqual([204, 204, 204, 204, 204]);
      // A process that waits too long for its turn counts for itself.
      expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(10);
      expect(statuses.every((status) => status === 204 || status === 429)).toBe(true);
      await refused(await send(draft(), headers), 429, 'too-many');
    },
  );

  it('take five an hour with one address from one client, however it is written, and others from its owner', async () => {
    const email = newAddress();
    const headers = { 'X-Forwarded-For': newClient() };
    const statuses = [];
    for (const written of [email, email.toUpperCase(), email, email, email, email]) {
      statuses.push((await send(draft({ email: written }), headers)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await send(draft({ email }))).status).toBe(204);
  });

  it.runIf(isFullRun)(
    'take thirty an hour from visitors for one creator, who gets those of members, as others get theirs',
    async () => {
      const [flooded, other] = [await aReader(), await aReader()];
      const statuses = [];
      for (let i = 0; i < 31; i++) statuses.push((await send(draft({ to: flooded.creatorId }))).status);
      expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
      expect((await send(draft({ to: other.creatorId }))).status).toBe(204);
      const { token } = await aMember();
      const asked = draft({ to: flooded.creatorId });
      expect((await send(asked, { Authorization: `Bearer ${token}` })).status).toBe(204);
    },
  );
});

describe('the link that ends mails', () => {
  async function linkOf(reader: CreatorPerson & { address: string }): Promise<string> {
    await send(draft({ to: reader.creatorId }));
    const mail = await onlyMailTo(reader.address);
    const [header = ''] = mail.headers['list-unsubscribe'] ?? [];
    const link = header.slice(1, -1);
    expect(mail.links).toContain(link);
    expect(link.startsWith(`${ADDRESS}/api/messages/unsubscribe?`)).toBe(true);
    return link.slice(ADDRESS.length);
  }

  const settingsOf = async (uid: string) => (await database.doc(`users/${uid}/settings/mail`).get()).data();

  it('ends them by one click, and asks where it is opened', async () => {
    const reader = await aReader();
    const link = await linkOf(reader);
    const opened = await ask(link);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('<form method="post">');
    expect(await settingsOf(reader.uid)).toBeUndefined();
    const clicked = await ask(link, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await settingsOf(reader.uid)).toEqual({ messages: false });
  });

  it('with another key, user or nothing changes nothing', async () => {
    const reader = await aReader();
    const other = await aReader();
    const link = new URL(await linkOf(reader), ADDRESS);
    const wrong = [
      { user: reader.uid, key: 'wrong' },
      { user: other.uid, key: link.searchParams.get('key') ?? '' },
      { user: '../x', key: 'x' },
      { user: reader.uid },
      {},
    ];
    for (const query of wrong) {
      const path = `/api/messages/unsubscribe?${new URLSearchParams(Object.entries(query))}`;
      expect((await ask(path, { method: 'POST' })).status).toBe(404);
      expect((await ask(path)).status).toBe(404);
    }
    expect(await settingsOf(reader.uid)).toBeUndefined();
    expect(await settingsOf(other.uid)).toBeUndefined();
  });
});
