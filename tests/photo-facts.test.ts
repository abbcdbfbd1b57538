import type sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SAMPLE_HEIC } from '../functions/src/testing/sample-heic.ts';
import { cameraJpeg, samplePicture } from '../functions/src/testing/sample-photos.ts';
import { readPhotoFacts } from '../web/src/services/photo-facts/read-photo-facts.ts';

/* What the browser reads of real files before they are uploaded. Functions read the same of the originals. */

const PARIS_WEST = { lat: expect.closeTo(48.858333, 5), lng: expect.closeTo(-2.3375, 5) };

const fileOf = (bytes: Uint8Array, name = 'photo.jpg') => new File([Uint8Array.from(bytes)], name);

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>;

async function jpegWith(exif: Exif, size = { width: 64, height: 48 }): Promise<Buffer> {
  return samplePicture(size).withExif(exif).jpeg().toBuffer();
}

const north = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' };
const east = { GPSLongitudeRef: 'E', GPSLongitude: '2/1 20/1 15/1' };

describe('a photo that is as it should be', () => {
  test('has its time, its position and its direction', async () => {
    const IFD3 = { ...north, ...east, GPSImgDirectionRef: 'T', GPSImgDirection: '271/2' };
    const IFD2 = { DateTimeOriginal: '2024:05:31 14:03:07', OffsetTimeOriginal: '+02:00' };
    expect(await readPhotoFacts(fileOf(await jpegWith({ IFD2, IFD3 })))).toEqual({
      cameraTime: '2024-05-31T14:03:07+02:00',
      position: { lat: expect.closeTo(48.858333, 5), lng: expect.closeTo(2.3375, 5) },
      direction: 135.5,
    });
  });

  test('is read west of Greenwich and south of the equator', async () => {
    expect(await readPhotoFacts(fileOf(await cameraJpeg()))).toMatchObject({ position: PARIS_WEST });
    const IFD3 = { ...north, ...east, GPSLatitudeRef: 'S' };
    const { position } = await readPhotoFacts(fileOf(await jpegWith({ IFD3 })));
    expect(position?.lat).toBeCloseTo(-48.858333, 5);
  });

  test('of a phone has both, whatever the name of its file says', async () => {
    const facts = { cameraTime: '2024-05-31T14:03:07+02:00', position: { lng: expect.closeTo(2.3375, 5) } };
    expect(await readPhotoFacts(fileOf(SAMPLE_HEIC, '🏖️/été\\1.HEIC'))).toMatchObject(facts);
    expect(await readPhotoFacts(fileOf(SAMPLE_HEIC, 'renamed.jpg'))).toMatchObject(facts);
  });

  test.each(['webp', 'png', 'avif'] as const)('of type %s is read too', async (format) => {
    const IFD3 = { ...north, ...east };
    const file = await samplePicture({ width: 64, height: 48 })
      .withExif({ IFD3 })
      .toFormat(format)
      .toBuffer();
    expect(await readPhotoFacts(fileOf(file, `a.${format}`))).toMatchObject({
      position: { lat: expect.closeTo(48.858333, 5) },
    });
  });

  test('of a phone is read where its data is behind the picture', async () => {
    const [start, data] = [SAMPLE_HEIC.subarray(0, 28), SAMPLE_HEIC.subarray(28)];
    const file = fileOf(Buffer.concat([start, Buffer.alloc(400_000), data]), 'a.heic');
    expect(await readPhotoFacts(file)).toMatchObject({ cameraTime: '2024-05-31T14:03:07+02:00' });
  });

  test('is of no interest beyond its beginning, however long it is', async () => {
    const file = fileOf(Buffer.concat([await cameraJpeg(), Buffer.alloc(8 * 1024 * 1024)]));
    const read: number[] = [];
    const slice: Blob['slice'] = (start, end) => {
      read.push((end ?? file.size) - (start ?? 0));
      return file.slice(start, end);
    };
    expect(await readPhotoFacts({ size: file.size, slice })).toMatchObject({ position: PARIS_WEST });
    expect(read).toEqual([256 * 1024]);
  });
});

describe('bad input', () => {
  test('300 MB of something else with the name of a photo are not read', async () => {
    const size = 300 * 1024 * 1024;
    const read: number[] = [];
    const slice: Blob['slice'] = (start = 0, end = size) => {
      read.push(end - start);
      return new Blob([new Uint8Array(end - start)]);
    };
    expect(await readPhotoFacts({ size, slice })).toEqual({});
    expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(1024 * 1024);
  });

  test('300 MB that begin like a phone’s photo are not read as a whole', async () => {
    const size = 300 * 1024 * 1024;
    const read: number[] = [];
    const slice: Blob['slice'] = (start = 0, end = size) => {
      read.push(end - start);
      const bytes = new Uint8Array(end - start);
      bytes.set(SAMPLE_HEIC.subarray(0, 28));
      return new Blob([bytes]);
    };
    expect(await readPhotoFacts({ size, slice })).toEqual({});
    expect(read).toEqual([256 * 1024]);
  });

  test('a truncated photo has what came before the cut, and is otherwise empty', async () => {
    const whole = await cameraJpeg({ width: 900, height: 600 });
    expect(await readPhotoFacts(fileOf(whole.subarray(0, whole.length / 2)))).toMatchObject({
      position: PARIS_WEST,
    });
    for (const length of [1, 2, 3, 12, 20, 40, 100]) {
      const facts = await readPhotoFacts(fileOf(whole.subarray(0, length)));
      expect(facts).toEqual({});
    }
  });

  test('a phone’s photo without a position has none', async () => {
    const without = Buffer.from(SAMPLE_HEIC);
    // The tag of the latitude's hemisphere becomes an unknown one.
    const at = without.indexOf(Buffer.from('N\0\0\0', 'latin1'), without.indexOf('II*'));
    without.fill('?', at, at + 1);
    const facts = await readPhotoFacts(fileOf(without, 'a.heic'));
    expect(facts.position).toBeUndefined();
    expect(facts.cameraTime).toBe('2024-05-31T14:03:07+02:00');
  });

  test.each([
    ['0 bytes', new Uint8Array()],
    ['one byte', new Uint8Array(1)],
    ['a text', new TextEncoder().encode('not a photo')],
    ['the beginning of a photo alone', new Uint8Array([0xff, 0xd8, 0xff, 0xe1])],
  ])('%s is no photo', async (_, bytes) => {
    expect(await readPhotoFacts(fileOf(bytes))).toEqual({});
  });

  test('a camera that knows no position, and writes 0, 0, has none', async () => {
    const zero = '0/1 0/1 0/1';
    const IFD3 = { ...north, ...east, GPSLatitude: zero, GPSLongitude: zero };
    expect(await readPhotoFacts(fileOf(await jpegWith({ IFD3 })))).toEqual({});
  });

  test('a clock that was never set says nothing, and one that is wrong is read as it is', async () => {
    const at = (DateTimeOriginal: string) => jpegWith({ IFD2: { DateTimeOriginal } });
    expect(await readPhotoFacts(fileOf(await at('0000:00:00 00:00:00')))).toEqual({});
    expect(await readPhotoFacts(fileOf(await at('2001:01:01 00:00:12')))).toEqual({
      cameraTime: '2001-01-01T00:00:12',
    });
  });

  test('a file that is gone has nothing to read', async () => {
    const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    expect(await readPhotoFacts({ size: 10, slice: slice as unknown as Blob['slice'] })).toEqual({});
  });
});
