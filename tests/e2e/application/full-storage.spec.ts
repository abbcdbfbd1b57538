import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { onlyListOf, test } from '../support/own-lists.ts';

// The payload of a private list is refused.
test.use({ expectedErrors: [/status of 404/] });

/** Stored data can be read, and nothing more can be written. */
const FULL = `
  const full = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError'); };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.put = full;
  IDBObjectStore.prototype.add = full;
`;

test('with no room left in the browser, a visitor signs in, and makes, changes and deletes a list', async ({
  page,
  member,
}) => {
  await openAs(page, member, '/lists');
  await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  await page.addInitScript(FULL);
  await page.reload();
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Weekend');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  await page.getByText('In French', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title in French' }).fill('Fin de semaine');
  await page.getByRole('textbox', { name: 'Title in French' }).press('Tab');
  const list = database().doc(`lists/${await onlyListOf(member)}`);
  await expect.poll(async () => (await list.get()).get('title.fr')).toBe('Fin de semaine');
  await page.goto('/fr/lists');
  await expect(page.getByRole('link', { name: 'Fin de semaine' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions pour Fin de semaine' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page.getByText('a été supprimée.')).toBeVisible();
});

test('with no room left in the browser, a visitor who saves a place reads that it is kept for this page only', async ({
  page,
  fresh,
}) => {
  const { path } = await fresh.publish('poi', { title: { en: 'The mill' } });
  await page.addInitScript(FULL);
  await page.goto(path);
  await raiseSheet(page);
  await page.getByRole('button', { name: 'Save The mill' }).first().click();
  await expect(page.getByText('Saved until you leave this page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved: The mill' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'View list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
  await expect(page.getByRole('link', { name: /The mill/ })).toBeVisible();
});
