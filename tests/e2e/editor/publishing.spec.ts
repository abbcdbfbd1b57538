import type { Page } from '@playwright/test';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, type Language, WORDS } from '../support/member.ts';
import { actOnSelected, selectionBar } from '../support/my-content.ts';
import { cameraFile, choosePhotos, connectionOf, largeCameraFile, test } from '../support/own-photos.ts';
import { MARKER } from '../support/own-works.ts';
import { MINUTE, openPin, photosIn, TEXTS, underWay } from '../support/picture-editor.ts';
import { openPost, storyIn } from '../support/story-editor.ts';

const WAIT = {
  en: {
    seePage: 'See the page',
    heading: 'Photos are still uploading',
    stay: 'Publish when they are uploaded',
    waits: 'Publication will start as soon as the photos are uploaded. Leave this page open.',
    without: 'Publish without them',
    cancel: 'Cancel',
    cancelBay: 'Cancel bay.jpg',
    stopped: 'Nothing was published, because a photo that was still uploading was removed.',
  },
  fr: {
    seePage: 'Voir la page',
    heading: 'Des photos sont encore en cours d’envoi',
    stay: 'Publier après leur envoi',
    waits: 'La publication aura lieu dès que les photos seront envoyées. Laissez cette page ouverte.',
    without: 'Publier sans elles',
    cancel: 'Annuler',
    cancelBay: 'Annuler bay.jpg',
    stopped: 'Rien n’a été publié, car une photo en cours d’envoi a été retirée.',
  },
} as const;

const publishIn = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: TEXTS[language].publish, exact: true });

/** The photos of the one pin that a visitor sees in its publication. */
async function publicPhotos(uid: string): Promise<unknown[]> {
  const { docs } = await database().collection('pins').where('ownerId', '==', uid).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.get('photos') ?? [];
}

/** Chooses a photo that takes long to upload. */
async function sendLargePhoto(page: Page, language: Language = 'en') {
  const connection = await connectionOf(page);
  await connection.slow();
  await choosePhotos(page, [await largeCameraFile('bay.jpg')], TEXTS[language].add);
  await underWay(page);
  return connection;
}

for (const language of ['en', 'fr'] as const) {
  const [texts, words, { prefix }] = [TEXTS[language], WAIT[language], WORDS[language]];

  test(`a creator opens the new publication by keyboard from the message, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, checkAccessibility }) => {
    await becomeCreator(page, member, language);
    await openPin(page, works, language);
    await publishIn(page, language).press('Enter');
    await expect(page.getByText(texts.published)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('link', { name: words.seePage })).toBeFocused();
    await checkAccessibility();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^http://[^/]+${prefix}/pins/\\w{20}`));
    const title = language === 'en' ? 'The bay' : 'La baie';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test(`publishing waits for uploads if the creator says so, in ${language}`, {
    tag: '@phone',
  }, async ({ page, member, works, photos: _, checkAccessibility }) => {
    test.setTimeout(3 * MINUTE);
    await becomeCreator(page, member, language);
    const id = await openPin(page, works, language);
    const connection = await sendLargePhoto(page, language);
    await publishIn(page, language).click();
    const asked = page.getByRole('dialog', { name: words.heading });
    await expect(asked).toBeVisible();
    await checkAccessibility();
    await asked.getByRole('button', { name: words.stay }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByText(words.waits)).toBeVisible();
    await checkAccessibility();
    expect((await works.read(id))?.['state']).toBe('draft');
    await connection.whole();
    await expect(page.getByText(texts.published)).toBeVisible({ timeout: MINUTE });
    await expect(page.getByText(words.waits)).toHaveCount(0);
    expect(await publicPhotos(member.uid)).toHaveLength(1);
  });
}

test.describe('of a photo that may be stored when it is cancelled', () => {
  // It is removed in any case.
  test.use({ expectedErrors: [/status of 404.*originals/] });

  for (const language of ['en', 'fr'] as const) {
    const words = WAIT[language];

    test(`a work whose only photo is cancelled during the wait is not published, and says so, in ${language}`, async ({
      page,
      member,
      works,
      photos: _,
      checkAccessibility,
    }) => {
      await becomeCreator(page, member, language);
      const id = await openPin(page, works, language);
      const publications: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(`/works/${id}/publish`))
          publications.push(request.url());
      });
      const connection = await sendLargePhoto(page, language);
      await publishIn(page, language).click();
      await page.getByRole('button', { name: words.stay }).click();
      await page.getByRole('button', { name: words.cancelBay }).click();
      await expect(page.getByText(words.stopped)).toBeVisible();
      await expect(page.getByText(words.waits)).toHaveCount(0);
      await checkAccessibility();
      await connection.whole();
      expect((await works.read(id))?.['state']).toBe('draft');
      await publishIn(page, language).click();
      await expect(page.getByText(TEXTS[language].published)).toBeVisible();
      // The end of the wait has sent none.
      expect(publications).toHaveLength(1);
    });
  }
});

