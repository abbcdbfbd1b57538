import type { Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { test } from '../support/own-works.ts';
import { insertAtEnd } from '../support/story-editor.ts';
import { field, showLanguage } from '../support/work-editor.ts';

const MINUTE = 60_000;

/** Creates a work of a kind from the page “My content”. */
async function begin(page: Page, kind: string) {
  await page.goto('/workspace/articles');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect(page).toHaveURL(/\?work=[A-Za-z0-9]{20}$/);
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. All visitors can see it now.').first()).toBeVisible();
}

test('a new creator publishes a pin, an area and a story in two languages while a visitor watches', {
  tag: '@core',
}, async ({ page, browser, member, works, sea: { lat, lng } }) => {
  test.setTimeout(3 * MINUTE);
  await becomeCreator(page, member);
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(`/?at=${lat},${lng},12`);
  const seen = (name: string) => visitor.getByRole('link', { name }).first();

  await begin(page, 'Pin');
  await field(page, 'Title, in English').fill(`Lighthouse of ${member.start}`);
  await showLanguage(page, /^French/);
  await field(page, 'Title, in French').fill(`Phare de ${member.start}`);
  await field(page, 'Coordinates').fill(`${lat}, ${lng}`);
  await field(page, 'Coordinates').press('Enter');
  await publish(page);
  await expect(seen(`Lighthouse of ${member.start}`)).toBeVisible({ timeout: MINUTE });

  await begin(page, 'Area');
  await field(page, 'Title, in English').fill(`Bay of ${member.start}`);
  for (const [north, east] of [
    [-0.01, -0.01],
    [-0.01, 0.01],
    [0.01, 0],
  ] as const) {
    const corner = field(page, 'Coordinates of the next corner');
    await corner.fill(`${lat + north}, ${lng + east}`);
    await corner.press('Enter');
  }
  await page.getByRole('radio', { name: 'Teal' }).check();
  await publish(page);
  await expect(seen(`Bay of ${member.start}`)).toBeVisible({ timeout: MINUTE });

  await begin(page, 'Story');
  await field(page, 'Title, in English').fill(`A night on the rock of ${member.start}`);
  await showLanguage(page, /^French/);
  await field(page, 'Title, in French').fill(`Une nuit sur le rocher de ${member.start}`);
  await page.getByRole('textbox', { name: 'Story, in French' }).fill('Le gardien a du pain.');
  await showLanguage(page, /^English/);
  const story = page.getByRole('textbox', { name: 'Story, in English' });
  await story.fill('The keeper has bread.');
  await insertAtEnd(page, 'Place');
  const places = page.getByRole('dialog', { name: 'Choose a place' });
  await places.getByRole('button', { name: `Lighthouse of ${member.start}` }).click();
  await expect(story.getByText(`Lighthouse of ${member.start}`)).toBeVisible();
  // It is one of the places of the story, whose pin stands there.
  await expect(page.getByText('in the text', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const schedule = page.getByRole('dialog', { name: 'When should it go live?' });
  const due = new Date(Date.now() + 60 * MINUTE);
  const local = new Date(due.getTime() - due.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
  await schedule.getByLabel('Day and time').fill(local);
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(seen(`A night on the rock of ${member.start}`)).toHaveCount(0);

  // The story is published by itself, though its creator has closed the page. The test moves its time to now,
  // and so does not wait.
  const id = new URL(page.url()).searchParams.get('work') ?? '';
  await page.goto('about:blank');
  await database().doc(`users/${member.uid}/works/${id}`).update({ publishAt: new Date() });
  await expect(seen(`A night on the rock of ${member.start}`)).toBeVisible({ timeout: MINUTE });
  expect(await works.read(id)).toMatchObject({ state: 'published' });
  await seen(`A night on the rock of ${member.start}`).click();
  await visitor.getByRole('link', { name: 'View details' }).click();
  await expect(visitor.getByText('The keeper has bread.').first()).toBeVisible();
  await visitor.getByRole('link', { name: 'Français' }).first().click();
  await expect(visitor.getByText('Le gardien a du pain.').first()).toBeVisible();
  await visitors.close();
});
