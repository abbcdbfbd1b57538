import { variantWidths } from '@waymark/model/entities/photo';
import sharp from 'sharp';
import { qualityOf } from '../../functions/src/photos/encode-variants.ts';
import { makePhoto } from '../../functions/src/photos/make-photo.ts';
import type { Measurement } from './measurements.ts';

const PHOTOS = 100;
/** Of 12 megapixels. */
const SIZE = { width: 4_000, height: 3_000 };

/** The variants of photos beside sharp alone: in turn, so that both have the same share of a machine that is busy with something else. */
export async function measurePhotoWork(): Promise<Measurement[]> {
  const file = await noisyPhoto();
  await makePhoto(file);
  let [ours, bare] = [0, 0];
  for (let photo = 0; photo < PHOTOS; photo++) {
    ours += await millisecondsOf(() => makePhoto(file));
    bare += await millisecondsOf(() => variantsAlone(file));
  }
  return [
    { what: `${PHOTOS} photos of 12 megapixels, each`, value: ours / PHOTOS, unit: 'ms' },
    {
      what: 'the same, in times of sharp alone with the same variants',
      value: ours / bare,
      unit: '',
      budget: 1.2,
    },
  ];
}

/** A picture with as much detail as a photo. */
function noisyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}

async function variantsAlone(file: Buffer): Promise<void> {
  for (const width of variantWidths(SIZE.width)) {
    await sharp(file)
      .autoOrient()
      .resize({ width })
      .webp({ quality: qualityOf(width) })
      .toBuffer();
  }
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
