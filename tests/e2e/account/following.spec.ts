import { followsPath } from '@waymark/model/entities/follows';
import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs, test } from '../support/member.ts';

/** The creator with the most published items. */
async function aCreator() {
  const { docs } = await database().collection('creators').orderBy('total', 'desc').limit(1).get();
  const [creator] = docs;
  return { name: String(creator?.get('name')), handle: String(creator?.get('handle')) };
}

test('a member follows a creator, sees what is new by them, and stops following', { tag: '@phone' }, async ({
  page,
  member,
  checkAccessibility,
}) => {
  const { name, handle } = await aCreator();
  await openAs(page, member, `/creators/${handle}`);
  await raiseSheet(page);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(page.getByRole('button', { name: `Following ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await checkAccessibility();

  await page.goto('/following');
  await raiseSheet(page);
  await expect(page.getByRole('region', { name: 'Creators' }).getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What’s new' }).getByRole('listitem').first()).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: `Unfollow ${name}` }).click();
  await expect(page.getByText('You are not following anyone yet.')).toBeVisible();
  await database().doc(followsPath(member.uid)).delete();
});

test('a visitor who follows a creator is asked to sign in', async ({ page }) => {
  const { name, handle } = await aCreator();
  await page.goto(`/creators/${handle}`);
  await page.getByRole('button', { name: `Sign in to follow ${name}` }).click();
  await expect(page).not.toHaveURL(new RegExp(`/creators/${handle}$`));
});
