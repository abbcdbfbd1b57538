import type { Page } from '@playwright/test';
import { database } from './database.ts';
import { expect } from './fixtures.ts';
import { joinAs, WORDS } from './member.ts';
import { MARKER, test } from './own-works.ts';

const TEXTS = {
  en: {
    title: 'My content',
    none: 'You have written nothing yet',
    new: 'New',
    pin: 'Pin',
    untitled: 'Untitled pin',
    actions: 'Actions for Untitled pin',
    trash: 'Move to the trash',
    inTrash: '1 work is in the trash.',
    undo: 'Undo',
    back: '1 work is back.',
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
    untitled: 'Épingle sans titre',
    actions: 'Actions pour Épingle sans titre',
    trash: 'Mettre à la corbeille',
    inTrash: '1 contenu est dans la corbeille.',
    undo: 'Annuler l’action',
    back: '1 contenu est de retour.',
    openTrash: /^Corbeille/,
    daysLeft: 'Encore 30 jours',
    filter: 'Filtrer et trier',
    missing: 'Reste à traduire',
    french: 'Il manque le français',
    all: '2 sur 2 contenus',
    one: '1 sur 2 contenus',
  },
} as const;

const PAGE = '/workspace/articles';
const title = (en: string, fr?: string) => ({ content: { title: { en, ...(fr && { fr }) } } });

/** Rows of the table, in their order. */
const rows = (page: Page) => page.getByRole('table').locator('tbody [data-index]');
const namesIn = (page: Page) => rows(page).getByRole('rowheader').getByRole('link');
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

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
    await works.write([{ kind: 'post', ...title('The long way home', 'Le grand détour') }]);

    await page.goto(words.prefix + PAGE);
    await expect(told(page, texts.all)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.untitled })).toBeVisible();
    if (isMobile) await page.getByText(texts.filter).click();
    await page.getByRole('combobox', { name: texts.missing }).selectOption(texts.french);
    await expect(told(page, texts.one)).toBeVisible();
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

