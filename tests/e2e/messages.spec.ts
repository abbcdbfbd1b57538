import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { test } from './support/fresh-creators.ts';
import { serveShell } from './support/serve-shell.ts';

const TEXTS = {
  en: {
    prefix: '',
    contact: 'Contact',
    feedback: 'Feedback',
    creator: 'Write to Inês Quaresma',
    reads: 'Reads English and French',
    email: 'Your e-mail address',
    body: 'Your message',
    left: '4,995 characters left',
    send: 'Send',
    notYet: 'Messages cannot be sent from here yet.',
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
    notYet: 'L’envoi de messages n’est pas encore disponible.',
    copy: 'Copier le message',
  },
} as const;

function form(page: Page, texts: (typeof TEXTS)['en' | 'fr'] = TEXTS.en) {
  return {
    email: page.getByRole('textbox', { name: texts.email }),
    body: page.getByRole('textbox', { name: texts.body }),
    send: page.getByRole('button', { name: texts.send, exact: true }),
    copy: page.getByRole('button', { name: texts.copy }),
    notice: page.getByRole('status').filter({ hasText: texts.notYet }),
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
  test(`a visitor can fill in the form of ${page} by any means, in ${locale}`, {
    tag: page === 'creator' && locale === 'fr' ? ['@core', '@axe'] : [],
  }, async ({ page: tab, checkAccessibility }) => {
    await tab.goto(`${texts.prefix}${page === 'creator' ? `${CREATOR}/contact` : `/${page}`}`);
    await expect(tab).toHaveTitle(`${texts[page]} · Waymark`);
    await expect(tab.getByRole('heading', { level: 1, name: texts[page], exact: true })).toBeVisible();
    if (page === 'creator') await expect(tab.getByText(texts.reads, { exact: true })).toBeVisible();
    const { email, body, send, copy, notice } = form(tab, texts);
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await checkAccessibility();
    await send.click();
    await expect(email).toBeFocused();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility();
    await email.fill('somebody@example.org');
    await body.fill('Hello');
    await expect(body).toHaveAccessibleDescription(texts.left);
    await send.click();
    await expect(notice).toBeInViewport();
    await expect(copy).toBeInViewport();
    await checkAccessibility();
  });
}

test('a message is checked field by field, and a corrected field is no longer marked', {
  tag: ['@core-phone', '@phone'],
}, async ({ page }) => {
  await page.goto('/contact');
  const { email, body, send, notice } = form(page);
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
  await expect(notice).toHaveCount(0);
});

test('a message that is too long says by how much, and loses no text', { tag: '@core' }, async ({ page }) => {
  await page.goto('/feedback');
  const { email, body, send, notice } = form(page);
  await email.fill('somebody@example.org');
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
  await expect(notice).toBeVisible();
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

test('a visitor who presses Send repeatedly makes no request while messages cannot be sent', {
  tag: '@core',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/contact');
  const { email, body, send, notice } = form(page);
  await email.fill('somebody@example.org');
  await body.fill('Where is the ferry?');
  await send.dblclick();
  await email.press('Enter');
  await send.click();
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Nothing is lost');
  await expect(body).toHaveValue('Where is the ferry?');
  expect(sent).toEqual([]);
  await body.fill('Where is the train?');
  await expect(notice).toHaveCount(0);
});

test('the visitor can copy the message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/feedback');
  const { email, body, send, copy } = form(page);
  await email.fill('somebody@example.org');
  await body.fill('Two lines,\nas they are <b>written</b>.');
  await send.click();
  await copy.click();
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    'Two lines,\nas they are <b>written</b>.',
  );
});

test('a visitor sees the recipient, by either address, and the way to the recipient’s page', {
  tag: '@core',
}, async ({ page, own }) => {
  const { ref, handle } = await own.join('Ana Writer', { contactable: true, languages: ['fr'] });
  for (const address of [ref.id, handle]) {
    await page.goto(`/creators/${address}/contact`);
    await expect(page.getByRole('heading', { level: 1, name: 'Write to Ana Writer' })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Write to Ada Changed' })).toBeVisible();
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
    test(`/creators/${id.slice(0, 20)}/contact shows the 404 page`, {
      tag: id === '__proto__' ? '@core' : [],
    }, async ({ page }) => {
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
        const heading = page.getByRole('heading', { level: 1, name: 'Write to Ana Alone' });
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write to ${name}`);
    await expect(page).toHaveTitle(`Write to ${name} · Waymark`);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}
