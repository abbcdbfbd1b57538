import type { Page } from '@playwright/test';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { test } from '../support/own-lists.ts';

// A signed-out visitor gets neither the page of a private list nor its payload.
test.use({ expectedErrors: [/status of 404/] });

const COUNT = 14;

test.beforeEach(async ({ page, member, fresh }) => {
  const items = await Promise.all(
    Array.from({ length: COUNT }, async (_, index) => ({
      kind: 'poi' as const,
      id: (await fresh.publish('poi', { title: { en: `Stop ${index + 1}` } })).id,
      note: { en: `Note ${index + 1}` },
    })),
  );
  await fresh.publishList(items, { ownerId: member.uid, visibility: 'private', title: { en: 'On foot' } });
  await page.addInitScript(
    `window.print = () => { document.documentElement.dataset.printed = document.querySelector('main').innerText; };`,
  );
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'On foot' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Order and notes' }).getByRole('row')).toHaveCount(COUNT);
});

/** At the size of an A4 sheet. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
}

test('the owner of a list prints all of it while editing, by the keys that print', async ({ page }) => {
  await page.getByRole('button', { name: 'Note and position of Stop 1', exact: true }).focus();
  await onPaper(page);
  await page.keyboard.press('Control+p');
  // Where the page cannot print it, the page says why.
  await expect
    .poll(
      () => page.evaluate(`document.documentElement.dataset.printed ? 'printed' : document.body.innerText`),
      {
        timeout: 40_000,
      },
    )
    .toBe('printed');
  const printed = await page.evaluate<string>(`document.documentElement.dataset.printed`);
  for (let number = 1; number <= COUNT; number++) {
    expect(printed).toContain(`Stop ${number}\n`);
    expect(printed).toContain(`Note ${number}`);
  }
  expect(printed).not.toMatch(/Order and notes|Remove|Invite|Share/);
});

test('the browser’s menu prints the editor as it looks, without its controls', async ({ page }) => {
  await onPaper(page);
  const main = page.getByRole('main');
  await expect(main.getByText('On foot').first()).toBeVisible();
  await expect(main.getByText('Stop 1', { exact: true })).toBeVisible();
  await expect(main.getByText(`Note ${COUNT}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order and notes' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Editors' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a second tap on a dialog’s close button does nothing to the content beneath', {
  tag: '@phone',
}, async ({ page }) => {
  const rows = page.getByRole('grid', { name: 'Order and notes' }).getByRole('row');
  // The button that removes a row lies beneath.
  for (let number = 1; number <= 4; number++) {
    await rows.nth(number).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Note and position of Stop ${number}`, exact: true }).click();
    const button = await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Save', exact: true })
      .boundingBox();
    if (button === null) throw new Error('Nothing can be saved.');
    const { x, y, width, height } = button;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows).toHaveCount(COUNT);
    // The backdrop takes no presses any more.
    await expect(page.locator('body > [popover]:empty, dialog > [popover]:empty')).toHaveCount(0);
  }
});
