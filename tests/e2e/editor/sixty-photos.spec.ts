import type { Locator, Page } from '@playwright/test';
import { photoPathOf } from '@waymark/model/entities/original';
import sharp from 'sharp';
import { bucketOf, names, originalsBucketOf } from '../../../emulators/names.ts';
import { database } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, type Member } from '../support/member.ts';
import { choosePhotos, connectionOf, test } from '../support/own-photos.ts';
import { MINUTE, TEXTS } from '../support/picture-editor.ts';
import { dropFromDisk } from '../support/put-in-files.ts';
import { PRIVATE_WORDS, STOPS, type TripPhoto, tripPhotos, writeTrip } from '../support/trip-photos.ts';
import { visitorPage } from '../support/visitor.ts';
import { titleIn } from '../support/work-editor.ts';

test.use({ expectedErrors: [/net::ERR_|Failed to load resource|Could not reach Cloud Firestore/] });

const barOf = (page: Page) => page.getByRole('region', { name: TEXTS.en.uploads });

/** The number of photos that the bar counts as done, of 60. */
async function doneIn(bar: Locator): Promise<number> {
  const text = await bar.getByText(/^\d+ of 60$/).textContent({ timeout: MINUTE });
  return Number.parseInt(text ?? '', 10);
}

/** The MD5 of the file of each photo, by its path, of those that are made. */
async function madePhotos({ uid }: Member): Promise<Map<string, string>> {
  const { docs } = await database().collection(`users/${uid}/photos`).where('state', '==', 'ready').get();
  return new Map(docs.map((photo) => [photoPathOf(uid, photo.id), photo.get('md5')]));
}

/** Checks that a file for visitors is a picture, and nothing else. */
async function expectPictureAlone(file: Buffer): Promise<void> {
  const { exif, xmp, iptc, icc } = await sharp(file).metadata();
  expect({ exif, xmp, iptc, icc }).toEqual({});
  for (const word of [...PRIVATE_WORDS, 'Exif\0', 'http://ns.adobe.com', '<x:xmpmeta'])
    expect(file.includes(word), word).toBe(false);
}

/** Publishes a draft under a title, in its editor. */
async function publish(page: Page, id: string, title: string): Promise<void> {
  await page.goto(`/workspace/articles?work=${id}`);
  await titleIn(page).fill(title);
  await page.getByRole('button', { name: TEXTS.en.publish, exact: true }).click();
  await expect(page.getByText(TEXTS.en.published).first()).toBeVisible();
}

