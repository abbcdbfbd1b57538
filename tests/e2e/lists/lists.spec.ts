import type { Page } from '@playwright/test';
import { newAddress } from '../../new-address.ts';
import { database } from '../support/database.ts';
import { raiseSheet } from '../support/explore-page.ts';
import { expect, startedPage } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { dragByKeys, expectOrder, onlyListOf, orderIn, test } from '../support/own-lists.ts';
import { enterEmail } from '../support/sign-in.ts';

// A signed-out visitor gets neither the page of a private list nor its payload. Of two people who move at once,
// one is asked to try again, and does.
test.use({ expectedErrors: [/status of (404|4(00|09).*documents:commit)/] });

/** Saves the subject of a page: two clicks. */
async function saveTo(page: Page, name: string, list: string): Promise<void> {
  await page
    .getByRole('button', { name: `Save ${name} to a list` })
    .first()
    .click();
  const choice = page.getByRole('dialog').getByRole('button', { name: list });
  // Waits until it is known whether the item is saved: the emulator may lose a write that comes while it looks
  // that up.
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await choice.click();
  await expect(page.getByText(`Saved to “${list}”.`)).toBeVisible();
}

async function startEditing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Order and notes' })).toBeVisible();
}

test('a member makes a list, saves to it in two clicks each, orders it by keyboard, and adds a note', {
  tag: ['@core', '@axe', '@phone'],
}, async ({ page, member, fresh, checkAccessibility }) => {
  // Its many pages take more than a minute and a half on a machine that is slow.
  test.slow();
  const alpha = await fresh.publish('poi', { title: { en: 'Alpha', fr: 'Alpha' } });
  const beta = await fresh.publish('pin', { title: { en: 'Beta', fr: 'Bêta' } });
  await openAs(page, member, '/lists');
  await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  await raiseSheet(page);
  await checkAccessibility();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Weekend');
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  // A private list has no payload.
  expect(asked.filter((path) => /^\/lists\/.*_payload\.json$/.test(path))).toEqual([]);
  await expect(page.getByText('This list is still empty.')).toBeVisible();
  const listId = await onlyListOf(member);

  for (const [name, { path }] of [
    ['Alpha', alpha],
    ['Beta', beta],
  ] as const) {
    await page.goto(path);
    await raiseSheet(page);
    await saveTo(page, name, 'Weekend');
  }
  // A saved item has its mark.
  await page.getByRole('button', { name: 'Saved: Beta' }).first().click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Weekend' });
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility();
  expect(await orderIn(listId)).toEqual([alpha.id, beta.id]);

  await page.goto(`/lists/${listId}`);
  // The browser alone makes the page of a private list.
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  await raiseSheet(page);
  const entries = page.getByRole('region', { name: 'Places in this list' });
  for (const name of ['Alpha', 'Beta']) {
    const mark = entries.getByRole('button', { name: `Saved: ${name}` });
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
  }
  await startEditing(page);
  await expectOrder(page, ['Alpha', 'Beta']);
  await dragByKeys(page, 'Alpha', 'End');
  await expectOrder(page, ['Beta', 'Alpha']);
  await expect.poll(() => orderIn(listId)).toEqual([beta.id, alpha.id]);

  await page.getByRole('button', { name: 'Note and position of Beta' }).click();
  await page.getByRole('textbox', { name: 'Note in English' }).fill('Bring a torch.');
  await page.getByRole('dialog').getByText('In French', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Note in French' }).fill('Prenez une lampe.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: 'Beta' })).toContainText('Bring a torch.');
  await page.getByText('In French', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Title in French' }).fill('Fin de semaine');
  // Each button shows whether the item is in the list, after the click.
  for (const name of [/^Everyone/, 'Route']) {
    const choice = page.getByRole('radio', { name });
    await choice.click({ force: true });
    await expect(choice).toBeChecked();
  }
  await checkAccessibility();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

  // The second click finds the next button there.
  await page.getByRole('button', { name: 'Remove Beta' }).dblclick();
  await expectOrder(page, ['Alpha']);
  await expect.poll(() => orderIn(listId)).toEqual([alpha.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, ['Beta', 'Alpha']);
  // The browser would warn a person who leaves before the change is sent; the driver leaves at once.
  await expect.poll(() => orderIn(listId)).toEqual([beta.id, alpha.id]);

  await page.goto(`/fr/lists/${listId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de semaine' })).toBeVisible();
  await expect(page.getByText('Prenez une lampe.')).toBeVisible();
});

test('two people edit one list: invited by a link that works once, both moving at once, until one is removed', {
  tag: '@phone',
}, async ({ page, second, member, fresh }) => {
  const names = ['Ash', 'Birch', 'Cedar', 'Durmast'];
  const items = await Promise.all(
    names.map(async (name) => ({
      kind: 'poi' as const,
      id: (await fresh.publish('poi', { title: { en: name } })).id,
    })),
  );
  const title = { en: 'Trees' };
  const list = await fresh.publishList(items, { ownerId: member.uid, visibility: 'private', title });
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  await startEditing(page);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const link = await page.locator('code').textContent();

  await second.goto(link ?? '');
  await expect(second).not.toHaveURL(/invitation/);
  await raiseSheet(second);
  await second.getByRole('button', { name: 'Sign in to accept' }).click();
  await enterEmail(second, newAddress());
  await raiseSheet(second);
  await second.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await second.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(second.getByText('You edit this list with others.')).toBeVisible();
  await expect(second).not.toHaveURL(/invitation/);
  await raiseSheet(second);
  await startEditing(second);
  await expect(second.getByRole('textbox', { name: 'Title in English' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Ben' })).toBeVisible();

  await expectOrder(page, names);
  await expectOrder(second, names);
  for (const [who, name, place] of [
    [page, 'Cedar', '1'],
    [second, 'Ash', '4'],
  ] as const) {
    await who.getByRole('button', { name: `Note and position of ${name}` }).click();
    await who.getByRole('combobox', { name: 'Position in the list, out of 4' }).selectOption(place);
  }
  await Promise.all(
    [page, second].map((who) => who.getByRole('button', { name: 'Save', exact: true }).click()),
  );
  const end = ['Cedar', 'Birch', 'Durmast', 'Ash'];
  await expectOrder(page, end);
  await expectOrder(second, end);
  expect((await orderIn(list.id)).length).toBe(4);

  // Both move one item: it ends in one of the two places, and nothing is lost or doubled.
  for (const [who, place] of [
    [page, '1'],
    [second, '4'],
  ] as const) {
    await who.getByRole('button', { name: 'Note and position of Birch' }).click();
    await who.getByRole('combobox', { name: 'Position in the list, out of 4' }).selectOption(place);
  }
  await Promise.all(
    [page, second].map((who) => who.getByRole('button', { name: 'Save', exact: true }).click()),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(async () => (await orderIn(list.id)).toSorted())
    .toEqual(items.map(({ id }) => id).toSorted());
  const birch = items[1]?.id ?? '';
  await expect.poll(async () => (await orderIn(list.id)).indexOf(birch)).not.toBe(1);

  await page.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(second.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await second.goto(link ?? '');
  await raiseSheet(second);
  await second.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(second.getByText('This invitation has already been used.')).toBeVisible();
});

test.describe('with a link that was altered', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('a visitor who follows it reads that it is invalid, and the address and the tab keep nothing of it', async ({
    page,
    member,
    fresh,
    checkAccessibility,
  }) => {
    const list = await fresh.publishList([], { title: { en: 'Open to all' } });
    await openAs(page, member, '/lists');
    await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
    await page.goto(`${list.path}#invitation=${'x'.repeat(63)}`);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('This link is incomplete or is not an invitation.')).toBeVisible();
    await checkAccessibility();
    await expect(page).toHaveURL(new RegExp(`${list.path}(\\?at=.*)?$`));
    expect(await page.evaluate(`JSON.stringify({ ...sessionStorage })`)).not.toContain('xxxx');
    await page.getByRole('button', { name: 'Go to the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Open to all' })).toBeVisible();
  });
});

