import type { Page } from '@playwright/test';
import { newId } from '@waymark/model/ids';
import { mailsTo } from '../../mail-box.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { test as base, becomeCreator, type Language, type Member, WORDS } from '../support/member.ts';
import { provider, storeTokens } from '../support/stored-session.ts';
import { type Visitor, visitorOfTest, visitorPage } from '../support/visitor.ts';

const test = base.extend<{ visitor: Visitor }>({ visitor: visitorOfTest });

const TEXTS = {
  en: {
    messages: 'Messages',
    unread: (count: number) => `Messages ${count} unread message${count === 1 ? '' : 's'}`,
    from: 'From Val Visitor',
    name: 'Your name',
    email: 'Your e-mail address',
    body: 'Your message',
    send: 'Send',
    sent: 'Your message has been sent.',
    answer: 'Answer by e-mail',
    archive: 'Archive',
    archived: 'Message archived.',
    markUnread: 'Mark as unread',
    all: 'All messages',
    none: 'No messages here.',
    subject: 'Val Visitor wrote to you on Waymark',
    workspace: 'Workspace',
  },
  fr: {
    messages: 'Messages',
    unread: (count: number) =>
      `Messages ${count} message${count === 1 ? '' : 's'} non lu${count === 1 ? '' : 's'}`,
    from: 'De Val Visitor',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    body: 'Votre message',
    send: 'Envoyer',
    sent: 'Votre message a été envoyé.',
    answer: 'Répondre par e-mail',
    archive: 'Archiver',
    archived: 'Message archivé.',
    markUnread: 'Marquer comme non lu',
    all: 'Tous les messages',
    none: 'Aucun message ici.',
    subject: 'Val Visitor vous a écrit sur Waymark',
    workspace: 'Espace de travail',
  },
} as const;

/** A creator who takes messages, with the inbox open. */
async function openInbox(page: Page, member: Member, language: Language = 'en'): Promise<void> {
  await becomeCreator(page, member, language);
  const found = await database().collection('creators').where('userId', '==', member.uid).get();
  await found.docs[0]?.ref.update({ contactable: true });
  await page.goto(`${WORDS[language].prefix}/workspace/messages`);
  await expect(page.getByText(TEXTS[language].none)).toBeVisible();
}

/** Puts a message into a creator's inbox. */
async function putMessage(member: Member, { email }: Visitor, fields: object = {}): Promise<string> {
  const id = newId();
  await database()
    .doc(`messages/${id}`)
    .set({
      to: newId(),
      recipientId: member.uid,
      topic: null,
      from: null,
      name: 'Val Visitor',
      email,
      body: 'Is the path open?',
      locale: 'en',
      createdAt: new Date(),
      state: 'new',
      ...fields,
    });
  return id;
}

