import { QUOTAS, quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import { names } from '../../../emulators/names.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, openAs, test } from '../support/member.ts';

const [ADMIN = ''] = names.identity.people.flatMap(({ email, permissions }) =>
  permissions.some((permission) => permission === 'write:creators') ? [email] : [],
);

test('a creator who is near a limit is warned, asks the team, and gets more', {
  tag: '@axe',
}, async ({ page, browser, member, checkAccessibility }) => {
  await database()
    .doc(quotasPath(member.uid))
    .set({ used: { works: QUOTAS.works, photoBytes: 4_200_000_000 } });
  await becomeCreator(page, member);
  await page.goto('/workspace/articles');
  await expect(page.getByText('You have as many works as you may have')).toBeVisible();
  const ask = page.getByRole('link', { name: 'Ask for more' }).first();
  await expect(ask).toHaveAttribute('href', '/contact');

  const id = newId();
  const message = database().doc(`messages/${id}`);
  await message.set({
    to: 'team',
    recipientId: null,
    topic: 'contact',
    from: member.uid,
    name: 'Cleo',
    email: member.address,
    body: 'I need more room.',
    locale: 'en',
    createdAt: new Date(),
    state: 'read',
  });
  const team = await browser.newPage();
  await openAs(team, { ...member, address: ADMIN }, `/workspace/messages?box=team&message=${id}`);
  await team.getByText('How much the sender may have').click();
  const works = team.getByRole('textbox', { name: 'Content, with drafts and the trash' });
  await expect(works).toHaveAccessibleDescription(
    'The sender has 5,000. The most that you can set is 50,000.',
  );
  await works.fill('50001');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(works).toBeFocused();
  await expect(works).toHaveAccessibleDescription(/Enter a number from 0 to 50,000/);
  await works.fill('9000');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(team.getByText('Saved. It applies from the sender’s next change.')).toBeVisible();
  await team.close();

  await expect(page.getByText('You have as many works as you may have')).toBeHidden();
  await page.goto('/workspace/settings');
  await expect(page.getByRole('heading', { name: 'How much you have' })).toBeVisible();
  await expect(page.getByText('5,000 of 9,000')).toBeVisible();
  await expect(page.getByText('2,000 uploads')).toBeVisible();
  await checkAccessibility();
  await Promise.all([message.delete(), database().doc(quotasPath(member.uid)).delete()]);
});
