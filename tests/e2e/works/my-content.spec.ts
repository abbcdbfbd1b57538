import { expect } from '../support/fixtures.ts';
import { becomeCreator, joinAs, WORDS } from '../support/member.ts';
import {
  actOnSelected,
  box,
  namesIn,
  PAGE,
  rows,
  selectionBar,
  status,
  title,
} from '../support/my-content.ts';
import { test } from '../support/own-works.ts';
import { openDetails } from '../support/work-editor.ts';

const TEXTS = {
  en: {
    title: 'My content',
    none: 'You have not written anything yet',
    new: 'New',
    pin: 'Pin',
    tags: 'Tags',
    untitled: 'Untitled pin',
    actions: 'Actions for Untitled pin',
    trash: 'Move to trash',
    inTrash: '1 work was moved to trash.',
    undo: 'Undo',
    back: '1 work was restored.',
    openTrash: /^Trash/,
    daysLeft: '30 days left',
    filter: 'Filter and sort',
    missing: 'Still to translate',
    french: 'French is missing',
    all: '2 of 2 works',
    one: '1 of 2 works',
  },
  fr: {
    title: 'Mes contenus',
    none: 'Vous n’avez encore rien écrit',
    new: 'Nouveau',
    pin: 'Épingle',
    tags: 'Mots-clés',
    untitled: 'Épingle sans titre',
    actions: 'Actions pour Épingle sans titre',
    trash: 'Mettre à la corbeille',
    inTrash: '1 contenu a été mis à la corbeille.',
    undo: 'Annuler l’action',
    back: '1 contenu a été restauré.',
    openTrash: /^Corbeille/,
    daysLeft: 'Encore 30 jours',
    filter: 'Filtrer et trier',
    missing: 'Reste à traduire',
    french: 'Il manque le français',
    all: '2 sur 2 contenus',
    one: '1 sur 2 contenus',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const [words, texts] = [WORDS[language], TEXTS[language]];

  test(`a creator makes their first work, deletes it and takes it back, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility, isMobile }) => {
    await joinAs(page, member, language);
    await page.getByRole('link', { name: texts.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText(texts.none)).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: texts.new, exact: true }).click();
    await page.getByRole('menuitem', { name: texts.pin, exact: true }).click();
    await expect(page).toHaveURL(/\?work=[A-Za-z0-9]{20}$/);
    // A pin without any change would not be kept.
    await openDetails(page, language);
    await page.getByRole('textbox', { name: texts.tags }).fill('sea');
    await page.getByRole('textbox', { name: texts.tags }).press('Enter');
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await works.write([{ kind: 'post', ...title('The long way home', 'Le grand détour') }]);

    await page.goto(words.prefix + PAGE);
    await expect(status(page, texts.all)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.untitled })).toBeVisible();
    if (isMobile) await page.getByText(texts.filter).click();
    await page.getByRole('combobox', { name: texts.missing }).selectOption(texts.french);
    await expect(status(page, texts.one)).toBeVisible();
    await expect(page).toHaveURL(/\?missing=fr$/);
    await checkAccessibility();
    await page.getByRole('combobox', { name: texts.missing }).selectOption('');

    await page.getByRole('button', { name: texts.actions }).click();
    await page.getByRole('menuitem', { name: texts.trash }).click();
    await expect(page.getByText(texts.inTrash)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.untitled })).toHaveCount(0);
    await page.getByRole('button', { name: texts.undo }).click();
    await expect(page.getByText(texts.back)).toBeVisible();
    await page.getByRole('button', { name: texts.actions }).click();
    await page.getByRole('menuitem', { name: texts.trash }).click();
    await page.getByRole('button', { name: texts.openTrash }).click();
    await expect(page).toHaveURL(/\?show=trash$/);
    await expect(page.getByText(texts.untitled, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.daysLeft)).toBeVisible();
    await checkAccessibility();
  });
}

test('a creator finds and sorts works, and the address says how', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  await works.write([
    title('Zoo of stones', 'Zoo de pierres'),
    { kind: 'area', ...title('The Étang') },
    { kind: 'post', ...title('A walk', 'Une marche'), state: 'scheduled', publishAt: Date.UTC(2099, 0, 1) },
  ]);
  await page.goto(PAGE);
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'The Étang', 'A walk']);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(namesIn(page)).toHaveText(['A walk', 'The Étang', 'Zoo of stones']);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/\?sort=title-desc$/);
  await page.getByRole('searchbox', { name: 'Search your works' }).fill('etang');
  await expect(namesIn(page)).toHaveText(['The Étang']);
  await expect(page).toHaveURL(/\?q=etang&sort=title-desc$/);
  await page.reload();
  await expect(namesIn(page)).toHaveText(['The Étang']);
  await expect(page.getByRole('searchbox', { name: 'Search your works' })).toHaveValue('etang');
  await page.goBack();
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'The Étang', 'A walk']);
  await expect(page.getByRole('searchbox', { name: 'Search your works' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Scheduled');
  await expect(namesIn(page)).toHaveText(['A walk']);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Area');
  await expect(status(page, '0 of 3 works')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\?sort=title-desc$/);
  // A change from elsewhere shows at once.
  await works.write([title('Yesterday’s pier')]);
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'Yesterday’s pier', 'The Étang', 'A walk']);
});

test('a creator uses a long list by keyboard alone, although only its visible rows are drawn', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  await works.write(Array.from({ length: 300 }, (_, index) => title(`Work ${index + 1}`)));
  await page.goto(PAGE);
  await expect(status(page, '300 of 300 works')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  expect(await rows(page).count()).toBeLessThan(60);

  await box(page, 'Work 1').focus();
  await page.keyboard.press('Space');
  for (let row = 2; row <= 40; row++) await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Work 40')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status(page, '2 selected')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  // A creator who looks elsewhere finds the focus where it was.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(box(page, 'Work 300')).toBeVisible();
  await expect(box(page, 'Work 40')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Work 40', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 work was archived.')).toBeVisible();
  // Otherwise the page would show the removal of each work.
  await page.goto('about:blank');
});

test('one press takes back that several works were deleted, also where a bar below the message goes away', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  const ids = await works.write([title('First'), title('Second'), title('Third')]);
  await page.goto(PAGE);
  for (const name of ['First', 'Second']) await box(page, name).check();
  await actOnSelected(page, 'Move to trash');
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await box(page, 'Third').check();
  await expect(selectionBar(page)).toBeVisible();
  // The message is above the bar. The pointer is at its button when the bar goes.
  await undo.hover();
  await page.keyboard.press('Space');
  await expect(selectionBar(page)).toHaveCount(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('2 works were restored.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  for (const id of ids) expect(await works.read(id)).not.toHaveProperty('deletedAt');
});
