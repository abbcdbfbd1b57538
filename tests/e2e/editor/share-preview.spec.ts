import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { MARKER, test } from '../support/own-works.ts';
import { visitorPage } from '../support/visitor.ts';
import { make, openWork } from '../support/work-editor.ts';

/* A private link to the preview of a work: made in the editor, opened by a visitor without an account, and ended. */

const TEXTS = {
  en: {
    preview: 'Preview',
    share: 'Share…',
    heading: 'Share this preview',
    make: 'Make a link',
    until: /^This link works until/,
    end: 'Stop sharing',
    ended: 'The link no longer works.',
    note: /^This is a preview\. What you see is not published/,
    unknown: /There is no preview at this link/,
    noLink: /A preview opens only with its private link/,
  },
  fr: {
    preview: 'Aperçu',
    share: 'Partager…',
    heading: 'Partager cet aperçu',
    make: 'Créer un lien',
    until: /^Ce lien fonctionne jusqu’au/,
    end: 'Cesser de partager',
    ended: 'Le lien ne fonctionne plus.',
    note: /^Ceci est un aperçu\. Ce que vous voyez n’est pas publié/,
    unknown: /Il n’y a pas d’aperçu à ce lien/,
    noLink: /Un aperçu ne s’ouvre qu’avec son lien privé/,
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator shares a preview with a visitor, and ends it, by keys, in ${language}`, {
    tag: language === 'en' ? ['@core', '@axe', '@phone'] : '@phone',
  }, async ({ page, browser, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const id = await make(works, 'marker', MARKER.content);
    await openWork(page, id, language);
    await page.getByRole('radio', { name: texts.preview }).check({ force: true });
    await page.getByRole('button', { name: texts.share }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.heading });
    await dialog.getByRole('button', { name: texts.make }).press('Enter');
    await expect(dialog.getByText(texts.until)).toBeVisible();
    const link = (await dialog.getByRole('code').textContent()) ?? '';
    expect(new URL(link).pathname).toBe(language === 'fr' ? '/fr/preview' : '/preview');
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    const visitor = await visitorPage(browser);
    const requested: string[] = [];
    visitor.on('request', (request) => requested.push(request.url()));
    await visitor.goto(link);
    const title = visitor.getByRole('heading', { level: 1, name: MARKER.content.title[language] });
    await expect(title).toBeVisible();
    await expect(visitor.getByText(texts.note)).toBeVisible();
    await expect(visitor.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
    // The secret has left the address, and was in none that was requested.
    const secret = new URL(link).hash.slice('#preview='.length);
    expect(secret).toHaveLength(63);
    expect(visitor.url()).not.toContain(secret);
    // Browsers send no fragment.
    expect(requested.map((address) => address.replace(/#.*/, '')).join(' ')).not.toContain(secret);
    expect(await visitor.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(
      0,
    );
    // The tab keeps it, so that the page can be loaded again.
    await visitor.reload();
    await expect(title).toBeVisible();

    await dialog.getByRole('button', { name: texts.end }).press('Enter');
    await expect(dialog.getByText(texts.ended)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.make })).toBeFocused();
    await visitor.reload();
    await expect(visitor.getByText(texts.unknown)).toBeVisible();
    await expect(title).toHaveCount(0);
    await visitor.context().close();
  });

  test(`without a link the page of previews says what is missing, in ${language}`, async ({ page }) => {
    await page.goto(language === 'fr' ? '/fr/preview' : '/preview');
    await expect(page.getByText(texts.noLink)).toBeVisible();
  });
}
