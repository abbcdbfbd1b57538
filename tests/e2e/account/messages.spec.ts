import type { Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { test as base } from '../support/fresh-creators.ts';
import { serveShell } from '../support/serve-shell.ts';
import { provider, storeTokens } from '../support/stored-session.ts';
import { type Visitor, visitorOfTest } from '../support/visitor.ts';

const test = base.extend<{ visitor: Visitor }>({ visitor: visitorOfTest });

const TEXTS = {
  en: {
    prefix: '',
    contact: 'Contact',
    feedback: 'Feedback',
    creator: 'Message Inês Quaresma',
    reads: 'Reads English and French',
    email: 'Your e-mail address',
    body: 'Your message',
    left: '4,995 characters left',
    send: 'Send',
    sent: 'Your message has been sent.',
    notSent: 'Not sent:',
    another: 'Write another message',
    copy: 'Copy the message',
  },
  fr: {
    prefix: '/fr',
    contact: 'Nous écrire',
    feedback: 'Votre avis',
    creator: 'Écrire à Inês Quaresma',
    reads: 'Lit l’anglais et le français',
    email: 'Votre adresse e-mail',
    body: 'Votre message',
    left: /^4\s995 caractères restants$/,
    send: 'Envoyer',
    sent: 'Votre message a été envoyé.',
    notSent: 'Message non envoyé',
    another: 'Écrire un autre message',
    copy: 'Copier le message',
  },
} as const;

function form(page: Page, texts: (typeof TEXTS)['en' | 'fr'] = TEXTS.en) {
  return {
    email: page.getByRole('textbox', { name: texts.email }),
    body: page.getByRole('textbox', { name: texts.body }),
    send: page.getByRole('button', { name: texts.send, exact: true }),
    copy: page.getByRole('button', { name: texts.copy }),
    sent: page.getByRole('status').filter({ hasText: texts.sent }),
    notSent: page.getByRole('alert').filter({ hasText: texts.notSent }),
    another: page.getByRole('button', { name: texts.another }),
  };
}

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Not Found' });
const CREATOR = '/creators/ines-quaresma';

for (const [page, locale] of [
  ['contact', 'en'],
  ['feedback', 'fr'],
  ['creator', 'en'],
  ['creator', 'fr'],
] as const) {
  const texts = TEXTS[locale];
  test(`a visitor writes a message on the page ${page}, which is sent, in ${locale}`, async ({
    page: tab,
    visitor,
    checkAccessibility,
  }) => {
    await tab.goto(`${texts.prefix}${page === 'creator' ? `${CREATOR}/contact` : `/${page}`}`);
    await expect(tab).toHaveTitle(`${texts[page]} · Waymark`);
    await expect(tab.getByRole('heading', { level: 1, name: texts[page], exact: true })).toBeVisible();
    if (page === 'creator') await expect(tab.getByText(texts.reads, { exact: true })).toBeVisible();
    const { email, body, send, sent, another } = form(tab, texts);
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await checkAccessibility();
    await send.click();
    await expect(email).toBeFocused();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility();
    await email.fill(visitor.email);
    await body.fill('Hello');
    await expect(body).toHaveAccessibleDescription(texts.left);
    await send.click();
    await expect(sent).toBeInViewport();
    await expect(sent).toContainText(visitor.email);
    await checkAccessibility();
    const { docs } = await database().collection('messages').where('email', '==', visitor.email).get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { body: 'Hello', topic: page === 'creator' ? null : page, locale, name: null, state: 'new' },
    ]);
    await another.click();
    await expect(body).toHaveValue('');
  });
}

test('a message is checked field by field, and a corrected field is no longer marked', {
  tag: ['@core-phone', '@phone'],
}, async ({ page }) => {
  await page.goto('/contact');
  const { email, body, send, sent } = form(page);
  await email.fill('somebody');
  await body.fill('   ');
  await expect(email).toHaveAccessibleDescription('For the answer only. It is not passed on.');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^Enter an address such as/);
  await expect(body).toHaveAccessibleDescription(/^Write a few words\./);
  await email.pressSequentially('@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await email.press('Enter');
  await expect(body).toBeFocused();
  await body.fill('Where is the ferry?');
  await expect(body).not.toHaveAttribute('aria-invalid');
  // A field that was right when it was sent is not marked while it is changed.
  await email.fill('some');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect(email).toBeFocused();
  await expect(sent).toHaveCount(0);
});

