import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-works.ts';

/** The boxes of the tools of the first story in view. */
async function boxesOf(page: Page) {
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).first().locator('[data-tool]');
  await expect(tools).toHaveCount(14);
  const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()));
  return boxes.map((box) => {
    if (box === null) throw new Error('A tool is out of sight.');
    return box;
  });
}

test('the tools of a story fill one row where they fit, and two full rows on a phone', {
  tag: ['@core-phone', '@phone'],
}, async ({ page, member, works, isMobile }) => {
  await becomeCreator(page, member);
  const [id = ''] = await works.write([{ kind: 'post', content: { title: { en: 'By the sea' } } }]);
  await page.goto(`/workspace/articles?work=${id}`);
  await expect(page.getByRole('textbox', { name: 'Story, in English' })).toBeVisible();
  const widths = isMobile
    ? [
        [390, 2],
        [360, 2],
        [1000, 1],
      ]
    : [
        [1440, 1],
        [1366, 1],
        [1280, 1],
        [1100, 2],
        [390, 2],
      ];
  for (const [width = 0, rows] of widths) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await boxesOf(page);
    const tops = Map.groupBy(boxes, ({ y }) => Math.round(y));
    expect(tops.size, `at ${width}`).toBe(rows);
    if (rows === 2) expect([...tops.values()].map(({ length }) => length)).toEqual([7, 7]);
    const least = isMobile ? 44 : 32;
    for (const box of boxes)
      expect(Math.min(box.width, box.height), `at ${width}`).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
});