test('works are found and ordered, and the address says how', async ({ page, member, works }) => {
  await joinAs(page, member);
  await works.write([
    title('Zoo of stones', 'Zoo de pierres'),
    { kind: 'area', ...title('The Étang'), state: 'archived' },
    { kind: 'post', ...title('A walk', 'Une marche'), state: 'scheduled', publishAt: Date.UTC(2099, 0, 1) },
  ]);
  await page.goto(PAGE);
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'The Étang', 'A walk']);
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(namesIn(page)).toHaveText(['A walk', 'The Étang', 'Zoo of stones']);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(/\?sort=title-desc$/);
  await page.getByRole('searchbox', { name: 'Search titles' }).fill('etang');
  await expect(namesIn(page)).toHaveText(['The Étang']);
  await expect(page).toHaveURL(/\?q=etang&sort=title-desc$/);
  await page.reload();
  await expect(namesIn(page)).toHaveText(['The Étang']);
  await expect(page.getByRole('searchbox', { name: 'Search titles' })).toHaveValue('etang');
  await page.goBack();
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'The Étang', 'A walk']);
  await expect(page.getByRole('searchbox', { name: 'Search titles' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Scheduled');
  await expect(namesIn(page)).toHaveText(['A walk']);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Area');
  await expect(told(page, '0 of 3 works')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\?sort=title-desc$/);
  // What changes elsewhere is there at once.
  await works.write([title('Yesterday’s pier')]);
  await expect(namesIn(page)).toHaveText(['Zoo of stones', 'Yesterday’s pier', 'The Étang', 'A walk']);
});

test('several works are tagged, moved to a project and archived at once', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await joinAs(page, member);
  const ids = await works.write([title('One', 'Un'), title('Two'), title('Three'), title('Four')]);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the project a title.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Corsica');
  await dialog.getByRole('textbox', { name: 'What it is for' }).fill('Ten beaches');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Corsica' })).toBeVisible();
  await expect(page).toHaveURL(/\?project=[A-Za-z0-9]{20}$/);
  await page.getByRole('button', { name: /^Corsica/ }).click();

  // From the first to the third.
  await box(page, 'One').check();
  await page.keyboard.down('Shift');
  await box(page, 'Three').click();
  await page.keyboard.up('Shift');
  await expect(told(page, '3 selected')).toBeVisible();
  await checkAccessibility();
  const bar = page.getByRole('region', { name: 'What to do with the selection' });
  await bar.getByRole('button', { name: 'Change tags' }).click();
  await page.getByRole('textbox', { name: 'Add tags' }).fill('#Beach, !!');
  await page.getByRole('button', { name: 'Change tags' }).last().click();
  await expect(page.getByText('“!!” cannot be a tag')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add tags' }).fill('#Beach, free entry');
  await page.getByRole('textbox', { name: 'Add tags' }).press('Enter');
  await expect(page.getByText('3 works have other tags.')).toBeVisible();
  await expect(rows(page).filter({ hasText: '#beach #free entry' })).toHaveCount(3);

  await bar.getByRole('button', { name: 'Move to a project' }).click();
  await page.getByRole('radio', { name: 'Corsica' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 works were moved.')).toBeVisible();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('3 works are in the archive.')).toBeVisible();
  expect(await works.read(ids[1] ?? '')).toMatchObject({ state: 'archived', revision: 4 });
  expect(await works.read(ids[3] ?? '')).toMatchObject({ state: 'draft', revision: 1 });

  await page.getByRole('button', { name: /^Corsica 0 of 3 works published/ }).click();
  await expect(page.getByRole('progressbar', { name: 'In both languages' })).toHaveAttribute(
    'value',
    /^0\.33/,
  );
  await expect(namesIn(page)).toHaveCount(3);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Corsica' })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(namesIn(page)).toHaveCount(4);
  expect(await works.read(ids[0] ?? '')).not.toHaveProperty('projectId');
});

test.describe('on its way to the public', () => {
  // What a work lacks is an answer that is no success.
  test.use({ expectedErrors: [/status of 422/] });

  test('what is whole is published, and what is not is said to be so', async ({ page, member, works }) => {
    await joinAs(page, member);
    const [marker = ''] = await works.write([MARKER, {}]);
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('1 work is public.')).toBeVisible();
    const report = page.getByRole('alert').filter({ hasText: '1 work was not published' });
    await expect(report.getByRole('link', { name: 'Untitled pin' })).toBeVisible();
    await expect(report).toContainText(/\d things are missing or wrong\./);
    await report.getByRole('button', { name: 'Close this message' }).click();
    const publicId = (await works.read(marker))?.['publicId'];
    const item = () => database().doc(`markers/${publicId}`).get();
    expect((await item()).exists).toBe(true);

    // Undone, what was public is public again under its address.
    await choose(page, 'Pump', 'Move to the trash');
    await expect.poll(async () => (await item()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await item()).exists).toBe(true);
    await choose(page, 'Pump', 'Make it a draft again');
    await expect(page.getByText('1 work is a draft again.')).toBeVisible();
    expect((await item()).exists).toBe(false);
  });
});

test('what is in the trash is restored, or deleted for good', async ({ page, member, works }) => {
  await joinAs(page, member);
  const DAY = 86_400_000;
  const deletedAt = Date.now() - 27.5 * DAY;
  const [kept = '', gone = ''] = await works.write([
    { ...title('Kept'), deletedAt },
    { ...title('Gone'), deletedAt: Date.now() },
    { ...title('Last'), deletedAt: Date.now() },
  ]);
  await page.goto(`${PAGE}?show=trash`);
  await expect(rows(page).filter({ hasText: 'Kept' })).toContainText('3 days left');
  await choose(page, 'Kept', 'Restore');
  await expect(page.getByText('1 work is back.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await works.read(kept)).not.toHaveProperty('deletedAt');

  await choose(page, 'Gone', 'Delete for good');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Gone', 'Delete for good');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('1 work is deleted for good.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await works.read(gone)).toBeUndefined();

  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(told(page, '0 of 0 works')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my content' }).click();
  await expect(namesIn(page)).toHaveText(['Kept']);
});

test('all of it can be done by keyboard, in a list of which only what is seen is there', async ({
  page,
  member,
  works,
}) => {
  await joinAs(page, member);
  await works.write(Array.from({ length: 300 }, (_, index) => title(`Work ${index + 1}`)));
  await page.goto(PAGE);
  await expect(told(page, '300 of 300 works')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  expect(await rows(page).count()).toBeLessThan(60);

  await box(page, 'Work 1').focus();
  await page.keyboard.press('Space');
  for (let row = 2; row <= 40; row++) await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Work 40')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(told(page, '2 selected')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  // Whoever looks elsewhere finds the focus where it was.
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
  await expect(page.getByText('1 work is in the archive.')).toBeVisible();
  // No page is to watch how all of them are taken away.
  await page.goto('about:blank');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('what could not be done is said, and done when it is tried again', async ({
    page,
    context,
    member,
    works,
  }) => {
    await joinAs(page, member);
    const [id = ''] = await works.write([title('Far out')]);
    await page.goto(PAGE);
    // What it takes is loaded before the connection is lost.
    await choose(page, 'Far out', 'Archive');
    await expect(page.getByText('1 work is in the archive.')).toBeVisible();
    await context.setOffline(true);
    await choose(page, 'Far out', 'Move to the trash');
    const report = page.getByRole('alert').filter({ hasText: '1 work is not in the trash' });
    await expect(report).toContainText('The server cannot be reached.', { timeout: 45_000 });
    expect(await works.read(id)).not.toHaveProperty('deletedAt');
    await context.setOffline(false);
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 work is in the trash.')).toBeVisible();
    expect(await works.read(id)).toHaveProperty('deletedAt');
  });
});

/** Two states and an outline at sea, and a pin without a place. */
const ATLAS = [
  { ...MARKER, state: 'published' },
  { kind: 'poi', content: { title: { en: 'Wreck' }, position: { lat: -44.5, lng: -100.5 } } },
  {
    kind: 'area',
    content: {
      title: { en: 'Shallows', fr: 'Hauts-fonds' },
      geometry: '{"type":"Polygon","coordinates":[[[-112,-40],[-110,-40],[-110,-38],[-112,-38],[-112,-40]]]}',
    },
    state: 'archived',
  },
  title('Somewhere'),
] as const;

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of your works' });

test('all works with a place stand on one map beside the table, as the filters let them through', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await joinAs(page, member);
  const [pump] = await works.write(ATLAS);
  await page.goto(PAGE);
  const marks = mapOf(page).getByRole('button', { name: /\((Marker|Point of interest|Area|Pin), / });
  const mark = (name: string) => mapOf(page).getByRole('button', { name, exact: true });
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(marks).toHaveCount(3);
  await expect(mark('Pump (Marker, Published)')).toBeVisible();
  await expect(mark('Wreck (Point of interest, Draft)')).toBeVisible();
  await expect(mark('Shallows (Area, Archived)')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What the marks mean' })).toHaveText('DraftPublishedArchived');
  await checkAccessibility();

  // Each lights the other.
  await row('Wreck').hover();
  await expect(mark('Wreck (Point of interest, Draft)')).toHaveAttribute('data-lit', 'true');
  await mark('Shallows (Area, Archived)').hover();
  await expect(row('Shallows')).toHaveAttribute('data-lit', 'true');
  await expect(mark('Wreck (Point of interest, Draft)')).not.toHaveAttribute('data-lit');
  await page.getByRole('link', { name: 'Pump', exact: true }).focus();
  await expect(mark('Pump (Marker, Published)')).toHaveAttribute('data-lit', 'true');

  // What is chosen there is found here, and edited from both.
  await mark('Wreck (Point of interest, Draft)').click();
  await expect(row('Wreck').getByRole('link', { name: 'Wreck' })).toBeFocused();
  await checkAccessibility();
  await mark('Pump (Marker, Published)').click();
  await page.getByRole('link', { name: 'Edit Pump' }).click();
  await expect(page).toHaveURL(new RegExp(`work=${pump}`));
  await page.goBack();

  await page.getByRole('combobox', { name: 'State' }).selectOption('Draft');
  await expect(marks).toHaveText(['']);
  await expect(mark('Wreck (Point of interest, Draft)')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('');
  await expect(page.getByText('1 work has no place on the map.')).toBeVisible();
  await page.getByRole('button', { name: 'Show only that one' }).click();
  await expect(namesIn(page)).toHaveText(['Somewhere']);
  await expect(page).toHaveURL(/\?place=none$/);
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(namesIn(page)).toHaveCount(4);

  // Whoever wants the table alone has all of it.
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
  await expect(page).toHaveURL(/\?map=off$/);
});

test('the map decides what is listed, and the address says so', async ({ page, member, works }) => {
  await joinAs(page, member);
  await works.write(ATLAS);
  await page.goto(`${PAGE}?at=-44.5,-120.5,7`);
  const only = page.getByRole('switch', { name: 'Only what the map shows' });
  await expect(namesIn(page)).toHaveCount(4);
  await expect(mapOf(page).getByRole('button', { name: 'Pump (Marker, Published)' })).toBeVisible();
  await only.click();
  await expect(only).toBeChecked();
  await expect(namesIn(page)).toHaveText(['Pump']);
  await expect(told(page, '1 of 4 works')).toBeVisible();
  await expect(page).toHaveURL(/\?place=here&at=-44\.5,-120\.5,7$/);
  await page.reload();
  await expect(only).toBeChecked();
  await expect(namesIn(page)).toHaveText(['Pump']);
  // What the map shows next is listed next.
  await mapOf(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(namesIn(page)).toHaveText(['Pump', 'Wreck', 'Shallows']);
  await page.goBack();
  await expect(only).not.toBeChecked();
  await expect(namesIn(page)).toHaveCount(4);
});

test('on a phone the map takes the place of the list', { tag: '@phone' }, async ({
  page,
  member,
  works,
  checkAccessibility,
  isMobile,
}) => {
  test.skip(!isMobile, 'beside the table it has a test of its own');
  await joinAs(page, member, 'fr');
  await works.write(ATLAS);
  await page.goto(`/fr${PAGE}`);
  await expect(page.getByRole('link', { name: 'Somewhere' })).toBeVisible();
  await page.getByRole('radio', { name: 'Carte' }).click();
  await expect(page).toHaveURL(/\?map=on$/);
  const map = page.getByRole('region', { name: 'Carte de vos contenus' });
  const mark = map.getByRole('button', { name: 'Hauts-fonds (Zone, Archivé)' });
  await expect(mark).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Somewhere' })).toHaveCount(0);
  await expect(page.getByText('1 contenu n’a pas de lieu sur la carte.')).toBeVisible();
  await checkAccessibility();
  await mark.focus();
  await page.keyboard.press('Enter');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Modifier Hauts-fonds' }).click();
  await expect(page).toHaveURL(/work=[A-Za-z0-9]{20}/);
  await page.goBack();
  await expect(map).toBeVisible();
  await page.getByRole('radio', { name: 'Liste' }).click();
  await expect(page.getByRole('link', { name: 'Hauts-fonds' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test.describe('with changes that the server does not have', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });

  for (const [language, texts] of Object.entries({
    en: { title: 'Title, in English', unsaved: 'Unsaved changes, in this browser only', back: 'My content' },
    fr: {
      title: 'Titre, en français',
      unsaved: 'Modifications non enregistrées, dans ce navigateur seulement',
      back: 'Mes contenus',
    },
  })) {
    const words = WORDS[language === 'fr' ? 'fr' : 'en'];

    test(`a work says that this browser alone has them, and its older state does not go out, in ${language}`, {
      tag: '@phone',
    }, async ({ page, member, works, checkAccessibility }) => {
      await joinAs(page, member, language === 'fr' ? 'fr' : 'en');
      const [id = ''] = await works.write([MARKER]);
      await page.goto(words.prefix + PAGE);
      await page.getByRole('link', { name: /^(Pump|Pompe)$/ }).click();
      const field = page.getByRole('textbox', { name: texts.title, exact: true }).first();
      await expect(field).toHaveValue(/^(Pump|Pompe)$/);
      // The writes alone: what the list shows goes on.
      await page.route(/documents:(commit|batchGet)/, (route) => route.abort());
      await field.fill('Written on the ferry');
      await page.getByRole('button', { name: texts.back, exact: true }).click();
      await expect(page.getByText(texts.unsaved)).toBeVisible();
      await checkAccessibility();

      if (language === 'fr') return page.unroute(/documents:(commit|batchGet)/);
      await page.getByRole('button', { name: 'Actions for Pump' }).click();
      await page.getByRole('menuitem', { name: 'Publish' }).click();
      const report = page.getByRole('alert').filter({ hasText: '1 work was not published' });
      await expect(report).toContainText('publishing would bring out an older state');
      expect(await works.read(id)).toMatchObject({ state: 'draft' });
      await checkAccessibility();

      await page.unroute(/documents:(commit|batchGet)/);
      await report.getByRole('link', { name: 'Pump' }).click();
      await expect
        .poll(async () => (await works.read(id))?.['content'].title.en, { timeout: 45_000 })
        .toBe('Written on the ferry');
      await page.getByRole('button', { name: texts.back, exact: true }).click();
      await expect(page.getByRole('link', { name: 'Written on the ferry' })).toBeVisible();
      await expect(page.getByText(texts.unsaved)).toHaveCount(0);
      await page.getByRole('button', { name: 'Actions for Written on the ferry' }).click();
      await page.getByRole('menuitem', { name: 'Publish' }).click();
      await expect(page.getByText('1 work is public.')).toBeVisible();
    });
  }
});