test('the owner of a list renames, deletes and restores it with its items and its editors', {
  tag: '@phone',
}, async ({ page, member, fresh }) => {
  const poi = await fresh.publish('poi', { title: { en: 'Kept' } });
  const list = await fresh.publishList([{ kind: 'poi', id: poi.id }], {
    ownerId: member.uid,
    visibility: 'private',
    title: { en: 'First name' },
  });
  const editor = database().doc(`lists/${list.id}/people/${'B'.repeat(28)}`);
  await editor.set({ uid: editor.id, ownerId: member.uid, name: 'Ben', since: new Date() });
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('button', { name: 'Actions for First name' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Second name');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Second name' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Second name' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“Second name” was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Second name' })).toHaveCount(0);
  const kept = database().doc(`lists/${list.id}`);
  expect((await kept.get()).exists).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByText('“Second name” was restored with all its places.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Second name' })).toBeVisible();
  await expect(page.getByText('1 person edits it with you')).toBeVisible();
  expect(await orderIn(list.id)).toEqual([poi.id]);
  expect((await editor.get()).exists).toBe(true);
});

test('a visitor saves with one press, finds it in this browser, and signing in moves it into the account', {
  tag: ['@core', '@phone'],
}, async ({ page, member, fresh }) => {
  const poi = await fresh.publish('poi', { title: { en: 'The mill' } });
  await page.goto(poi.path);
  await raiseSheet(page);
  await page.getByRole('button', { name: 'Save The mill' }).first().click();
  await expect(page.getByRole('button', { name: 'Saved: The mill' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'View list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved places' })).toBeVisible();
  await raiseSheet(page);
  await expect(page.getByRole('link', { name: /The mill/ })).toBeVisible();
  await page.reload();
  await raiseSheet(page);
  await expect(page.getByRole('link', { name: /The mill/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to keep them' }).click();
  await enterEmail(page, member.address);
  await expect(page.getByText('Your saved place is now in your account.')).toBeVisible();
  const listId = await onlyListOf(member);
  expect(await orderIn(listId)).toEqual([poi.id]);
  expect((await database().doc(`lists/${listId}`).get()).get('visibility')).toBe('private');
  // A member's saved places are their lists.
  await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
});

test('a visitor learns what an account is good for, and both ways to it lead back', {
  tag: '@phone',
}, async ({ page, member, checkAccessibility }) => {
  await page.goto('/saved');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await raiseSheet(page);
  await expect(page.getByText('You can also make lists with days and a route')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in to make lists' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Sign in or register by e-mail' }).click();
  await expect(page).toHaveURL('/join?to=%2Fsaved');

  await page.goto('/atlas/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Make a list' }).click();
  await enterEmail(page, member.address);
  await expect(page.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
});

test('what a visitor saved moves into the account once, although two tabs are signed in at the same time', async ({
  page,
  context,
  member,
  fresh,
}) => {
  const names = ['The weir', 'The ferry', 'The lock'];
  const items = await Promise.all(names.map((name) => fresh.publish('poi', { title: { en: name } })));
  const tabs = [page, startedPage(await context.newPage())];
  for (const [i, { path }] of items.entries()) {
    const tab = tabs[i % 2] ?? page;
    await tab.goto(path);
    await tab
      .getByRole('button', { name: `Save ${names[i]}` })
      .first()
      .click();
    await expect(tab.getByRole('button', { name: `Saved: ${names[i]}` }).first()).toBeVisible();
  }
  for (const tab of tabs) {
    await tab.goto('/saved');
    await expect(tab.getByRole('link', { name: /^The (weir|ferry|lock)/ })).toHaveCount(3);
  }
  // A sign-in in one tab signs in the other. A page without scripts holds the lock until both wait for it.
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  await keeper.evaluate(`new Promise((isHeld) => {
    const keep = (release) => {
      globalThis.release = release;
      isHeld();
    };
    navigator.locks.request('waymark.saved', () => new Promise(keep));
  })`);
  const inLine = () =>
    keeper.evaluate<number>(`navigator.locks.query().then(({ held, pending }) =>
      [...held, ...pending].filter(({ name }) => name === 'waymark.saved').length)`);
  await page.getByRole('button', { name: 'Sign in to keep them' }).click();
  await enterEmail(page, member.address);
  await expect.poll(inLine).toBe(3);
  await keeper.evaluate('release()');
  await expect.poll(inLine).toBe(0);
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Saved places' })).toHaveCount(1);
  }
  expect(await orderIn(await onlyListOf(member))).toEqual(items.map(({ id }) => id));
});

test('a printed list is complete, with numbers, notes and addresses, and without controls', async ({
  page,
  fresh,
}) => {
  const items = await Promise.all(
    Array.from({ length: 14 }, async (_, index) => ({
      kind: 'poi' as const,
      id: (await fresh.publish('poi', { title: { en: `Stop ${index + 1}` } })).id,
      note: { en: `Note ${index + 1}` },
    })),
  );
  const list = await fresh.publishList(items, { title: { en: 'On foot' } });
  await page.addInitScript(
    `window.print = () => { document.documentElement.dataset.printed = document.querySelector('main').innerText; };`,
  );
  await page.goto(list.path);
  const button = await page.getByRole('menuitem', { name: 'Print', includeHidden: true }).elementHandle();
  await page.emulateMedia({ media: 'print' });
  // An A4 sheet is narrower than the window, and has no room for a page beside the map.
  await page.setViewportSize({ width: 794, height: 1123 });
  await button?.dispatchEvent('click');
  await expect.poll(() => page.evaluate('document.documentElement.dataset.printed')).toBeDefined();
  const printed = await page.evaluate<string>(`document.documentElement.dataset.printed`);
  expect(printed).toContain('On foot');
  expect(printed).toContain(list.path);
  for (const [index, { id }] of items.entries()) {
    expect(printed).toContain(`Stop ${index + 1}\n`);
    expect(printed).toContain(`Note ${index + 1}`);
    expect(printed).toContain(`/pois/${id}`);
  }
  expect(printed).not.toMatch(/Share|Print|Show \d+ more/);
});
