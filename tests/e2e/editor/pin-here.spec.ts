import type { Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { moreButton } from '../support/main-navigation.ts';
import { becomeCreator } from '../support/member.ts';
import { cameraFile, test } from '../support/own-photos.ts';
import { MINUTE, photosIn, TEXTS } from '../support/picture-editor.ts';
import { titleIn } from '../support/work-editor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Counts in the browser what a finger touches, on every page. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps++;
  });
  await page.addInitScript(
    `addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countTap(), true)`,
  );
  return () => taps;
}

test('a creator pins where they stand with a photo of the camera, in six taps from the home page', {
  tag: '@phone',
}, async ({ page, context, member, works: _, photos: __, sea, isMobile, checkAccessibility }) => {
  test.setTimeout(3 * MINUTE);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: sea.lat, longitude: sea.lng });
  const taps = await countTaps(page);
  await becomeCreator(page, member);
  await page.goto('/');
  await moreButton(page).tap();
  await page.getByRole('button', { name: 'Workspace', exact: true }).tap();
  await page.getByRole('button', { name: 'New', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Pin where I am' }).tap();
  // The title waits for input.
  await expect(titleIn(page)).toBeFocused();
  await page.keyboard.type('The last pier');
  const camera = page.waitForEvent('filechooser');
  // A desk has no button for its camera.
  await page.getByRole('button', { name: isMobile ? 'Take a photo' : TEXTS.en.add }).tap();
  await (await camera).setFiles(await cameraFile('image.jpg'));
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  await checkAccessibility();
  await page.getByRole('button', { name: TEXTS.en.publish, exact: true }).tap();
  await expect(page.getByText(TEXTS.en.published).first()).toBeVisible();
  expect(taps()).toBe(6);

  const { docs } = await database().collection('pins').where('ownerId', '==', member.uid).get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.get('title')).toEqual({ en: 'The last pier' });
  expect(docs[0]?.get('position').latitude).toBeCloseTo(sea.lat, 5);
  expect(docs[0]?.get('photos')).toHaveLength(1);
});

test('a creator whose device finds no position gets the pin all the same, and reads what is left to do', async ({
  page,
  context,
  member,
  works: _,
}) => {
  await context.clearPermissions();
  await becomeCreator(page, member, 'fr');
  await page.goto('/fr/workspace/articles');
  await page.getByRole('button', { name: 'Nouveau', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Épingle à ma position' }).tap();
  await expect(page.getByText('Votre position n’a pas pu être trouvée.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titre, en français' })).toBeFocused();
});

test('the “+” on any page makes a pin of a photo, which is where the photo was taken', {
  tag: '@phone',
}, async ({ page, member, works, photos: _ }) => {
  test.setTimeout(3 * MINUTE);
  await becomeCreator(page, member);
  await page.goto('/blog');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await create.tap();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Pin from a photo' }).tap();
  await (await chosen).setFiles(await cameraFile('image.jpg'));
  await expect(titleIn(page)).toBeFocused();
  await expect(create).toBeHidden();
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  const id = new URL(page.url()).searchParams.get('work') ?? '';
  const { content } = (await works.read(id)) ?? {};
  expect(content.visitedOn).toBe('2024-05-31');
  expect(content.position.latitude).toBeCloseTo(48.8583, 3);
  expect(content.position.longitude).toBeCloseTo(-2.3375, 3);
});
