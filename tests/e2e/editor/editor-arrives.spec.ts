import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { isCoreRun } from '../support/core-run.ts';
import { watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, joinAs } from '../support/member.ts';
import { cameraFile, choosePhotos, test } from '../support/own-photos.ts';

/** The kinds whose editors differ most are enough for `npm test`. */
const KINDS: readonly PublishedKind[] = isCoreRun ? ['pin', 'post'] : PUBLISHED_KINDS;

test('an editor of each kind shows at once, and nothing in it moves while it loads', {
  tag: '@phone',
}, async ({ page, member, works }) => {
  await joinAs(page, member);
  const ids = await works.write(KINDS.map((kind) => ({ kind, content: { title: { en: kind } } })));
  const expectStill = await watchShifts(page);
  // Parts that arrive in one frame on a fast machine arrive one after another on a slow one.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [index, kind] of KINDS.entries()) {
    await page.goto(`/workspace/articles?work=${ids[index]}`);
    await expect(page.getByRole('textbox', { name: 'Title, in English' })).toHaveValue(kind);
    const field =
      kind === 'post'
        ? page.getByRole('textbox', { name: 'Story, in English' })
        : page.getByRole('application');
    await expect(field.first()).toBeVisible();
    await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible();
    await expectStill(kind);
  }
});

/** A long story, in which the photo field is far from the end. */
const LONG = JSON.stringify({
  type: 'doc',
  content: Array.from({ length: 40 }, (_, index) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Line ${index + 1}.` }],
  })),
});

test('the line being written stays in its place when the first photo becomes the cover', async ({
  page,
  member,
  works,
  photos: _removed,
}) => {
  await becomeCreator(page, member);
  const [id] = await works.write([{ kind: 'post', content: { body: { en: LONG } } }]);
  await page.goto(`/workspace/articles?work=${id}`);
  const line = page.getByText('Line 40.');
  await line.click();
  const before = await line.boundingBox();
  await choosePhotos(page, [await cameraFile('bay.jpg')]);
  await expect(page.getByRole('button', { name: /^Cover: / })).toBeAttached({ timeout: 60_000 });
  await expect.poll(async () => (await line.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -0.5);
});
