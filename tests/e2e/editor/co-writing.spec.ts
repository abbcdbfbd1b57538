import { mergeTests } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect, startedPage } from '../support/fixtures.ts';
import { becomeCreator, handleField, type Member, nameField, newMember, openAs } from '../support/member.ts';
import { test as withSecond } from '../support/own-lists.ts';
import { test as withWorks } from '../support/own-works.ts';
import { field, make, openWork, saved, titleIn } from '../support/work-editor.ts';

/** A second creator; what they leave behind is removed after the test. */
const test = mergeTests(withWorks, withSecond).extend<{ coWriter: Member }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  coWriter: async ({}, use) => {
    const coWriter = await newMember();
    await use(coWriter);
    const { uid } = coWriter;
    const left = await Promise.all(
      ['creators', 'handles'].map((name) => database().collection(name).where('userId', '==', uid).get()),
    );
    const roots = [database().doc(`users/${uid}`), ...left.flatMap(({ docs }) => docs.map(({ ref }) => ref))];
    await Promise.all(roots.map((ref) => database().recursiveDelete(ref)));
  },
});

const DATABASE = /google\.firestore\.v1\.Firestore|\/documents:/;

// The database is away for a while, and refuses a co-writer who was removed.
test.use({
  expectedErrors: [
    /net::ERR_|Failed to load resource|Failed to fetch|Could not reach Cloud Firestore|permission-denied|Missing or insufficient permissions/,
  ],
});

test('two creators write one story: invited by a link, merged after one was offline, until the co-writer is removed', {
  tag: ['@core', '@axe', '@phone'],
}, async ({ page, second, member, coWriter, works, checkAccessibility }) => {
  test.slow();
  startedPage(second);
  await becomeCreator(page, member);
  await becomeCreator(second, coWriter);
  const id = await make(works, 'post', { title: { en: 'Two rivers' } });
  await openWork(page, id);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const link = await page.locator('code').textContent();
  await checkAccessibility();

  await second.goto(link ?? '');
  await expect(second).not.toHaveURL(/invitation/);
  await second.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await second.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(titleIn(second)).toHaveValue('Two rivers');
  await expect(second.getByText(`A story by ${member.start}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Ben' })).toBeVisible();
  // Publishing stays with the owner.
  await expect(second.getByText('Only the owner publishes the story.', { exact: false })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

  // Each sees what the other writes.
  await titleIn(second).fill('Three rivers');
  await expect(titleIn(page)).toHaveValue('Three rivers');
  await field(page, 'Summary, in English').fill('From the owner');
  await expect(field(second, 'Summary, in English')).toHaveValue('From the owner');

  // One writes without a connection, and both texts are kept.
  await second.route(DATABASE, (route) => route.abort());
  await titleIn(second).fill('Four rivers');
  await field(page, 'Summary, in English').fill('Meanwhile');
  await expect.poll(async () => (await works.read(id))?.['content'].summary).toEqual({ en: 'Meanwhile' });
  await second.unroute(DATABASE);
  await expect(titleIn(page)).toHaveValue('Four rivers', { timeout: 45_000 });
  await expect(field(second, 'Summary, in English')).toHaveValue('Meanwhile');
  await expect(saved(second)).toBeVisible();

  // The co-writer finds the story among their content.
  await second.getByRole('button', { name: 'My content' }).click();
  const stories = second.getByRole('region', { name: 'Stories you write with others' });
  await expect(stories.getByText(`A story by ${member.start}`)).toBeVisible();
  await stories.getByRole('link', { name: 'Four rivers' }).click();
  await expect(titleIn(second)).toHaveValue('Four rivers');

  await page.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(
    second.getByText('You can no longer write in this story.', { exact: false }).first(),
  ).toBeVisible();
  await second.goto('/workspace/articles');
  await expect(second.getByRole('heading', { level: 1, name: 'My content' })).toBeVisible();
  await expect(stories).toHaveCount(0);
});

test('a co-writer leaves a story, and the page of the work is refused to them', async ({
  page,
  second,
  member,
  coWriter,
  works,
}) => {
  startedPage(second);
  await becomeCreator(page, member);
  await becomeCreator(second, coWriter);
  const id = await make(works, 'post', { title: { en: 'Two rivers' } });
  await database()
    .doc(`users/${member.uid}/works/${id}/people/${coWriter.uid}`)
    .set({ uid: coWriter.uid, ownerId: member.uid, name: 'Ben', since: new Date() });
  await openWork(second, `${member.uid}/${id}`);
  await expect(titleIn(second)).toHaveValue('Two rivers');
  await second.getByRole('button', { name: 'Stop writing this story' }).click();
  await expect(second.getByText('You no longer write this story.').first()).toBeVisible();
  await openWork(second, `${member.uid}/${id}`);
  await expect(second.getByText('You do not have permission to see this.')).toBeVisible();
  await expect(titleIn(second)).toHaveCount(0);
});

test('a member who is invited becomes a creator first, and then reads the invitation', async ({
  page,
  member,
  coWriter,
  works,
  second,
}) => {
  startedPage(second);
  await becomeCreator(page, member);
  const id = await make(works, 'post', { title: { en: 'Two rivers' } });
  const editor = `/workspace/articles?work=${member.uid}/${id}`;
  await openAs(second, coWriter, `${editor}#invitation=${'s'.repeat(43)}`);
  await expect(
    second.getByText('Become a creator first, then accept the invitation.', { exact: false }),
  ).toBeVisible();
  await nameField(second).fill('Ben');
  await handleField(second).fill(coWriter.start);
  await second.getByRole('button', { name: 'Become a creator' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible();
  await expect(second).toHaveURL(editor);
});
