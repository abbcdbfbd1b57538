import { newId } from '@waymark/model/ids';
import { listsOf } from '@waymark/model/own-queries';
import { toQuery } from '../../../functions/src/platform/to-query.ts';
import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { dragByKeys, expectOrder, orderIn, test } from '../support/own-lists.ts';

test.use({ expectedErrors: [/status of 404|net::ERR_|Failed to load resource|Failed to fetch/] });

const AWAY = /server cannot be reached\. Try again in a moment/;
/** The longest time that a client of the database may take to notice its connection. */
const again = { timeout: 45_000 };

test('changes to a list without a connection are kept, shown as such, and sent later', {
  tag: '@phone',
}, async ({ page, context, member, fresh, checkAccessibility }) => {
  const names = ['Ash', 'Birch', 'Cedar', 'Durmast'];
  const ids = await Promise.all(
    names.map(async (name) => (await fresh.publish('poi', { title: { en: name } })).id),
  );
  const [ash, birch, cedar, durmast] = ids;
  const list = await fresh.publishList(
    ids.map((id) => ({ kind: 'poi' as const, id })),
    { ownerId: member.uid, visibility: 'private', title: { en: 'Trees' } },
  );
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectOrder(page, names);
  await page.getByRole('row', { name: 'Ash' }).scrollIntoViewIfNeeded();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Note and position of Cedar' }).click();
  await page.getByRole('textbox', { name: 'Note in English' }).fill('Ask for the key.');
  await page.getByRole('combobox', { name: 'Position in the list, out of 4' }).selectOption('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOrder(page, ['Cedar', 'Ash', 'Birch', 'Durmast']);
  await page.getByRole('button', { name: 'Remove Birch' }).click();
  await dragByKeys(page, 'Durmast', 'Home');
  await expectOrder(page, ['Durmast', 'Cedar', 'Ash']);
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Old trees');
  await page.getByRole('radio', { name: /^Anyone who has the link/ }).click({ force: true });
  await expect(page.getByText(/changes wait for a connection/)).toBeVisible();
  await checkAccessibility();
  expect(await orderIn(list.id)).toEqual([ash, birch, cedar, durmast]);

  await context.setOffline(false);
  await expect(page.getByText(/waits? for a connection/)).toHaveCount(0, again);
  await expectOrder(page, ['Durmast', 'Cedar', 'Ash']);
  await expect.poll(() => orderIn(list.id)).toEqual([durmast, cedar, ash]);
  const kept = await database().doc(`lists/${list.id}`).get();
  expect([kept.get('title'), kept.get('visibility')]).toEqual([{ en: 'Old trees' }, 'unlisted']);
  const { docs } = await kept.ref.collection('items').where('id', '==', cedar).get();
  expect(docs[0]?.get('note')).toEqual({ en: 'Ask for the key.' });
});

test('an action that needs the server says so without it, keeps the text, and is done once when the server is back', async ({
  page,
  context,
  member,
  fresh,
}) => {
  await fresh.publishList([], { ownerId: member.uid, visibility: 'private', title: { en: 'Trees' } });
  await openAs(page, member, '/lists');
  await expect(page.getByRole('link', { name: 'Trees' })).toBeVisible();
  const away = page.getByText(AWAY);
  const name = page.getByRole('textbox', { name: 'Name of the new list' });

  await context.setOffline(true);
  await name.fill('Weekend');
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(away).toBeVisible({ timeout: 30_000 });
  await expect(name).toHaveValue('Weekend');
  await expect(away).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Trees' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“Trees” may or may not have been deleted')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Trees' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible(again);
  const { docs } = await toQuery(database(), listsOf(member.uid)).get();
  expect(docs.map((list) => list.get('title').en).toSorted()).toEqual(['Trees', 'Weekend']);
});

test('the owner of a list restores it, although the answer to its deletion was lost and the first attempt failed', async ({
  page,
  member,
  fresh,
  checkAccessibility,
}) => {
  const list = await fresh.publishList([], { ownerId: member.uid, title: { en: 'Trees' } });
  await openAs(page, member, '/lists');
  const row = page.getByRole('link', { name: 'Trees' });
  await expect(row).toBeVisible();
  const address = `**/api/lists/${list.id}`;
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Actions for Trees' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“Trees” may or may not have been deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('“Trees” was deleted.')).toBeVisible();
  await page.route(`${address}/restore`, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  await page.unroute(`${address}/restore`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('“Trees” was restored with all its places.')).toBeVisible();
  await expect(row).toBeVisible();
  // Not before: a message shows for five seconds.
  await checkAccessibility();
});

test('an invitation says that it needs a connection, and is made and accepted once online', async ({
  page,
  context,
  member,
  fresh,
}) => {
  const list = await fresh.publishList([], { ownerId: member.uid, title: { en: 'Trees' } });
  await openAs(page, member, '/lists');
  await page.getByRole('link', { name: 'Trees' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const invite = page.getByRole('button', { name: 'Invite someone' });
  await expect(invite).toBeVisible();
  await context.setOffline(true);
  await invite.click();
  await expect(page.getByText(AWAY)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await invite.click();
  await expect(page.locator('code')).toContainText(`${list.path}#invitation=`, again);
  const { docs } = await database().collection(`lists/${list.id}/invitations`).get();
  expect(docs).toHaveLength(1);

  // Owners cannot use their own link, and unsent text stays in its field.
  await page.goto(`${list.path}#invitation=${newId()}${'x'.repeat(43)}`);
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada of the trees');
  await context.setOffline(true);
  await accept.click();
  await expect(page.getByText(AWAY)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada of the trees');
  await context.setOffline(false);
  await accept.click();
  await expect(page.getByText('This link is incomplete or is not an invitation.')).toBeVisible(again);
});
