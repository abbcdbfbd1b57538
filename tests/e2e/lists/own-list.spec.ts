import { uidOf } from '@waymark/model/uid';
import { newAddress } from '../../new-address.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fresh-item.ts';
import { accountButton, enterEmail, issuer } from '../support/sign-in.ts';

test.use({ expectedErrors: [/status of 404/] });

test('a private list shows to its owner alone, and disappears with their session', async ({
  page,
  context,
  fresh,
}) => {
  const address = newAddress();
  const ownerId = await uidOf(issuer, `auth0|${address.slice(0, address.indexOf('@'))}`);
  const title = { en: 'Where nobody shall look', fr: 'Là où personne ne regarde' };
  const { path } = await fresh.publishList([], { visibility: 'private', ownerId, title });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/lists');
  await enterEmail(page, address);
  await page.getByRole('link', { name: title.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
  // The owner signs out in another tab.
  const other = await context.newPage();
  await other.goto('/about');
  await accountButton(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(title.en)).toHaveCount(0);
});
