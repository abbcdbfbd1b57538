import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, WORDS } from '../support/member.ts';
import {
  actOnSelected,
  box,
  choose,
  namesIn,
  PAGE,
  rows,
  selectionBar,
  status,
  title,
} from '../support/my-content.ts';
import { MARKER, test } from '../support/own-works.ts';

test('a creator tags, archives and moves several works to a project at once', {
  tag: ['@core', '@axe'],
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  const ids = await works.write([title('One', 'Un'), title('Two'), title('Three'), title('Four')]);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the project a title.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Corsica');
  await dialog.getByRole('textbox', { name: 'Goal' }).fill('Ten beaches');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Corsica' })).toBeVisible();
  await expect(page).toHaveURL(/\?project=[A-Za-z0-9]{20}$/);
  await page.getByRole('button', { name: /^Corsica/ }).click();

  // From the first to the third.
  await box(page, 'One').check();
  await page.keyboard.down('Shift');
  await box(page, 'Three').click();
  await page.keyboard.up('Shift');
  await expect(status(page, '3 selected')).toBeVisible();
  await checkAccessibility();
  const bar = selectionBar(page);
  await bar.getByRole('button', { name: 'Change tags' }).click();
  await page.getByRole('textbox', { name: 'Add tags' }).fill('#Beach, !!');
  await page.getByRole('button', { name: 'Change tags' }).last().click();
  await expect(page.getByText('“!!” is not a valid tag')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add tags' }).fill('#Beach, free entry');
  await page.getByRole('textbox', { name: 'Add tags' }).press('Enter');
  await expect(page.getByText('The tags of 3 works were changed.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'beach, free entry' })).toHaveCount(3);

  await bar.getByRole('button', { name: 'Move to a project' }).click();
  await page.getByRole('radio', { name: 'Corsica' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 works were moved.')).toBeVisible();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('3 works were archived.')).toBeVisible();
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
  await expect(namesIn(page)).toHaveText(['Four']);
  await page.getByRole('button', { name: 'Archived (3)' }).click();
  await expect(namesIn(page)).toHaveCount(3);
  expect(await works.read(ids[0] ?? '')).not.toHaveProperty('projectId');
});

test('a creator schedules several works a day apart, takes one back, and duplicates it', {
  tag: '@phone',
}, async ({ page, member, works, checkAccessibility }) => {
  await becomeCreator(page, member);
  const names = ['Pump', 'Well', 'Spring'];
  const ids = await works.write(
    names.map((en) => ({ ...MARKER, content: { ...MARKER.content, title: { en, fr: en } } })),
  );
  await page.goto(PAGE);
  for (const name of names) await box(page, name).check();
  await actOnSelected(page, 'Schedule…');
  const dialog = page.getByRole('dialog', { name: 'When should these 3 works go live?' });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Choose a day and a time.')).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Day and time').fill(`${year}-05-01T08:00`);
  await dialog.getByRole('radio', { name: 'One a day, in the order of the list' }).check();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^3 works will be published, the first on 1 May /)).toBeVisible();
  const times = await Promise.all(ids.map(async (id) => (await works.read(id))?.['publishAt'].toMillis()));
  expect(times.map((time) => time - times[0])).toEqual([0, 86_400_000, 2 * 86_400_000]);

  await actOnSelected(page, 'Cancel schedule');
  await expect(page.getByText('The schedules of 3 works were cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await choose(page, 'Pump', 'Duplicate');
  await expect(page.getByText('1 work was duplicated. The copy is a draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the copy' }).click();
  await expect(page.getByRole('textbox', { name: 'Title, in English' })).toHaveValue('Pump (copy)');
});

test.describe('while a publication is under way', () => {
  // A refusal because of missing fields is an answer, but no success. The message of the publication has the focus once the one with
  // "Undo" is gone: its link prepares a page that is not back yet.
  test.use({ expectedErrors: [/status of (404|410|422)/] });

  test('a creator publishes the complete works, and reads which are incomplete', async ({
    page,
    member,
    works,
  }) => {
    await becomeCreator(page, member);
    const [marker = ''] = await works.write([MARKER, {}]);
    await page.goto(PAGE);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('1 work was published.')).toBeVisible();
    const report = page.getByRole('alert').filter({ hasText: '1 work was not published' });
    await expect(report.getByRole('link', { name: 'Untitled pin' })).toBeVisible();
    await expect(report).toContainText(/\d fields are missing or incorrect\./);
    await report.getByRole('button', { name: 'Close this message' }).click();
    const publicId = (await works.read(marker))?.['publicId'];
    const item = () => database().doc(`markers/${publicId}`).get();
    expect((await item()).exists).toBe(true);

    // After undo, public works are public again at their addresses.
    await choose(page, 'Pump', 'Move to trash');
    const undo = page.getByRole('button', { name: 'Undo' });
    // A message stays while it has the focus.
    await undo.focus();
    await expect.poll(async () => (await item()).exists).toBe(false);
    await undo.click();
    await expect.poll(async () => (await item()).exists).toBe(true);
    await choose(page, 'Pump', 'Unpublish');
    await expect(page.getByText('1 work is a draft again.')).toBeVisible();
    expect((await item()).exists).toBe(false);
  });
});

test('a creator restores works from the trash, or deletes them for good', async ({ page, member, works }) => {
  await becomeCreator(page, member);
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
  await expect(page.getByText('1 work was restored.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await works.read(kept)).not.toHaveProperty('deletedAt');

  await choose(page, 'Gone', 'Delete permanently');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Gone', 'Delete permanently');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('1 work was permanently deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await works.read(gone)).toBeUndefined();

  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(status(page, '0 of 0 works')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my content' }).click();
  await expect(namesIn(page)).toHaveText(['Kept']);
});

test('an action that is asked for during another runs after it, once', async ({ page, member, works }) => {
  await becomeCreator(page, member);
  const [first = '', second = ''] = await works.write([title('First'), title('Second')]);
  await page.goto(PAGE);
  await expect(namesIn(page)).toHaveText(['First', 'Second']);
  // Nothing starts until all actions have been asked for.
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(/documents:commit/, async (route) => {
    await asked;
    await route.continue();
  });
  await choose(page, 'First', 'Archive');
  await choose(page, 'Second', 'Move to trash');
  await choose(page, 'First', 'Archive');
  await expect(page.getByRole('progressbar', { name: 'In progress' })).toBeVisible();
  await expect(page.getByText('0 of 2')).toBeVisible();
  resolve();
  await expect(page.getByText('1 work was archived.')).toBeVisible();
  await expect(page.getByText('1 work was moved to trash.')).toBeVisible();
  // What is archived is out of the way.
  await expect(status(page, '0 of 0 works')).toBeVisible();
  await page.getByRole('button', { name: 'Archived (1)' }).click();
  await expect(namesIn(page)).toHaveText(['First']);
  expect(await works.read(first)).toMatchObject({ state: 'archived', revision: 2 });
  expect(await works.read(second)).toMatchObject({ state: 'draft', revision: 2 });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('an action that failed is reported, and succeeds when it is tried again', async ({
    page,
    context,
    member,
    works,
  }) => {
    await becomeCreator(page, member);
    const [id = ''] = await works.write([title('Far out')]);
    await page.goto(PAGE);
    // The code for it is loaded before the connection is lost, and so is the map's.
    await expect(page.getByText('This browser cannot show the interactive map.')).toBeVisible();
    await choose(page, 'Far out', 'Archive');
    await expect(page.getByText('1 work was archived.')).toBeVisible();
    await page.getByRole('button', { name: 'Archived (1)' }).click();
    await context.setOffline(true);
    await choose(page, 'Far out', 'Move to trash');
    const report = page.getByRole('alert').filter({ hasText: '1 work was not moved to trash' });
    await expect(report).toContainText('The server cannot be reached.', { timeout: 45_000 });
    expect(await works.read(id)).not.toHaveProperty('deletedAt');
    await context.setOffline(false);
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 work was moved to trash.')).toBeVisible();
    expect(await works.read(id)).toHaveProperty('deletedAt');
  });
});

test.describe('with changes that the server does not have', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });

  for (const [language, texts] of Object.entries({
    en: { title: 'Title, in English', unsaved: 'Unsaved changes in this browser', back: 'My content' },
    fr: {
      title: 'Titre, en français',
      unsaved: 'Modifications non enregistrées dans ce navigateur',
      back: 'Mes contenus',
    },
  })) {
    const words = WORDS[language === 'fr' ? 'fr' : 'en'];

    test(`a work says that only this browser has its changes, and its older state is not published, in ${language}`, {
      tag: '@phone',
    }, async ({ page, member, works, checkAccessibility }) => {
      await becomeCreator(page, member, language === 'fr' ? 'fr' : 'en');
      const [id = ''] = await works.write([MARKER]);
      await page.goto(words.prefix + PAGE);
      await page.getByRole('link', { name: /^(Pump|Pompe)$/ }).click();
      const field = page.getByRole('textbox', { name: texts.title, exact: true }).first();
      await expect(field).toHaveValue(/^(Pump|Pompe)$/);
      // Only the writes fail: the list still shows them.
      await page.route(/documents:(commit|batchGet)/, (route) => route.abort());
      await field.fill('Written on the ferry');
      await page.getByRole('button', { name: texts.back, exact: true }).click();
      await expect(page.getByText(texts.unsaved)).toBeVisible();
      await checkAccessibility();

      if (language === 'fr') return page.unroute(/documents:(commit|batchGet)/);
      await page.getByRole('button', { name: 'Actions for Pump' }).click();
      await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
      const report = page.getByRole('alert').filter({ hasText: '1 work was not published' });
      await expect(report).toContainText('changes are only in this browser');
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
      await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('1 work was published.')).toBeVisible();
    });
  }
});
