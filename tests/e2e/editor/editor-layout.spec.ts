import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-works.ts';
import { TEXTS } from '../support/picture-editor.ts';
import { storyIn } from '../support/story-editor.ts';
import { make, openWork, titleIn } from '../support/work-editor.ts';

/* In a wide window an editor is the page that visitors see: the same looks, and what belongs to the work is beside it. */

const TITLE = { en: 'By the sea', fr: 'Au bord de la mer' };
const PROSE = 'The ferry left before dawn, and nobody on the quay waved. '.repeat(12).trim();
const BODY = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: PROSE }] }],
};

/** The font of a text, and where its lines begin. */
const looksOf = (text: Locator) =>
  text.evaluate((element) => {
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    const { fontFamily, fontSize, fontWeight, lineHeight } = style;
    const inset = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    return {
      font: { fontFamily, fontSize, fontWeight, lineHeight },
      left: element.getBoundingClientRect().left + inset,
    };
  });

/** How many letters a full line of a paragraph has, on average. */
const lettersInLine = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    return element.textContent.length / (lines.length - 1 + lines.at(-1).width / element.clientWidth);
  });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('a story is written as its page shows it, and what belongs to it is in a panel beside it', async ({
  page,
  member,
  works,
}) => {
  await becomeCreator(page, member);
  await openWork(page, await make(works, 'post', { title: TITLE, body: { en: JSON.stringify(BODY) } }));
  const text = storyIn(page).getByText(PROSE);
  await expect(text).toBeVisible();
  const [title, lines] = [await looksOf(titleIn(page)), await looksOf(text)];
  // Lines of 68 letters, give or take what the words of the text need.
  const letters = await lettersInLine(text);
  expect(letters).toBeGreaterThan(64);
  expect(letters).toBeLessThan(74);

  const panel = page.getByRole('complementary', { name: 'About the story' });
  expect((await boxOf(panel)).x).toBeGreaterThan((await boxOf(text)).right);
  for (const name of ['Places in this story', 'Visibility'])
    await expect(panel.getByRole('group', { name })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Tags' })).toBeVisible();
  await expect(panel.getByText('Sharing', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: TEXTS.en.publish, exact: true }).click();
  await page.getByRole('link', { name: TEXTS.en.publicPage }).click();
  await expect(page).toHaveURL(/\/posts\//);
  const shownTitle = await looksOf(page.getByRole('heading', { level: 1, name: TITLE.en }));
  const shownText = await looksOf(page.getByText(PROSE).first());
  expect(title.font).toEqual(shownTitle.font);
  expect(lines.font).toEqual(shownText.font);
  // The title begins where the lines of the text do.
  expect(title.left - lines.left).toBeCloseTo(shownTitle.left - shownText.left, 0);
});

test('a pin has a large map beside its fields', async ({ page, member, works, sea }) => {
  await becomeCreator(page, member);
  await openWork(page, await make(works, 'pin', { title: TITLE, position: sea }));
  const place = page.getByRole('region', { name: 'Map for choosing the place' });
  await expect(place.getByRole('application', { name: 'Map' })).toBeVisible();
  const [map, title] = [await boxOf(place), await boxOf(titleIn(page))];
  const text = await boxOf(page.getByRole('textbox', { name: 'Text, in English' }));
  expect(map.width).toBeGreaterThanOrEqual(500);
  expect(map.height).toBeGreaterThanOrEqual(400);
  expect(map.right).toBeLessThanOrEqual(title.x);
  // The fields are beside it, not below.
  expect(title.y).toBeGreaterThan(map.y);
  expect(text.bottom).toBeLessThan(map.bottom);
});
