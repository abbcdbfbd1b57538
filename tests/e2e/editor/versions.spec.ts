import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-works.ts';
import { field, make, openWork, saved } from '../support/work-editor.ts';

/* Earlier contents of a work. What is published is one; the others begin ten minutes later (tests/functions/versions.test.ts). */

const TEXTS = {
  en: {
    publish: 'Publish',
    published: 'Published',
    more: 'More actions',
    versions: 'Versions…',
    heading: 'Versions',
    differs: '1 field differs from what you have now.',
    title: 'Title, in English',
    saved: 'Saved.',
    earlier: 'Title, in English: this version',
    current: 'Title, in English: now',
    restore: 'Restore this version',
    restored: 'Version restored. It is not published yet.',
  },
  fr: {
    publish: 'Publier',
    published: 'Publié',
    more: 'Autres actions',
    versions: 'Versions…',
    heading: 'Versions',
    differs: '1 champ diffère de ce que vous avez maintenant.',
    title: 'Titre, en français',
    saved: 'Enregistré.',
    earlier: 'Titre, en français\u00A0: cette version',
    current: 'Titre, en français\u00A0: maintenant',
    restore: 'Restaurer cette version',
    restored: 'Version restaurée. Elle n’est pas encore publiée.',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const texts = TEXTS[language];

  test(`a creator sees what changed since a publication, and brings it back, by keys, in ${language}`, {
    tag: language === 'en' ? ['@core', '@axe', '@phone'] : '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    const content = { title: { [language]: 'Old lighthouse' }, position: { lat: -44.5, lng: -120.5 } };
    const id = await make(works, 'pin', content);
    await openWork(page, id, language);
    await page.getByRole('button', { name: texts.publish, exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: texts.published, exact: true })).toBeVisible();
    await field(page, texts.title).fill('New lighthouse');
    await expect(saved(page, texts.saved)).toBeVisible();

    await page.getByRole('button', { name: texts.more }).press('Enter');
    await page.getByRole('menuitem', { name: texts.versions }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.heading });
    // The trigger of works keeps it within moments.
    const version = dialog.getByRole('list', { name: texts.heading }).getByRole('button').first();
    await expect(version).toBeVisible({ timeout: 60_000 });
    await version.press('Enter');
    await expect(dialog.getByText(texts.differs)).toBeVisible();
    await expect(dialog.getByRole('region', { name: texts.earlier })).toContainText('Old lighthouse');
    await expect(dialog.getByRole('region', { name: texts.current })).toContainText('New lighthouse');
    await checkAccessibility();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

    await dialog.getByRole('button', { name: texts.restore }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(field(page, texts.title)).toHaveValue('Old lighthouse');
    await expect(page.getByText(texts.restored)).toBeVisible();
  });
}
