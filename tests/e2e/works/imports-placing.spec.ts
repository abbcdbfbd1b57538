import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator } from '../support/member.ts';
import { archiveOf, test } from '../support/own-imports.ts';

// The files of the photos are not stored.
test.use({ expectedErrors: [/Failed to load resource.*404/] });

/** Where the items with a caption are, as stored. */
async function spotsOf(id: string, captions: readonly string[]) {
  const items = database().collection(`instagramImports/${id}/items`).where('caption', 'in', captions);
  return (await items.get()).docs.map((item) => ({
    lat: item.get('position')?.latitude,
    lng: item.get('position')?.longitude,
    from: item.get('positionFrom'),
  }));
}

test('a creator drags selected photos onto the map, and takes them back', async ({
  page,
  member,
  importOf,
}) => {
  await becomeCreator(page, member);
  const id = await importOf(member);
  await page.goto(`/atlas/instagram/${id}?at=-35,-140,8`);
  await page.getByRole('button', { name: 'No place 198' }).click();
  for (const photo of ['Photo 3', 'Photo 4']) {
    await page.getByRole('checkbox', { name: `Select: ${photo}`, exact: true }).check();
  }
  const map = page.getByRole('region', { name: 'Map of places and stories' });
  const box = await map.boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drag = async () => {
    await page.getByRole('button', { name: 'Place on the map: Photo 3', exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 10);
    await page.mouse.move(x, y, { steps: 4 });
  };
  await drag();
  await expect(page.getByText('Place 2 here')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('2 photos are on the map.')).toBeVisible();
  const there = { lat: expect.closeTo(-35, 2), lng: expect.closeTo(-140, 2), from: 'person' };
  expect(await spotsOf(id, ['Photo 3', 'Photo 4'])).toEqual([there, there]);
  await expect(page.getByRole('button', { name: 'On the map 4' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 photos are back where they were.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No place 198' })).toBeVisible();
  const nowhere = { lat: undefined, lng: undefined, from: null };
  expect(await spotsOf(id, ['Photo 3', 'Photo 4'])).toEqual([nowhere, nowhere]);

  // A drag that is given up, and one that ends beside the map, place nothing.
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag();
  await page.mouse.move(box.x - 60, y);
  await expect(page.getByText('Drag it onto the map')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Drag it onto the map')).toBeHidden();
  expect(await spotsOf(id, ['Photo 3'])).toEqual([nowhere]);
});

test('a creator places a photo with the keyboard', { tag: '@phone' }, async ({
  page,
  member,
  importOf,
  checkAccessibility,
}) => {
  await becomeCreator(page, member);
  const id = await importOf(member);
  await page.goto(`/atlas/instagram/${id}`);
  await page.getByRole('button', { name: 'No place 198' }).click();
  await page.getByRole('button', { name: 'Place on the map: Photo 3', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Place 1 photo on the map' });
  await dialog.getByRole('searchbox', { name: 'Find a place' }).fill('Lyon');
  await dialog.getByRole('button', { name: /^Lyon/ }).first().press('Enter');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Put it here' }).press('Enter');
  await dialog.getByRole('button', { name: 'Place it here' }).press('Enter');
  await expect(page.getByText('1 photo is on the map.')).toBeVisible();
  expect(await spotsOf(id, ['Photo 3'])).toEqual([
    { lat: expect.closeTo(45.76, 0), lng: expect.closeTo(4.84, 0), from: 'person' },
  ]);
});

for (const [language, texts] of Object.entries({
  en: {
    prefix: '',
    timeline: 'Timeline',
    from: 'From',
    until: 'Until',
    april: 'April 2026 · 30 photos',
    end: 'April 2026, 30 photos',
    march: 'March 2026 to April 2026 · 61 photos',
    all: 'All 30',
    reset: 'Show all months',
    everything: 'All months',
  },
  fr: {
    prefix: '/fr',
    timeline: 'Chronologie',
    from: 'De',
    until: 'À',
    april: 'avril 2026 · 30 photos',
    end: 'avril 2026, 30 photos',
    march: 'De mars 2026 à avril 2026 · 61 photos',
    all: 'Toutes 30',
    reset: 'Afficher tous les mois',
    everything: 'Tous les mois',
  },
} as const)) {
  test(`a creator chooses months on the timeline, in ${language}`, { tag: '@phone' }, async ({
    page,
    member,
    importOf,
    checkAccessibility,
  }) => {
    await becomeCreator(page, member);
    await page.goto(`${texts.prefix}/atlas/instagram/${await importOf(member)}`);
    const timeline = page.getByRole('region', { name: texts.timeline });
    const from = timeline.getByRole('slider', { name: texts.from, exact: true });
    await from.press('End');
    await expect(timeline.getByText(texts.april)).toBeVisible();
    await expect(from).toHaveAttribute('aria-valuetext', texts.end);
    await expect(page.getByRole('button', { name: texts.all, exact: true })).toBeVisible();
    await from.press('ArrowLeft');
    await expect(timeline.getByText(texts.march)).toBeVisible();
    await checkAccessibility();
    await timeline.getByRole('button', { name: texts.reset }).click();
    await expect(timeline.getByText(texts.everything, { exact: true })).toBeVisible();
    // The last bar is April, and with the one before it March.
    const drawing = timeline.locator('svg:has(rect)');
    await drawing.scrollIntoViewIfNeeded();
    const bars = await drawing.boundingBox();
    if (bars === null) throw new Error('There are no bars.');
    const y = bars.y + bars.height / 2;
    await page.mouse.move(bars.x + bars.width - 3, y);
    await page.mouse.down();
    await expect(timeline.getByText(texts.april)).toBeVisible();
    await page.mouse.move(bars.x + bars.width * (5.5 / 7), y);
    await page.mouse.up();
    await expect(timeline.getByText(texts.march)).toBeVisible();
  });
}

/** In the browser: records a short video, and returns its bytes. */
const RECORDED_VIDEO = `(async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 240];
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 20; frame++) {
    context.fillStyle = 'rgb(200 ' + frame * 8 + ' 60)';
    context.fillRect(0, 0, 320, 240);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
})()`;

test('a video of an archive gives a frame, or says that it has no picture', async ({
  page,
  member,
  works: _,
}) => {
  await becomeCreator(page, member);
  await page.goto('/workspace/integrations');
  const [seen, damaged] = ['media/reels/202505/seen.webm', 'media/reels/202505/damaged.mp4'];
  const archive = await archiveOf(
    [
      { caption: 'A boat goes by', takenAt: Date.UTC(2025, 4, 31), files: [seen] },
      { caption: 'Nothing to see', takenAt: Date.UTC(2025, 4, 30), files: [damaged] },
    ],
    {
      [seen]: Uint8Array.from(await page.evaluate<number[]>(RECORDED_VIDEO)),
      [damaged]: new TextEncoder().encode('no video'),
    },
  );
  await page.locator('main input[type=file]').setInputFiles(archive);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Done. 1 imported, 0 already imported, 1 failed.')).toBeVisible({
    timeout: 90_000,
  });
  await page.goto('/atlas/instagram');
  const items = page.getByRole('main').getByRole('listitem');
  const boat = items.filter({ hasText: 'A boat goes by' });
  await expect(boat.getByText('video', { exact: true })).toBeVisible();
  await expect(boat.getByText('no picture')).toBeHidden();
  await expect(boat.locator('img')).toHaveJSProperty('complete', true);
  await expect(items.filter({ hasText: 'Nothing to see' }).getByText('no picture')).toBeVisible();
});