test(
  'a creator drops a folder of 60 photos, loses the connection, comes back, places and publishes them; a visitor finds no metadata',
  {
    tag: '@phone',
  },
  async ({ page, context, browser, member, works: _, photos }, info) => {
    test.setTimeout(10 * MINUTE);
    const trip = await tripPhotos();
    const { folder, files } = writeTrip(info.outputPath('Journey'), trip);
    await becomeCreator(page, member);
    await page.goto('/workspace/photos');
    const connection = await connectionOf(page);
    await connection.slow();
    // A phone has no folders to drop.
    if (info.project.name === 'phone') await choosePhotos(page, files);
    else await dropFromDisk(page, page.getByRole('region', { name: /^Choose hundreds of photos/ }), [folder]);

    // The connection is cut in the middle.
    const bar = barOf(page);
    await expect.poll(() => doneIn(bar), { timeout: 2 * MINUTE }).toBeGreaterThanOrEqual(5);
    await connection.cut();
    await expect(bar.getByText('No connection. Uploads continue by themselves.')).toBeVisible({
      timeout: MINUTE,
    });
    const done = await doneIn(bar);
    expect(done).toBeLessThan(60);
    // In the order of the files: three are sent at a time, and twelve are made at a time.
    const first = new Set(trip.slice(0, done + 15).map(({ md5 }) => md5));
    for (const md5 of (await madePhotos(member)).values()) expect(first.has(md5)).toBe(true);
    await page.close({ runBeforeUnload: true });

    const later = await context.newPage();
    await later.goto('/workspace/photos');
    await expect(barOf(later)).toBeVisible({ timeout: MINUTE });
    expect(await doneIn(barOf(later))).toBeGreaterThanOrEqual(done);
    await expect(later.getByText('60 photos were added.')).toBeVisible({ timeout: 4 * MINUTE });
    await expect(barOf(later)).toHaveCount(0);
    // Nothing is lost, and nothing is there twice.
    const made = await madePhotos(member);
    expect([...made.values()].toSorted()).toEqual(trip.map(({ md5 }) => md5).toSorted());
    expect(await photos.originals()).toHaveLength(60);

    await later.getByRole('button', { name: 'Place 60 unused photos on the map' }).click();
    const dialog = later.getByRole('dialog');
    const groups = STOPS.flatMap(({ at, ...stop }) => (at && at[0] !== 0 ? { ...stop, at } : []));
    for (const [index, { day, count }] of groups.entries()) {
      const date = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      await expect(
        dialog.getByRole('heading', { name: `${index + 1}. ${date}, ${count} photos` }),
      ).toBeVisible();
    }
    await expect(dialog.getByRole('heading', { name: '7 photos have no position' })).toBeVisible();
    await dialog.getByRole('button', { name: `Make ${groups.length} pins` }).click();
    await expect(later.getByText(`${groups.length} drafts were made.`)).toBeVisible({ timeout: MINUTE });

    const drafts = await database().collection(`users/${member.uid}/works`).get();
    expect(drafts.size).toBe(groups.length);
    for (const { day, at, count } of groups) {
      const draft = drafts.docs.find((work) => {
        const { visitedOn, position } = work.get('content');
        return visitedOn === day && Math.abs(position.latitude - at[0]) < 0.01;
      });
      const content = draft?.get('content');
      expect(content?.position.latitude).toBeCloseTo(at[0], 3);
      expect(content?.position.longitude).toBeCloseTo(at[1], 3);
      const inOrder = content?.photos.map(({ path }: { path: string }) => made.get(path));
      expect(inOrder).toEqual(filesOf(trip, day, at));
      expect(inOrder).toHaveLength(count);
      await publish(later, draft?.id ?? '', `Stop of ${member.start}, ${day}, ${at[0]}`);
    }

    const published = await database().collection('pins').where('ownerId', '==', member.uid).get();
    expect(published.size).toBe(groups.length);
    const [pin] = published.docs;
    const visitor = await visitorPage(browser);
    const loaded: { address: string; file: Promise<Buffer> }[] = [];
    visitor.on('response', (response) => {
      const address = response.url();
      if (address.includes(`photos%2F${member.uid}`)) loaded.push({ address, file: response.body() });
    });
    await visitor.goto(`/pins/${pin?.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: `Stop of ${member.start}` })).toBeVisible();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    const document = await visitor.content();
    for (const word of [...PRIVATE_WORDS, 'cameraTime', '"camera"'])
      expect(document.includes(word), word).toBe(false);
    expect(document).not.toMatch(/T1\d:\d\d:07/);
    for (const { file } of loaded) await expectPictureAlone(await file);

    // All that the page can show of the photos, in any size; and their originals, which are refused.
    const [{ address = '' } = {}] = loaded;
    const stored = (await photos.stored()).filter((path) => path.startsWith('photos/'));
    const fetched = (path: string, from = address) =>
      visitor.request.get(from.replace(/\/o\/[^?]+/, `/o/${encodeURIComponent(path)}`));
    for (const { path } of pin?.get('photos') ?? []) {
      const variants = stored.filter((variant) => variant.startsWith(`${path}/`));
      expect(variants.length).toBeGreaterThanOrEqual(3);
      for (const variant of variants) {
        const answer = await fetched(variant);
        expect(answer.headers()['content-type']).toMatch(/^image\/(?:webp|avif|jpeg)$/);
        await expectPictureAlone(await answer.body());
      }
      const original = await fetched(path.replace(/^photos\//, 'originals/'), inOriginals(address));
      expect(original.status()).toBe(403);
    }
    await visitor.context().close();
  },
);

/** The same address in the bucket of originals. */
function inOriginals(address: string): string {
  const projectId = process.env['GCLOUD_PROJECT'] ?? names.projectId;
  return address.replace(`/b/${bucketOf(projectId)}/`, `/b/${originalsBucketOf(projectId)}/`);
}

/** The files of a stop, in their order. */
function filesOf(trip: readonly TripPhoto[], day: string, [lat]: readonly [number, number]): string[] {
  return trip.flatMap(({ md5, stop }) => (stop.day === day && stop.at?.[0] === lat ? md5 : []));
}