test('a message that is too long says by how much, and loses no text', async ({ page, visitor }) => {
  await page.goto('/feedback');
  const { email, body, send, sent } = form(page);
  await email.fill(visitor.email);
  await body.fill('x'.repeat(5_001));
  await send.click();
  await expect(body).toBeFocused();
  await expect(body).toHaveAccessibleDescription(
    'Your message is too long. Shorten it. 1 character too many',
  );
  await expect(body).toHaveValue('x'.repeat(5_001));
  await body.press('End');
  await body.press('Backspace');
  await expect(body).toHaveAccessibleDescription('0 characters left');
  await send.click();
  await expect(sent).toBeVisible();
});

test('a visitor’s message survives a reload, a step back and the other language, for its recipient', async ({
  page,
}) => {
  await page.goto('/contact');
  const { email, body } = form(page);
  await email.fill('somebody@example.org');
  await body.fill('For the team');
  await page.reload();
  await expect(body).toHaveValue('For the team');
  await expect(email).toHaveValue('somebody@example.org');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL('/feedback');
  await expect(email).toHaveValue('');
  await body.fill('What I like');
  await page.goto(`${CREATOR}/contact`);
  await expect(body).toHaveValue('');
  await body.fill('To Inês');
  await page.goBack();
  await expect(body).toHaveValue('What I like');
  await page.goto('/fr/contact');
  await expect(form(page, TEXTS.fr).body).toHaveValue('For the team');
  await page.goto(`/fr${CREATOR}/contact`);
  await expect(form(page, TEXTS.fr).body).toHaveValue('To Inês');
});

test('a visitor who presses Send repeatedly sends one message', async ({ page, visitor }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages')) requests.push(request.url());
  });
  await page.goto('/contact');
  const { email, body, send, sent } = form(page);
  await email.fill(visitor.email);
  await body.fill('Where is the ferry?');
  await send.dblclick();
  await send.click({ timeout: 500 }).catch(() => {});
  await expect(sent).toHaveCount(1);
  expect(requests).toHaveLength(1);
});

test('a member who is signed in is named as the sender', async ({ page, visitor }) => {
  await storeTokens(page, await provider.signInAt(visitor.email));
  await page.goto('/feedback');
  const { email, body, send, sent } = form(page);
  await email.fill(visitor.email);
  await body.fill('I like the map.');
  await send.click();
  await expect(sent).toBeVisible();
  const { docs } = await database().collection('messages').where('email', '==', visitor.email).get();
  expect(docs.map((each) => each.get('from'))).toEqual([expect.stringMatching(/^[\w-]{28}$/)]);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/] });

  test('a message stays in its form, can be copied, and is sent once there is one', async ({
    page,
    context,
    visitor,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/feedback');
    const { email, body, send, sent, notSent, copy } = form(page);
    await email.fill(visitor.email);
    await body.fill('Two lines,\nas they are <b>written</b>.');
    await context.setOffline(true);
    await send.click();
    await expect(notSent).toContainText('the server cannot be reached');
    await expect(notSent).toContainText('Nothing is lost');
    await copy.click();
    await expect(page.getByText('Message copied.')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'Two lines,\nas they are <b>written</b>.',
    );
    await context.setOffline(false);
    await expect(body).toHaveValue('Two lines,\nas they are <b>written</b>.');
    await send.click();
    await expect(sent).toBeVisible();
  });
});

