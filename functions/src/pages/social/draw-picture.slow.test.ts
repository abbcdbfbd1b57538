import type { SocialPicture } from '@waymark/model/heads/social-picture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { samplePicture } from '../../testing/sample-photos.ts';
import { drawPicture, PLATE } from './draw-picture.ts';

const PAPER = [251, 248, 242];
const SEA = [199, 222, 225];
const LAND = [245, 239, 225];

const base: SocialPicture = {
  page: 'destinations-id',
  title: 'Marseille',
  kind: 'Destination',
  byline: 'Inès Moreau',
  photo: null,
  place: { lat: 43.2951, lng: 5.3745 },
};
const photo = () => samplePicture({ width: 1280, height: 960 }).webp().toBuffer();

async function drawn(changed: Partial<SocialPicture> = {}, file?: Buffer) {
  const jpeg = await drawPicture({ ...base, ...changed }, file);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { jpeg, info, at };
}

/** JPEG changes colours a little. */
function isNear(actual: readonly number[], expected: readonly number[]): boolean {
  return actual.every((value, channel) => Math.abs(value - (expected[channel] ?? 0)) < 16);
}

test('a picture is a small JPEG of the size that previews show, without metadata', async () => {
  const { jpeg, info } = await drawn({}, await photo());
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const { format, exif, icc } = await sharp(jpeg).metadata();
  expect({ format, exif, icc }).toEqual({ format: 'jpeg', exif: undefined, icc: undefined });
  expect(jpeg.length).toBeLessThan(150_000);
});

test('the photo is on the left, the paper on the right, and a round map below', async () => {
  const { at } = await drawn({ place: { lat: 40, lng: -40 } }, await photo());
  expect(isNear(at(40, 300), [230, 30, 30])).toBe(true);
  expect(isNear(at(PLATE.width - 40, 300), [30, 60, 200])).toBe(true);
  expect(isNear(at(1190, 20), PAPER)).toBe(true);
  // The middle of the Atlantic, beside the sign of the spot.
  expect(isNear(at(1085, 530), SEA)).toBe(true);
});

test('a photo is cut around its focus', async () => {
  // The border of red and blue is in the middle of the photo.
  const middle = async (x: number) => {
    const cover = { path: 'photos/a/b', width: 1280, height: 960, thumbhash: '', focus: { x, y: 50 } };
    const { at } = await drawn({ photo: cover, place: null }, await photo());
    return at(PLATE.width / 2, 300);
  };
  expect(isNear(await middle(0), [230, 30, 30])).toBe(true);
  expect(isNear(await middle(100), [30, 60, 200])).toBe(true);
});

test('without a photo the map takes its place, with the spot in the middle', async () => {
  const { at } = await drawn({ place: { lat: 24, lng: 5 } });
  expect(isNear(at(PLATE.width / 2, PLATE.height / 2 + 10), [12, 98, 104])).toBe(true);
  expect(isNear(at(PLATE.width / 2 + 60, PLATE.height / 2 + 14), LAND)).toBe(true);
});

test('a small rectangle has a sign in the middle, a large one has none', async () => {
  const around = (half: number) => ({ west: 5 - half, south: 24 - half, east: 5 + half, north: 24 + half });
  const middle = async (half: number) =>
    (await drawn({ place: around(half) })).at(PLATE.width / 2, PLATE.height / 2 + 10);
  expect(isNear(await middle(0.02), [12, 98, 104])).toBe(true);
  expect(isNear(await middle(4), LAND)).toBe(true);
});

test('a list has a sign at each of its places, and one sign where all are at one spot', async () => {
  const place = { west: 1, south: 20, east: 9, north: 28 };
  const middle = { lat: 24, lng: 5 };
  const at = async (changed: Partial<SocialPicture>) =>
    (await drawn({ page: 'lists-id', ...changed })).at(PLATE.width / 2, PLATE.height / 2);
  expect(isNear(await at({ place }), LAND)).toBe(true);
  expect(isNear(await at({ place, stops: [{ lat: 20, lng: 1 }, middle] }), [59, 74, 84])).toBe(true);
  expect(isNear(await at({ place: middle, stops: [middle, middle] }), [255, 255, 255])).toBe(true);
});

test('what is nowhere has the globe', async () => {
  const { at } = await drawn({ page: 'index', kind: '', byline: '', place: null });
  expect(isNear(at(10, 10), [243, 237, 225])).toBe(true);
  // Close to the left edge of the globe, in the Atlantic, and in the Sahara.
  expect(isNear(at(150, 330), SEA)).toBe(true);
  expect(isNear(at(345, 270), LAND)).toBe(true);
});

describe.each([
  'W'.repeat(140),
  'Ten days along the Amalfi coast without a car, a plan, an umbrella or any idea of what a scooter costs in the middle of August, or of the heat',
  'Những con đường ướt mưa ở Đà Nẵng và những bãi biển không ai biết đến',
  '</path></svg><script>alert(1)</script>',
  '京都',
  '\u0000',
])('the title %j', (title) => {
  test('stays between its margins and above the map', async () => {
    const { at } = await drawn({ title, byline: title, kind: title }, await photo());
    for (let y = 10; y < 620; y += 3) {
      expect(isNear(at(1170, y), PAPER)).toBe(true);
      expect(isNear(at(722, y), PAPER)).toBe(true);
    }
    for (let x = 730; x < 1170; x += 3) expect(isNear(at(x, 374), PAPER)).toBe(true);
  });
});

test.each<[string, SocialPicture['place']]>([
  ['the pole', { lat: 90, lng: 0 }],
  ['the date line', { lat: -17, lng: 180 }],
  ['the whole world', { west: -180, south: -90, east: 180, north: 90 }],
  ['islands on both sides of the date line', { west: 177, south: -19, east: -178, north: -16 }],
])('a map of %s can be drawn', async (_, place) => {
  for (const file of [undefined, await photo()]) {
    const { info } = await drawn({ place }, file);
    expect(info).toMatchObject({ width: 1200, height: 630 });
  }
});

test('a file that is no picture fails', async () => {
  await expect(drawPicture(base, Buffer.from('no picture'))).rejects.toThrow();
});
