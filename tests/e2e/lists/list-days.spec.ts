import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { dragByKeys, expectOrder, orderIn, test } from '../support/own-lists.ts';

// A signed-out visitor gets neither the page of a private list nor its payload.
test.use({ expectedErrors: [/status of 404/] });

test('the owner of a list plans days, by keys and by choice, and readers see them with distances', {
  tag: '@phone',
}, async ({ page, member, fresh, checkAccessibility }) => {
  const names = ['Ash', 'Birch', 'Cedar'];
  const items = await Promise.all(
    names.map(async (name) => ({
      kind: 'poi' as const,
      id: (await fresh.publish('poi', { title: { en: name } })).id,
    })),
  );
  const [ash, birch, cedar] = items.map(({ id }) => id);
  const title = { en: 'Trees' };
  const list = await fresh.publishList(items, { ownerId: member.uid, visibility: 'unlisted', title });
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await expectOrder(page, [...names, 'Day 1']);
  await page.getByRole('button', { name: 'Name and position of Day 1' }).click();
  await page.getByRole('combobox', { name: 'Begins after' }).selectOption('(First in the list)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', ash, birch, cedar]);
  await page.getByRole('button', { name: 'Add a day' }).click();
  await expectOrder(page, ['Day 1', ...names, 'Day 2']);

  // Without dragging: an item moves to another day, and a day begins after another item.
  await page.getByRole('button', { name: 'Note and position of Ash' }).click();
  await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption('Day 2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', birch, cedar, 'Day 2', ash]);
  await page.getByRole('button', { name: 'Name and position of Day 2' }).click();
  await page.getByRole('textbox', { name: 'Name of the day in English' }).fill('The woods');
  await page.getByRole('combobox', { name: 'Begins after' }).selectOption('Birch');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', birch, 'The woods', cedar, ash]);
  // A day moves with all of its places, by keys and by choice.
  await dragByKeys(page, 'Day 1', 'End');
  await expect.poll(() => orderIn(list.id)).toEqual(['The woods', cedar, ash, 'Day 1', birch]);
  await dragByKeys(page, 'Day 1', 'Home');
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', birch, 'The woods', cedar, ash]);
  for (const [position, order] of [
    ['After The woods', ['The woods', cedar, ash, 'Day 1', birch]],
    ['First day', ['Day 1', birch, 'The woods', cedar, ash]],
  ] as const) {
    await page.getByRole('button', { name: 'Name and position of Day 1' }).click();
    await page.getByRole('combobox', { name: 'Position of the day' }).selectOption(position);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => orderIn(list.id)).toEqual(order);
  }
  // A place goes to the day that is chosen, also one that is saved elsewhere.
  const elm = await fresh.publish('poi', { title: { en: 'Elm' } });
  await fresh.publishList([{ kind: 'poi', id: elm.id }], {
    ownerId: member.uid,
    title: { en: 'Saved places' },
  });
  await page.getByRole('button', { name: 'Add a place' }).click();
  await page.getByRole('combobox', { name: 'Day', exact: true }).selectOption('Day 1');
  const saved = page.getByRole('list', { name: 'Your saved places' });
  await saved.getByRole('button', { name: /^Elm.*Add$/ }).click();
  await expect(saved.getByRole('button', { name: /^Elm.*Already in the list$/ })).toBeVisible();
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', birch, elm.id, 'The woods', cedar, ash]);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Add a place' }).click();
  await expectOrder(page, ['Day 1', 'Birch', 'Elm', 'The woods', 'Cedar', 'Ash']);
  await page.getByRole('button', { name: 'Remove Elm' }).click();
  await page.getByRole('button', { name: 'Remove Day 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => orderIn(list.id)).toEqual(['Day 1', birch, 'The woods', cedar, ash]);
  await checkAccessibility();

  await page.goto(`/fr/lists/${list.id}`);
  await raiseSheet(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Jour 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'The woods' })).toBeVisible();
  await expect(page.getByText(/^Distances à vol d’oiseau\./)).toBeVisible();
  await checkAccessibility();
});