test.describe('with a server that fails', () => {
  test.use({ expectedErrors: [/status of (404|429|500)|ERR_FAILED/] });

  for (const [status, error, sentence] of [
    [429, 'too-many', 'Try again in an hour.'],
    [404, 'not-found', 'messages are no longer accepted here'],
    [500, 'unexpected', 'something went wrong on our side'],
  ] as const) {
    test(`a visitor reads why a message was not sent: ${error}`, async ({ page, visitor }) => {
      await page.goto('/contact');
      const answer = { status, json: { error, message: 'A test' } };
      await page.route('**/api/messages', (route) => route.fulfill(answer));
      const { email, body, send, notSent } = form(page);
      await email.fill(visitor.email);
      await body.fill('Where is the ferry?');
      await send.click();
      await expect(notSent).toContainText(sentence);
      await expect(body).toHaveValue('Where is the ferry?');
    });
  }

  test('an answer that is lost leads to no second message', async ({ page, visitor }) => {
    await page.goto('/contact');
    let isFirst = true;
    await page.route('**/api/messages', async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    const { email, body, send, sent, notSent } = form(page);
    await email.fill(visitor.email);
    await body.fill('Where is the ferry?');
    await send.click();
    await expect(notSent).toBeVisible();
    await page.reload();
    await expect(body).toHaveValue('Where is the ferry?');
    await send.click();
    await expect(sent).toBeVisible();
    const { size } = await database().collection('messages').where('email', '==', visitor.email).get();
    expect(size).toBe(1);
  });
});

test('a visitor sees the recipient, by either address, and the way to the recipient’s page', async ({
  page,
  own,
}) => {
  const { ref, handle } = await own.join('Ana Writer', { contactable: true, languages: ['fr'] });
  for (const address of [ref.id, handle]) {
    await page.goto(`/creators/${address}/contact`);
    await expect(page.getByRole('heading', { level: 1, name: 'Message Ana Writer' })).toBeVisible();
    await expect(page.getByText('Reads French', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ana Writer' })).toHaveAttribute(
      'href',
      `/creators/${handle}`,
    );
  }
  await form(page).body.fill('By the handle');
  await page.goto(`/fr/creators/${ref.id}/contact`);
  await expect(form(page, TEXTS.fr).body).toHaveValue('By the handle');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an open page follows its creator, and closes once the creator refuses messages', async ({
  page,
  own,
}) => {
  const { ref, handle } = await own.join('Ada Changing', { contactable: true });
  await page.goto(`/creators/${handle}/contact`);
  const { body } = form(page);
  await body.click();
  await body.fill('Half a sentence');
  await ref.update({ name: 'Ada Changed' });
  await expect(page.getByRole('heading', { level: 1, name: 'Message Ada Changed' })).toBeVisible();
  await expect(body).toBeFocused();
  await ref.update({ contactable: false });
  await expect(notFound(page)).toBeVisible();
  await ref.update({ contactable: true });
  await expect(body).toHaveValue('Half a sentence');
  await ref.update({ status: 'suspended' });
  await expect(notFound(page)).toBeVisible();
});

test.describe('with errors that are expected', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [what, fields] of [
    ['who accepts no messages', { contactable: false }],
    ['who is suspended', { contactable: true, status: 'suspended' }],
  ] as const) {
    test(`a creator ${what} has no page for messages`, async ({ page, own }) => {
      const { ref, handle } = await own.join('Somebody Else', fields);
      for (const address of [ref.id, handle]) {
        await page.goto(`/creators/${address}/contact`);
        await expect(notFound(page)).toBeVisible();
      }
    });
  }

  for (const id of ['nobody-of-that-name', 'a'.repeat(20), '__proto__', '%3Cscript%3E', 'x'.repeat(200)]) {
    test(`/creators/${id.slice(0, 20)}/contact shows the 404 page`, async ({ page }) => {
      await page.goto(`/creators/${id}/contact`);
      await expect(notFound(page)).toBeVisible();
    });
  }
});

test.describe('with payloads broken', () => {
  test.use({ expectedErrors: [/status of 500/] });

  for (const [what, fields, isThere] of [
    ['leads to a creator, by either address', { contactable: true }, true],
    ['finds no creator who accepts no messages', { contactable: false }, false],
    ['finds no creator who is suspended', { contactable: true, status: 'suspended' }, false],
  ] as const) {
    test(`the live database alone ${what}`, async ({ page, own }) => {
      const { ref, handle } = await own.join('Ana Alone', fields);
      await serveShell(page);
      await page.route(/_payload\.json/, (route) => route.fulfill({ status: 500, body: 'broken' }));
      for (const address of [ref.id, handle]) {
        await page.goto(`/creators/${address}/contact`);
        const heading = page.getByRole('heading', { level: 1, name: 'Message Ana Alone' });
        await expect(isThere ? heading : notFound(page)).toBeVisible();
      }
    });
  }
});

for (const [what, name] of [
  ['from right to left', 'فاطمة الزهراء (باريس) 2'],
  ['of pictures', '👩‍🚀🧭🏔️👨‍👩‍👧‍👦'],
  ['of eighty wide characters', 'W'.repeat(80)],
  ['of code', '<img src=x onerror=alert(1)> {name} <to>'],
] as const) {
  test(`a name ${what} is shown unchanged, within the page`, { tag: '@phone' }, async ({
    page,
    own,
    checkAccessibility,
  }) => {
    const { handle } = await own.join(name, { contactable: true });
    await page.goto(`/creators/${handle}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Message ${name}`);
    await expect(page).toHaveTitle(`Message ${name} · Waymark`);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}
