import * as fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { heicGrid, heicOfStream } from '../testing/heic-bombs.ts';
import { SAMPLE_HEIC } from '../testing/sample-heic.ts';
import { bombOf, cameraJpeg, samplePicture } from '../testing/sample-photos.ts';
import { decodeHeic } from './decode-heic.ts';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import { UnusableOriginalError } from './unusable-original-error.ts';

const PARIS_WEST = { lat: 48 + 51.5 / 60, lng: -(2 + 20.25 / 60) };

/** The colour in the middle of the left and of the right half of a variant. */
async function colours(photo: MadePhoto): Promise<number[][]> {
  const { data, info } = await sharp(photo.variants[0]?.webp)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.25), at(0.75)];
}

function expectRedAndBlue([left = [], right = []]: number[][]): void {
  const [red = 0, , blueOfRed = 0] = left;
  const [redOfBlue = 0, , blue = 0] = right;
  // Display P3 mistaken for sRGB would give 211.
  expect(red).toBeGreaterThan(220);
  expect(blueOfRed).toBeLessThan(60);
  expect(redOfBlue).toBeLessThan(60);
  expect(blue).toBeGreaterThan(170);
}

/** The true sizes of its files. */
function sizes({ variants }: MadePhoto): Promise<number[][]> {
  return Promise.all(
    variants.map(async ({ webp }) => {
      const { width, height } = await sharp(webp).metadata();
      return [width, height];
    }),
  );
}

