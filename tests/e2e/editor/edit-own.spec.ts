import { mergeTests } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test as withItems } from '../support/fresh-item.ts';
import { becomeCreator } from '../support/member.ts';
import { test as withWorks } from '../support/own-works.ts';
import { titleIn } from '../support/work-editor.ts';

const test = mergeTests(withWorks, withItems);

test('the page of an approximate pin leads its owner to the editor, and no visitor', async ({
  page,
  browser,
  member,
  works,
  fresh,
}) => {
  const title = { en: `Cove of ${member.start}` };
  const precision = 'approximate';
  const { id, path } = await fresh.publish('pin', { ownerId: member.uid, title, precision });
  const [work] = await works.write([
    { kind: 'pin', state: 'published', publicId: id, content: { title, precision } },
  ]);
  const visitor = await browser.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('button', { name: 'More actions' })).toBeVisible();

  await becomeCreator(page, member);
  await page.goto(path);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`work=${work}$`));
  await expect(titleIn(page)).toHaveValue(title.en);
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await visitor.close();
});
