import { visitsPath } from '@waymark/model/entities/visits';
import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { orderIn, test } from '../support/own-lists.ts';

// A signed-out visitor gets neither the page of a private list nor its payload.
test.use({ expectedErrors: [/status of 404/] });

test('the owner of a list adds a place that is near the centre of the map, without leaving the list', {
  tag: '@phone',
}, async ({ page, member, fresh, checkAccessibility }) => {
  const there = await fresh.publish('poi', { title: { en: 'Ash' } });
  const title = { en: 'Trees' };
  const list = await fresh.publishList([{ kind: 'poi', id: there.id }], {
    ownerId: member.uid,
    visibility: 'private',
    title,
  });
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a place' }).click();
  const places = page.getByRole('list', { name: 'Add a place' });
  await expect(places.getByRole('button', { name: /^Ash.*Already in the list$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Lisbon');
  const lisbon = places.getByRole('button', { name: /^Lisbon.*Add$/ }).first();
  await lisbon.click();
  await expect(places.getByRole('button', { name: /^Lisbon.*Already in the list$/ }).first()).toBeVisible();
  await checkAccessibility();
  await expect.poll(async () => (await orderIn(list.id)).length).toBe(2);
});

test('the owner of a list adds a place by a press on the map, and a second press adds nothing', async ({
  page,
  member,
  fresh,
  sea,
}) => {
  const there = await fresh.publish('poi', { title: { en: 'Ash' } }, sea);
  const near = await fresh.publish('poi', { title: { en: 'Birch' } }, { ...sea, lng: sea.lng + 0.012 });
  const list = await fresh.publishList([{ kind: 'poi', id: there.id }], {
    ownerId: member.uid,
    title: { en: 'Trees' },
  });
  await openAs(page, member, `${list.path}?at=${sea.lat},${sea.lng},13`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a place' }).click();
  const mark = page.getByRole('button', { name: 'Add Birch to the list', exact: true });
  await mark.dblclick();
  await expect(mark).toHaveCount(0);
  await expect(page.getByText('Birch is now in the list.')).toBeVisible();
  const places = page.getByRole('list', { name: 'Add a place' });
  await expect(places.getByRole('button', { name: /^Birch.*Already in the list$/ })).toBeVisible();
  await expect.poll(() => orderIn(list.id)).toEqual([there.id, near.id]);
});

test('who can see a list is shown on its page and where it is shared, and changed in both', async ({
  page,
  member,
  fresh,
  checkAccessibility,
}) => {
  const poi = await fresh.publish('poi', { title: { en: 'Ash' } });
  const title = { en: 'Trees' };
  const list = await fresh.publishList([{ kind: 'poi', id: poi.id }], {
    ownerId: member.uid,
    visibility: 'private',
    title,
  });
  const visibility = async () => (await list.ref.get()).get('visibility');
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('button', { name: 'Actions for Trees' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Anyone who has the link/ })
    .click({ force: true });
  await expect.poll(visibility).toBe('unlisted');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/Anyone who has it can open|did not allow copying/)).toBeVisible();
  await page.getByRole('link', { name: 'Trees' }).click();
  const who = page.getByRole('combobox', { name: 'Visibility' });
  await who.selectOption('Only me and its editors');
  await expect.poll(visibility).toBe('private');
  await expect(page.getByText('Only you and its editors can open this list now.')).toBeVisible();
  // Some browsers allow no copying without being asked.
  await page.evaluate('navigator.clipboard.writeText = async () => {}');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Change who can see it' }).click();
  await expect(who).toBeFocused();
});

test('a member marks where they have been, for themselves', { tag: '@phone' }, async ({
  page,
  member,
  fresh,
  checkAccessibility,
}) => {
  const poi = await fresh.publish('poi', { title: { en: 'Ash' } });
  const title = { en: 'Trees' };
  await fresh.publishList([{ kind: 'poi', id: poi.id }], { ownerId: member.uid, title });
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  const mark = page.getByRole('button', { name: 'Been there? Ash', exact: true });
  await expect(mark).toHaveText('Been there?');
  await mark.click();
  await page.getByRole('menuitem', { name: 'I’ve been there' }).click();
  await expect(page.getByRole('button', { name: 'Been there: Ash', exact: true })).toHaveText('Been there');
  await checkAccessibility();
  const visits = database().doc(visitsPath(member.uid));
  expect((await visits.get()).data()).toEqual({ been: [poi.id], want: [] });
  await visits.delete();
});
