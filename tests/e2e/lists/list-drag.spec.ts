import type { Page } from '@playwright/test';
import { raiseSheet } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { openAs } from '../support/member.ts';
import { orderIn, test } from '../support/own-lists.ts';

// A signed-out visitor gets neither the page of a private list nor its payload.
test.use({ expectedErrors: [/status of 404/] });

const NAMES = ['Ash', 'Birch', 'Cedar', 'Durmast', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];

/** The places of the list, in the order of the database. */
let orderNow: () => Promise<string[]>;

test.beforeEach(async ({ page, member, fresh }) => {
  const ids = await Promise.all(
    NAMES.map(async (name) => (await fresh.publish('poi', { title: { en: name } })).id),
  );
  const list = await fresh.publishList(
    ids.map((id) => ({ kind: 'poi' as const, id })),
    { ownerId: member.uid, visibility: 'private', title: { en: 'Trees' } },
  );
  orderNow = async () => (await orderIn(list.id)).map((id) => NAMES[ids.indexOf(id)] ?? id);
  await openAs(page, member, '/lists');
  await raiseSheet(page);
  await page.getByRole('link', { name: 'Trees' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(NAMES.length);
});

/** Scrolls a row into the middle of the view: a place is named once it is seen. */
async function show(page: Page, number: number, name: string): Promise<void> {
  const row = page.getByRole('row').nth(number);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(row).toContainText(name);
  await expect(page.getByRole('button', { name: `Drag ${name}` })).toBeVisible();
}

/** The middle of a handle, or of a row, in CSS pixels of the window. */
async function middleOf(page: Page, role: 'button' | 'row', name: string) {
  const box = await page.getByRole(role, { name }).boundingBox();
  if (box === null) throw new Error(`There is no ${name}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

/** The `names` with one of them moved in front of another. */
function movedBefore(names: readonly string[], name: string, next: string): string[] {
  const others = names.filter((other) => other !== name);
  return others.toSpliced(others.indexOf(next), 0, name);
}

test('the owner of a list drags a place by its handle with the mouse, up and down', async ({ page }) => {
  await show(page, 1, 'Birch');
  await show(page, 0, 'Ash');
  const drag = async (name: string, target: string, part: number) => {
    const from = await middleOf(page, 'button', `Drag ${name}`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middleOf(page, 'row', target);
    // A drag begins with a move, and a drop is at the position of the last move.
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.move(to.x, to.y + part * to.height, { steps: 4 });
    await page.mouse.up();
  };
  await drag('Ash', 'Cedar', 0.45);
  const once = movedBefore(NAMES, 'Ash', 'Durmast');
  await expect.poll(orderNow).toEqual(once);
  await show(page, 0, 'Birch');
  await drag('Cedar', 'Birch', -0.45);
  await expect.poll(orderNow).toEqual(movedBefore(once, 'Cedar', 'Birch'));
  await show(page, 0, 'Cedar');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the owner of a list drags a place by its handle without scrolling; held at the edge, the list scrolls', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const slide = async (from: { x: number; y: number }, y: number) => {
      await touch('touchStart', [from]);
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', [{ x: from.x, y: from.y + ((y - from.y) * step) / 8 }]);
      }
    };
    const scrolled = () =>
      page.evaluate<number>(`(() => {
        let part = document.querySelector('[role=grid]');
        let top = 0;
        while ((part = part.parentElement)) top += part.scrollTop;
        return top;
      })()`);

    await show(page, 2, 'Cedar');
    await show(page, 1, 'Birch');
    const before = await scrolled();
    const to = await middleOf(page, 'row', 'Cedar');
    await slide(await middleOf(page, 'button', 'Drag Birch'), to.y + to.height * 0.4);
    await expect(page.getByRole('row', { name: 'Birch' })).toHaveAttribute('data-held', 'true');
    expect(await scrolled()).toBe(before);
    await touch('touchEnd', []);
    const once = movedBefore(NAMES, 'Birch', 'Durmast');
    await expect.poll(orderNow).toEqual(once);

    await show(page, 0, 'Ash');
    const start = await scrolled();
    const { height } = page.viewportSize() ?? { height: 0 };
    await slide(await middleOf(page, 'button', 'Drag Ash'), height - 12);
    await expect.poll(scrolled).toBeGreaterThan(start + 40);
    await expect(page.getByRole('row').last()).toHaveAttribute('data-drop', 'after');
    await touch('touchEnd', []);
    await expect.poll(orderNow).toEqual([...once.filter((name) => name !== 'Ash'), 'Ash']);
  });
});
