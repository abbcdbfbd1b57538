import { mergeTests, type Page } from '@playwright/test';
import { listsOf } from '@waymark/model/own-queries';
import { itemsOfList } from '@waymark/model/queries';
import { toQuery } from '../../../functions/src/platform/to-query.ts';
import { database } from './database.ts';
import { expect, NO_WEBGL } from './fixtures.ts';
import { test as withFresh } from './fresh-item.ts';
import { type Member, test as withMember } from './member.ts';

/** A member's lists are removed after the test, and a second person has a browser of their own. */
export const test = mergeTests(withFresh, withMember).extend<{ leaving: undefined; second: Page }>({
  leaving: [
    async ({ member }, use) => {
      await use(undefined);
      const { docs } = await toQuery(database(), listsOf(member.uid)).get();
      await Promise.all(docs.map(({ ref }) => database().recursiveDelete(ref)));
    },
    { auto: true },
  ],
  second: async ({ browser, contextOptions, baseURL }, use) => {
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    await context.addInitScript(NO_WEBGL);
    await use(await context.newPage());
    await context.close();
  },
});

/** The ids of a list's items and the English texts of its headings, in the order of the database. */
export async function orderIn(listId: string): Promise<string[]> {
  const { docs } = await toQuery(database(), itemsOfList(listId, 360)).get();
  return docs.map((entry) => entry.get('id') ?? entry.get('heading.en'));
}

/** The id of the member's only list. */
export async function onlyListOf({ uid }: Member): Promise<string> {
  const { docs } = await toQuery(database(), listsOf(uid)).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

/** The names of a list's items, in the order of its editor. */
export async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  const rows = page.getByRole('grid', { name: 'Order and notes' }).getByRole('row');
  await expect(rows).toHaveCount(names.length);
  // A name is loaded when its row is seen, which on a phone is below the fold.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toContainText([...names]);
}

/** Moves a row to the first or the last place by keys alone. */
export async function dragByKeys(page: Page, name: string, key: 'Home' | 'End'): Promise<void> {
  await page.getByRole('button', { name: `Drag ${name}` }).press('Enter');
  // The place for the drop has the focus once dragging has begun.
  await expect(page.locator(':focus')).not.toHaveAccessibleName(`Drag ${name}`);
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}
