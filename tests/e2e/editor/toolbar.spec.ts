import type { Page } from '@playwright/test';
import { moveCaret } from '../support/caret.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-works.ts';
import { openPost, storyIn } from '../support/story-editor.ts';

const toolsIn = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

/** The boxes of the tools above a story. */
async function boxesOf(page: Page) {
  const tools = toolsIn(page).locator('[data-tool]');
  await expect(tools).toHaveCount(14);
  const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()));
  return boxes.map((box) => {
    if (box === null) throw new Error('A tool is out of sight.');
    return box;
  });
}

test('for a finger, the tools of a story are above it, in one row where they fit, and in two full rows on a phone', {
  tag: '@phone',
}, async ({ page, member, works, isMobile }) => {
  test.skip(!isMobile, 'With a mouse, the tools come to the text.');
  await becomeCreator(page, member);
  const [id = ''] = await works.write([{ kind: 'post', content: { title: { en: 'By the sea' } } }]);
  await page.goto(`/workspace/articles?work=${id}`);
  await expect(page.getByRole('textbox', { name: 'Story, in English' })).toBeVisible();
  for (const [width = 0, rows] of [
    [390, 2],
    [360, 2],
    [1000, 1],
  ]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await boxesOf(page);
    const tops = Map.groupBy(boxes, ({ y }) => Math.round(y));
    expect(tops.size, `at ${width}`).toBe(rows);
    if (rows === 2) expect([...tops.values()].map(({ length }) => length)).toEqual([7, 7]);
    for (const box of boxes)
      expect(Math.min(box.width, box.height), `at ${width}`).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
});

test('with a mouse, the tools of a story come to selected words, and to an empty line', async ({
  page,
  member,
  works,
  checkAccessibility,
}) => {
  await openPost(page, member, works);
  const story = storyIn(page);
  const tools = toolsIn(page);
  const insert = page.getByRole('button', { name: 'Insert', exact: true });
  await story.click();
  await expect(tools).toHaveCount(0);

  // The "+" is beside the line, and what it opens is over it.
  await insert.click();
  await expect(tools.getByRole('button', { name: 'Photos', exact: true })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveCount(0);
  await checkAccessibility();
  await tools.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(tools).toHaveCount(0);
  await expect(story).toBeFocused();
  await page.keyboard.type('Day one\nThe ferry leaves at six.');
  await expect(story.getByRole('heading', { name: 'Day one', level: 2 })).toBeVisible();
  await expect(insert).toHaveCount(0);

  await story.getByText('The ferry leaves').dblclick({ position: { x: 50, y: 10 } });
  await expect(tools).toBeVisible();
  const word = await page.evaluate<string>('getSelection().toString()');
  const line = await story.getByText('The ferry leaves').boundingBox();
  const box = await tools.boundingBox();
  expect(box && line && box.y + box.height <= line.y + 2).toBe(true);
  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(story.locator('strong')).toHaveText(word.trim());
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await checkAccessibility();
  await moveCaret(page, 'End');
  await expect(tools).toHaveCount(0);

  // By keyboard, with a caret and no selection, and back.
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
  await page.keyboard.type('\n');
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(story.getByRole('separator')).toBeVisible();
});

test('tools that come to the text leave with the focus, with Escape and by a step at a time', async ({
  page,
  member,
  works,
}) => {
  await openPost(page, member, works);
  const story = storyIn(page);
  const tools = toolsIn(page);
  const insert = page.getByRole('button', { name: 'Insert', exact: true });
  await story.click();
  await page.keyboard.type('One\nTwo\n');

  // The "+" is the next stop of the keyboard. Enter leads into its tools, and Escape back.
  await page.keyboard.press('Tab');
  await expect(insert).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
  await expect(tools).toHaveCount(0);

  // The whole text can be selected, and its tools stay in the window.
  await moveCaret(page, 'ControlOrMeta+a');
  await expect(tools).toBeInViewport();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(tools.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Title, in English' }).click();
  await expect(tools).toHaveCount(0);

  await story.getByText('Two').dblclick({ position: { x: 12, y: 12 } });
  await expect(tools).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toHaveCount(0);
});

test('a window that gets narrower takes neither the focus nor the history of a story away', async ({
  page,
  member,
  works,
}) => {
  await openPost(page, member, works);
  const story = storyIn(page);
  await expect(page.getByRole('region', { name: 'Places of the story' })).toBeVisible();
  await story.click();
  await page.keyboard.type('Before');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('region', { name: 'Places of the story' })).toHaveCount(0);
  await expect(story).toBeFocused();
  await page.keyboard.type(' and after.\n');
  await expect(story).toHaveText('Before and after.');
  // The "+" has room beside the text.
  await expect(page.getByRole('button', { name: 'Insert', exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story).not.toHaveText(/after/);
});