test('a creator publishes without the photos that are being uploaded', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  test.setTimeout(3 * MINUTE);
  await becomeCreator(page, member);
  await openPin(page, works);
  const connection = await sendLargePhoto(page);
  const asked = page.getByRole('dialog', { name: WAIT.en.heading });
  await publishIn(page).click();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await publishIn(page).click();
  await asked.getByRole('button', { name: WAIT.en.stay }).click();
  await page.getByRole('button', { name: WAIT.en.without }).click();
  await expect(page.getByText(TEXTS.en.published)).toBeVisible();
  expect(await publicPhotos(member.uid)).toHaveLength(0);
  await connection.whole();
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
});

test('a creator who leaves a publication that waits for photos is asked, and nothing is published', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  await becomeCreator(page, member);
  const id = await openPin(page, works);
  const connection = await sendLargePhoto(page);
  await publishIn(page).click();
  await page.getByRole('button', { name: WAIT.en.stay }).click();
  await page.getByRole('button', { name: TEXTS.en.back }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave while publication waits for photos?' });
  await leaving.getByRole('button', { name: 'Stay' }).last().click();
  await expect(page.getByText(WAIT.en.waits)).toBeVisible();
  await page.getByRole('button', { name: TEXTS.en.back }).click();
  await leaving.getByRole('button', { name: 'Leave without publishing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My content' })).toBeVisible();
  await connection.whole();
  expect((await works.read(id))?.['state']).toBe('draft');
});

test('a creator schedules a work at once, or once its photos are uploaded', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  test.setTimeout(3 * MINUTE);
  await becomeCreator(page, member);
  const id = await openPin(page, works);
  const connection = await sendLargePhoto(page);
  const schedule = async (choice: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog', { name: 'When should it go live?' });
    await dialog.getByLabel('Day and time').fill('2029-05-06T07:08');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('dialog', { name: WAIT.en.heading }).getByRole('button', { name: choice }).click();
  };
  await schedule('Schedule when they are uploaded');
  await expect(page.getByText(/^Publication will be scheduled as soon as/)).toBeVisible();
  expect((await works.read(id))?.['state']).toBe('draft');
  await page.getByRole('button', { name: WAIT.en.cancel, exact: true }).click();
  await schedule('Schedule now');
  await expect.poll(async () => (await works.read(id))?.['state']).toBe('scheduled');
  await connection.whole();
  await expect(photosIn(page)).toHaveCount(1, { timeout: MINUTE });
  await expect.poll(async () => (await works.read(id))?.['content'].photos).toHaveLength(1);
  expect((await works.read(id))?.['state']).toBe('scheduled');
});

test('the question about a photo that arrives soon goes away, and the photo is published with the work', async ({
  page,
  member,
  works,
  photos: _,
}) => {
  await becomeCreator(page, member);
  await openPin(page, works);
  await choosePhotos(page, [await cameraFile('bay.jpg')]);
  await publishIn(page).click();
  await expect(page.getByText(TEXTS.en.published)).toBeVisible({ timeout: MINUTE });
  expect(await publicPhotos(member.uid)).toHaveLength(1);
});

test('a creator opens a single publication from the message on “My content”, and the bar stays usable', {
  tag: '@phone',
}, async ({ page, member, works }) => {
  await becomeCreator(page, member);
  await works.write([MARKER, { ...MARKER, state: 'archived' }]);
  await page.goto('/workspace/articles');
  const boxes = page.getByRole('checkbox', { name: 'Select Pump', exact: true });
  await boxes.first().check();
  const bar = selectionBar(page);
  await actOnSelected(page, 'Publish');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(toast).toContainText('1 work was published.');
  await boxes.last().check();
  await expect(bar).toBeVisible();
  const [message, actions] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
  expect(overlap(message, actions)).toBe(false);
  await toast.getByRole('link', { name: WAIT.en.seePage }).click();
  await expect(page).toHaveURL(/\/markers\/\w{20}/);
});

test('Ctrl+Enter within the text of a story publishes it with the last words, and puts in no line break', async ({
  page,
  member,
  works,
}) => {
  const id = await openPost(page, member, works);
  await storyIn(page).click();
  await page.keyboard.type('We left at dawn.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(TEXTS.en.published)).toBeVisible();
  const written = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We left at dawn.' }] }],
  };
  const { docs } = await database().collection('posts').where('ownerId', '==', member.uid).get();
  expect(docs.map((post) => JSON.parse(post.get('body.en')))).toEqual([written]);
  // The creator writes on where they were.
  await page.keyboard.type(' It rained.');
  await expect(storyIn(page).locator('p')).toHaveText(['We left at dawn. It rained.']);
  await expect.poll(async () => (await works.read(id))?.['content'].body.en).toContain('It rained.');
});

interface Box {
  y: number;
  height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) throw new Error('One of them is not there.');
  return one.y < other.y + other.height && other.y < one.y + one.height;
}
