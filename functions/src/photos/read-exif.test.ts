import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { samplePicture } from '../testing/sample-photos.ts';
import { readExif } from './read-exif.ts';

/* @alone: memory is measured. */

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>;

async function blockWith(exif: Exif): Promise<Buffer | undefined> {
  const file = await samplePicture({ width: 8, height: 8 }).withExif(exif).jpeg().toBuffer();
  return (await sharp(file).metadata()).exif;
}

const north = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' };
const east = { GPSLongitudeRef: 'E', GPSLongitude: '2/1 20/1 15/1' };

it.each([
  [
    'its own offset',
    { DateTimeOriginal: '2024:05:31 14:03:07', OffsetTimeOriginal: '-03:30' },
    '2024-05-31T14:03:07-03:30',
  ],
  ['no offset', { DateTimeOriginal: '2024:05:31 14:03:07' }, '2024-05-31T14:03:07'],
  [
    'an offset that is none',
    { DateTimeOriginal: '2024:05:31 14:03:07', OffsetTimeOriginal: 'CEST' },
    '2024-05-31T14:03:07',
  ],
  ['a day that no month has', { DateTimeOriginal: '2023:02:30 14:03:07' }, undefined],
  ['a clock that was never set', { DateTimeOriginal: '0000:00:00 00:00:00' }, undefined],
  ['blanks', { DateTimeOriginal: '    :  :     :  :  ' }, undefined],
])('the time of a camera with %s', async (_what, IFD2, cameraTime) => {
  expect((await readExif(await blockWith({ IFD2 }))).cameraTime).toBe(cameraTime);
});

it.each([
  ['south and west', { ...north, ...east, GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' }, [-48.8583, -2.3375]],
  ['half a position', north, undefined],
  ['nowhere', { ...north, ...east, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }, undefined],
  ['beyond the pole', { ...north, ...east, GPSLatitude: '91/1 0/1 0/1' }, undefined],
  ['a division by zero', { ...north, ...east, GPSLatitude: '48/0 0/0 0/0' }, undefined],
])('the position of a camera that says %s', async (_what, IFD3, expected) => {
  const { position } = await readExif(await blockWith({ IFD3 }));
  expect(position && [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(4)))).toEqual(
    expected,
  );
});

it('a photo without a block has no time or position', async () => {
  expect(await readExif(undefined)).toEqual({});
});

/** A block with this many tags, each of which says that the whole block is its value. */
function bombWith({ tags, bytes }: { tags: number; bytes: number }): Buffer {
  const [first, exif] = [8, 26];
  const block = Buffer.alloc(bytes, 'x');
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(first, 4);
  writeTags(block, first, [{ tag: 0x8769, type: 4, count: 1, value: exif }]);
  const all = Array.from({ length: tags }, (_, index) => ({
    tag: 0x9000 + index,
    type: 2,
    count: bytes,
    value: 0,
  }));
  writeTags(block, exif, all);
  return block;
}

function writeTags(
  block: Buffer,
  start: number,
  tags: readonly { tag: number; type: number; count: number; value: number }[],
): void {
  block.writeUInt16LE(tags.length, start);
  tags.forEach(({ tag, type, count, value }, index) => {
    const at = start + 2 + index * 12;
    block.writeUInt16LE(tag, at);
    block.writeUInt16LE(type, at + 2);
    block.writeUInt32LE(count, at + 4);
    block.writeUInt32LE(value, at + 8);
  });
}

it.each([
  { tags: 13_000, bytes: 356_000 },
  { tags: 5_000, bytes: 64 * 1024 },
  { tags: 28_000, bytes: 3_560_000 },
])('$tags tags that each claim all $bytes bytes take no memory', async (size) => {
  const block = bombWith(size);
  const before = process.resourceUsage().maxRSS;
  expect(await readExif(block)).toEqual({});
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(64);
});

it('a block that is longer than what is read still has its time', async () => {
  const block = await blockWith({ IFD2: { DateTimeOriginal: '2024:05:31 14:03:07' } });
  const longer = Buffer.concat([block ?? Buffer.alloc(0), Buffer.alloc(2 * 1024 * 1024)]);
  expect(await readExif(longer)).toEqual({ cameraTime: '2024-05-31T14:03:07' });
});

it('the camera is read, and 5,000 cameras that each claim the whole block take no memory', async () => {
  const named = await blockWith({ IFD0: { Make: 'Apple', Model: 'iPhone 15' } });
  expect(await readExif(named)).toEqual({ camera: 'Apple iPhone 15' });
  const [first, bytes] = [8, 64 * 1024];
  const block = Buffer.alloc(bytes, 'x');
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(first, 4);
  const all = Array.from({ length: 5_000 }, () => ({ tag: 0x010f, type: 2, count: bytes, value: 0 }));
  writeTags(block, first, all);
  const before = process.resourceUsage().maxRSS;
  const { camera = '' } = await readExif(block);
  expect(camera.length).toBeLessThanOrEqual(64);
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(64);
});

it('any block is read or ignored', async () => {
  const block =
    (await blockWith({
      IFD0: { Make: 'Apple', Model: 'iPhone 15' },
      IFD2: { DateTimeOriginal: '2024:05:31 14:03:07' },
      IFD3: { ...north, ...east },
    })) ?? Buffer.alloc(0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      fc.nat(block.length),
      async (changes, length) => {
        const changed = Buffer.from(block.subarray(0, length));
        for (const [at, byte] of changes) if (changed.length > 0) changed[at % changed.length] = byte;
        const { cameraTime, position, camera, ...rest } = await readExif(changed);
        expect(rest).toEqual({});
        if (camera !== undefined) expect(camera.length).toBeLessThanOrEqual(64);
        if (cameraTime !== undefined)
          expect(cameraTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)?$/);
        if (position !== undefined) expect(Math.abs(position.lat)).toBeLessThanOrEqual(90);
      },
    ),
  );
});
