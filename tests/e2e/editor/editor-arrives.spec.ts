import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { isCoreRun } from '../support/core-run.ts';
import { watchShifts } from '../support/explore-page.ts';
import { expect } from '../support/fixtures.ts';
import { joinAs } from '../support/member.ts';
import { test } from '../support/own-works.ts';

/** The kinds whose editors differ most are enough for `npm test`. */
const KINDS: readonly PublishedKind[] = isCoreRun ? ['pin', 'post'] : PUBLISHED_KINDS;

test('an editor of each kind shows at once, and nothing in it moves while it loads', {
  tag: ['@core', '@phone'],
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