/** A picture with a colour in each quarter, stored as a camera that is held in some way. */
function quartersPng(orientation: number): Promise<Buffer> {
  const [width, height] = [300, 200];
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const isLeft = index % width < width / 2;
    const isAbove = index < (width * height) / 2;
    data.set([isLeft ? 230 : 30, isAbove ? 220 : 40, isLeft === isAbove ? 200 : 60], index * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
}

/** How much two pictures differ for each channel of a pixel, in the mean; infinite for other sizes. */
async function difference(...pictures: [Sharp, Sharp]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((picture) => picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other || one.info.width !== other.info.width || one.info.height !== other.info.height) {
    return Number.POSITIVE_INFINITY;
  }
  let sum = 0;
  one.data.forEach((value, index) => {
    sum += Math.abs(value - (other.data[index] ?? 0));
  });
  return sum / one.data.length;
}

async function faultOf(file: Buffer): Promise<string> {
  try {
    await makePhoto(file);
    return 'none';
  } catch (error) {
    return error instanceof UnusableOriginalError ? error.reason : `thrown: ${error}`;
  }
}

describe('a photo of a camera', () => {
  it('has variants, size, thumbhash, time, position and direction', async () => {
    const photo = await makePhoto(await cameraJpeg());
    const cameraTime = '2024-05-31T14:03:07+02:00';
    expect(photo).toMatchObject({ width: 900, height: 600, cameraTime, direction: 135.5 });
    expect(photo.position?.lat).toBeCloseTo(PARIS_WEST.lat, 9);
    expect(photo.position?.lng).toBeCloseTo(PARIS_WEST.lng, 9);
    expect(photo.variants.map(({ width }) => width)).toEqual([320, 640, 900]);
    expect(await sizes(photo)).toEqual([
      [320, 213],
      [640, 427],
      [900, 600],
    ]);
    expect(Buffer.from(photo.thumbhash, 'base64').length).toBeGreaterThan(4);
  });

  it('leaves no metadata in a variant', async () => {
    const { variants } = await makePhoto(await cameraJpeg());
    for (const { webp } of variants) {
      const { format, exif, xmp, iptc, icc } = await sharp(webp).metadata();
      expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'webp' });
      for (const word of ['Exif', 'EXIF', 'Waymark', 'Somebody', '2024:05:31', 'XMP ']) {
        expect(webp.includes(word), word).toBe(false);
      }
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright with orientation %i', async (orientation) => {
    const photo = await makePhoto(await cameraJpeg({ width: 400, height: 200 }, orientation));
    const isTurned = orientation >= 5;
    expect([photo.width, photo.height]).toEqual(isTurned ? [200, 400] : [400, 200]);
    expect((await sizes(photo)).at(-1)).toEqual([photo.width, photo.height]);
    if (orientation === 1) expectRedAndBlue(await colours(photo));
    if (orientation === 3) expectRedAndBlue((await colours(photo)).toReversed());
  });

  it('shows a part of it, turned, with what the camera wrote of it', async () => {
    const file = await cameraJpeg();
    const photo = await makePhoto(file, { left: 300, top: 100, width: 300, height: 200, turns: 1 });
    expect(photo).toMatchObject({ width: 200, height: 300, cameraTime: '2024-05-31T14:03:07+02:00' });
    expect(photo.position?.lat).toBeCloseTo(PARIS_WEST.lat, 9);
    expect(await sizes(photo)).toEqual([[200, 300]]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'shows the same part with orientation %i, however it is turned',
    async (orientation) => {
      const file = await quartersPng(orientation);
      const upright = await sharp(file).autoOrient().png().toBuffer();
      const part = { left: 20, top: 10, width: 150, height: 120 };
      for (const turns of [0, 1, 2, 3]) {
        const photo = await makePhoto(file, { ...part, turns });
        const cut = await sharp(upright).extract(part).png().toBuffer();
        const expected = sharp(cut).rotate(turns * 90);
        expect(await difference(sharp(photo.variants.at(-1)?.webp), expected), `${turns} turns`).toBeLessThan(
          4,
        );
      }
    },
  );

  it.each([
    ['to the right', { left: 601 }],
    ['below', { top: 401 }],
  ])('is refused where its part reaches beyond it %s', async (_, beyond) => {
    const part = { left: 0, top: 0, width: 300, height: 200, turns: 0, ...beyond };
    await expect(makePhoto(await cameraJpeg(), part)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('is refused where its part is too long for a variant', async () => {
    const file = await samplePicture({ width: 1200, height: 20 }).png().toBuffer();
    const strip = { left: 0, top: 0, width: 1200, height: 1, turns: 1 };
    expect((await makePhoto(file, strip)).height).toBe(1200);
    const long = await samplePicture({ width: 20_000, height: 20 }).png().toBuffer();
    await expect(makePhoto(long, { ...strip, width: 20_000 })).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('gives the same result twice', async () => {
    const file = await cameraJpeg();
    expect(await makePhoto(file)).toEqual(await makePhoto(file));
  });
});

describe('pictures of all types', () => {
  it.each(['png', 'webp', 'gif', 'avif', 'jpeg'] as const)('a picture of type %s is read', async (format) => {
    const file = await samplePicture({ width: 400, height: 100 }).toFormat(format).toBuffer();
    const photo = await makePhoto(file);
    expect(photo).toMatchObject({ width: 400, height: 100 });
    expectRedAndBlue(await colours(photo));
    expect(photo).not.toHaveProperty('position');
    expect(photo).not.toHaveProperty('cameraTime');
  });

  it('a phone’s picture is read, in its colours', async () => {
    const photo = await makePhoto(SAMPLE_HEIC);
    expect(photo).toMatchObject({ width: 96, height: 64, cameraTime: '2024-05-31T14:03:07+02:00' });
    expect(photo.position?.lng).toBeCloseTo(2 + 20.25 / 60, 9);
    expect(photo.variants.map(({ width }) => width)).toEqual([96]);
    expectRedAndBlue(await colours(photo));
  });

  it('a part of a phone’s picture is read, in its size', async () => {
    const photo = await makePhoto(SAMPLE_HEIC, { left: 0, top: 0, width: 96, height: 30, turns: 2 });
    expect(photo).toMatchObject({ width: 96, height: 30, cameraTime: '2024-05-31T14:03:07+02:00' });
    expectRedAndBlue((await colours(photo)).toReversed());
  });

  it('the first frame of an animation is used', async () => {
    const [width, height] = [60, 40];
    const [first, second] = await Promise.all(
      ['#d02020', '#2020d0'].map((background) =>
        sharp({ create: { width, height, channels: 3, background } })
          .raw()
          .toBuffer(),
      ),
    );
    const frames = Buffer.concat([first ?? Buffer.alloc(0), second ?? Buffer.alloc(0)]);
    const file = await sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const photo = await makePhoto(file);
    expect(photo).toMatchObject({ width, height });
    const [[red = 0, , blue = 0] = []] = await colours(photo);
    expect(red).toBeGreaterThan(blue + 100);
  });

  it('transparency is kept, and grey stays grey', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { variants } = await makePhoto(clear);
    expect((await sharp(variants[0]?.webp).stats()).isOpaque).toBe(false);
    const grey = await samplePicture({ width: 50, height: 50 }).greyscale().png().toBuffer();
    const [[red, green, blue] = []] = await colours(await makePhoto(grey));
    expect([green, blue]).toEqual([red, red]);
  });

  it.each([
    [1, 1],
    [16_383, 1],
    [1, 16_383],
    [30_000, 10],
  ])('a picture of %i × %i pixels is read', async (width, height) => {
    const photo = await makePhoto(await samplePicture({ width, height }).png().toBuffer());
    expect(photo).toMatchObject({ width, height });
    expect(photo.thumbhash).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    expect(photo.thumbhash.length).toBeLessThanOrEqual(64);
  });
});

describe('an original that cannot be read', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each([
    ['a text that is called a picture', Buffer.from('Not a picture at all, whatever its name says.')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing with scripts', Buffer.from(svg)],
    ['a document', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')],
  ])('%s is no picture', async (_what, file) => {
    expect(await faultOf(file)).toBe('not-a-picture');
  });

  it('a picture of an unsupported type is refused', async () => {
    expect(await faultOf(await samplePicture({ width: 40, height: 40 }).tiff().toBuffer())).toBe(
      'not-a-picture',
    );
  });

  it('a truncated photo is damaged', async () => {
    const jpeg = await cameraJpeg();
    expect(await faultOf(jpeg.subarray(0, jpeg.length * 0.6))).toBe('damaged');
    const png = await samplePicture({ width: 400, height: 400 }).png({ compressionLevel: 0 }).toBuffer();
    expect(await faultOf(png.subarray(0, png.length / 2))).toBe('damaged');
    expect(['damaged', 'not-a-picture']).toContain(await faultOf(SAMPLE_HEIC.subarray(0, 1200)));
  });

  it.each([
    [30_001, 10],
    [10, 30_001],
    [20_000, 20_000],
    [4_000_000, 4_000_000],
    [1000, 17_000],
  ])('a picture of %i × %i pixels is too large, and is not decoded to find out', async (width, height) => {
    const started = performance.now();
    expect(await faultOf(await bombOf({ width, height }))).toBe('too-large');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each([
    ['three channels', 'srgb', 133, 134],
    ['four channels', 'cmyk', 99, 101],
  ] as const)(
    'a progressive JPEG of %s is too large to be kept whole, and is not decoded to find out',
    async (_what, space, fits, exceeds) => {
      const jpeg = await samplePicture({ width: 64, height: 48 })
        .toColourspace(space)
        .jpeg({ progressive: true })
        .toBuffer();
      const started = performance.now();
      expect(await faultOf(withSize(jpeg, { width: 10_000, height: exceeds * 100 }))).toBe('too-large');
      expect(performance.now() - started).toBeLessThan(2_000);
      // Not for its size: it has almost no content.
      expect(await faultOf(withSize(jpeg, { width: 1_000, height: fits }))).not.toBe('too-large');
    },
  );

  /** The same file with another size in its header. */
  function withSize(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
    const changed = Buffer.from(jpeg);
    const frame = changed.indexOf(Buffer.from([0xff, 0xc2]));
    changed.writeUInt16BE(height, frame + 5);
    changed.writeUInt16BE(width, frame + 7);
    return changed;
  }

  it.each([
    ['a grid of 65,025 tiles', heicGrid({ columns: 255, rows: 255 }), 'not-a-picture'],
    [
      'a grid that claims 3,600 megapixels',
      heicGrid({ columns: 2, rows: 2, claimed: { width: 60_000, height: 60_000 } }),
      'too-large',
    ],
    [
      'a grid whose tiles do not fill it',
      heicGrid({ columns: 2, rows: 2, claimed: { width: 8_000, height: 8_000 } }),
      'damaged',
    ],
    [
      'a small picture with a stream of 64 megapixels',
      heicOfStream({ width: 8_000, height: 8_000 }),
      'damaged',
    ],
    [
      'a small picture with a stream of 4,096 megapixels',
      heicOfStream({ width: 64_000, height: 64_000 }),
      'damaged',
    ],
    [
      'a picture of 64 megapixels with a small stream',
      heicOfStream({ width: 96, height: 64 }, { width: 8_000, height: 8_000 }),
      'damaged',
    ],
  ])('%s is refused at once, in little memory', async (_what, file, fault) => {
    const [started, before] = [performance.now(), process.memoryUsage().rss];
    expect(await faultOf(file)).toBe(fault);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1_024 * 1_024);
  });

  it('a grid of small tiles is one picture', async () => {
    expect(await makePhoto(heicGrid({ columns: 3, rows: 2 }))).toMatchObject({ width: 288, height: 128 });
  });

  it('a picture that takes too long is too large, and its decoding ends', async () => {
    const large = { width: 4_000, height: 4_000 };
    const slow = heicGrid({ columns: 15, rows: 16, tile: large, claimed: large });
    const started = performance.now();
    await expect(
      decodeHeic(slow, {
        profile: undefined,
        maxPixels: 64_000_000,
        take: (size) => ({ area: undefined, size }),
        time: 1_000,
      }),
    ).rejects.toMatchObject({ reason: 'too-large' });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('a photo with any changed bytes is accepted, or refused with a reason', async () => {
    const [jpeg, png] = [
      await cameraJpeg({ width: 64, height: 48 }),
      await samplePicture({ width: 64, height: 48 }).png().toBuffer(),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(jpeg, png, SAMPLE_HEIC),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (file, changes) => {
          const changed = Buffer.from(file);
          for (const [at, byte] of changes) changed[at % changed.length] = byte;
          expect(await faultOf(changed)).not.toContain('thrown');
        },
      ),
      { numRuns: 60 },
    );
  });
});