const stateOf = async (id: string) => (await database().doc(`messages/${id}`).get()).get('state');

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a visitor writes to a creator, who gets a mail and finds the message in the inbox, in ${language}`, {
    tag: language === 'fr' ? ['@core', '@axe', '@phone'] : ['@phone'],
  }, async ({ page, browser, member, visitor, checkAccessibility }) => {
    await openInbox(page, member, language);
    await checkAccessibility();
    const form = await visitorPage(browser);
    await form.goto(`${WORDS[language].prefix}/creators/${member.start}/contact`);
    await form.getByRole('textbox', { name: texts.name }).fill('Val Visitor');
    await form.getByRole('textbox', { name: texts.email }).fill(visitor.email);
    await form
      .getByRole('textbox', { name: texts.body })
      .fill('Is the path open in winter?\n<b>We</b> bring a pram.');
    await form.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(form.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    await form.context().close();

    await expect.poll(() => mailsTo(member.address)).toHaveLength(1);
    const [mail] = await mailsTo(member.address);
    expect(mail).toMatchObject({
      subject: texts.subject,
      replyTo: `"Val Visitor" <${visitor.email}>`,
    });
    expect(mail?.text).toContain('> <b>We</b> bring a pram.');

    const navigation = page.getByRole('navigation', { name: texts.workspace });
    await expect(navigation.getByRole('link', { name: texts.unread(1) })).toBeVisible();
    await checkAccessibility();
    // The link of the mail opens the message.
    await page.goto(mail?.links[0] ?? '');
    await expect(page.getByRole('heading', { level: 2, name: texts.from })).toBeVisible();
    await expect(page.getByText('<b>We</b> bring a pram.')).toBeVisible();
    await expect(navigation.getByRole('link', { name: texts.messages, exact: true })).toBeVisible();
    const answer = page.getByRole('link', { name: texts.answer });
    await expect(answer).toHaveAttribute('href', new RegExp(`^mailto:${visitor.email}\\?subject=`));
    await checkAccessibility();
    await page.getByRole('button', { name: texts.archive }).click();
    await expect(page.getByText(texts.archived)).toBeVisible();
    await expect(page.getByText(texts.none)).toBeVisible();
  });
}

test('a creator reads, keeps unread, archives and restores messages by keyboard', async ({
  page,
  member,
  visitor,
}) => {
  await openInbox(page, member);
  const id = await putMessage(member, visitor);
  const row = page.getByRole('link', { name: /^Unread: Val Visitor/ });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'From Val Visitor' })).toBeFocused();
  await expect.poll(() => stateOf(id)).toBe('read');
  await page.getByRole('button', { name: 'Mark as unread' }).press('Enter');
  await expect(row).toBeVisible();
  await expect.poll(() => stateOf(id)).toBe('new');
  await row.press('Enter');
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('link', { name: /Val Visitor/ })).toBeVisible();
  await page.getByRole('link', { name: /Val Visitor/ }).press('Enter');
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await expect.poll(() => stateOf(id)).toBe('archived');
  await page.getByRole('radio', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/workspace/messages?folder=archive');
  await page.getByRole('link', { name: /Val Visitor/ }).press('Enter');
  await page.getByRole('button', { name: 'Back to the inbox' }).press('Enter');
  await expect.poll(() => stateOf(id)).toBe('read');
  await expect(page.getByText('The archive is empty.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'From Val Visitor' })).toBeVisible();
});

test('a message of another reader, or of none, is not there', async ({ page, member, visitor }) => {
  await openInbox(page, member);
  const foreign = await putMessage(member, visitor, { recipientId: newId(), body: 'Secret' });
  for (const id of [foreign, newId(), '../users', '%00']) {
    await page.goto(`/workspace/messages?message=${id}`);
    await expect(page.getByText('This message does not exist, or it is not for you.')).toBeVisible();
    await expect(page.getByText('Secret')).toHaveCount(0);
  }
});

test('a long message from right to left, without spaces, stays within the page', { tag: '@phone' }, async ({
  page,
  member,
  visitor,
  checkAccessibility,
}) => {
  await openInbox(page, member);
  await putMessage(member, visitor, {
    name: 'W'.repeat(80),
    body: `${'مرحبا '.repeat(20)}\n${'x'.repeat(3_000)}`,
  });
  const row = page.getByRole('link', { name: /W{80}/ });
  await expect(row).toBeVisible();
  const overflow = 'document.documentElement.scrollWidth - innerWidth';
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  await row.click();
  await expect(page.getByText('x'.repeat(3_000))).toBeVisible();
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  await checkAccessibility();
});

test('a creator turns the mails off, and the next message waits in the inbox alone', async ({
  page,
  browser,
  member,
  visitor,
}) => {
  await openInbox(page, member);
  const mails = page.getByRole('switch', { name: 'Also send me messages by e-mail' });
  await mails.click();
  await expect(mails).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  const form = await visitorPage(browser);
  await form.goto(`/creators/${member.start}/contact`);
  await form.getByRole('textbox', { name: 'Your e-mail address' }).fill(visitor.email);
  await form.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('status').filter({ hasText: 'has been sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^Unread: ${visitor.email}`) })).toBeVisible();
  expect(await mailsTo(member.address)).toEqual([]);
});

test('a member of the team reads the messages to the team, and has no other page of the workspace', async ({
  page,
  visitor,
  member,
}) => {
  await storeTokens(page, await provider.signInAt('admin@waymark.example'));
  await putMessage(member, visitor, { to: 'team', recipientId: null, topic: 'feedback', name: null });
  await page.goto('/');
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/workspace/messages');
  const navigation = page.getByRole('navigation', { name: 'Workspace' });
  await expect(navigation.getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(visitor.email) }).click();
  await expect(page.getByRole('heading', { level: 2, name: `From ${visitor.email}` })).toBeVisible();
  await expect(page.getByText('· Feedback')).toBeVisible();
});

test.describe('a member who is no creator', () => {
  test('is led to the page for joining', async ({ page, member }) => {
    await storeTokens(page, await provider.signInAt(member.address));
    await page.goto('/workspace/messages');
    await expect(page).toHaveURL('/creators/join');
  });
});
