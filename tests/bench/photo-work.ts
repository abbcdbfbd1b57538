import { variantWidths } from '@waymark/model/entities/photo';
import sharp from 'sharp';
import { qualityOf } from '../../functions/src/photos/encode-variants.ts';
import { makePhoto } from '../../functions/src/photos/make-photo.ts';
import { mergeValues } from '../../web/src/features/edit/engine/merge-values.ts';
import { type Measurement, median } from './measurements.ts';

const PHOTOS = 100;
/** Of 12 megapixels. */
const SIZE = { width: 4_000, height: 3_000 };

const WORDS = 20_000;
const WORDS_IN_PARAGRAPH = 100;
const MERGES = 21;

/** What is computed for photos and stories, in this process: the variants of photos beside sharp alone, and a merge of two changes. */
export async function measurePhotoWork(): Promise<Measurement[]> {
  return [...(await measureVariants()), measureMerge()];
}

/** In turn, so that both have the same share of a machine that is busy with something else. */
async function measureVariants(): Promise<Measurement[]> {
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

/** Two people change every tenth paragraph of a story, each their own. */
function measureMerge(): Measurement {
  const paragraphs = Array.from({ length: WORDS / WORDS_IN_PARAGRAPH }, (_, paragraph) =>
    Array.from({ length: WORDS_IN_PARAGRAPH }, (_, word) => `word${(paragraph * 31 + word * 7) % 997}`).join(
      ' ',
    ),
  );
  const story = (change: (text: string, index: number) => string) =>
    JSON.stringify({
      type: 'doc',
      content: paragraphs.map((text, index) => ({
        type: 'paragraph',
        content: [{ type: 'text', text: change(text, index) }],
      })),
    });
  const base = story((text) => text);
  const [mine, theirs] = [3, 7].map((own) =>
    story((text, index) => (index % 10 === own ? `${text} New.` : text)),
  );
  const times: number[] = [];
  for (let merge = 0; merge < MERGES; merge++) {
    const begun = performance.now();
    const { isInConflict } = mergeValues(base, mine, theirs);
    times.push(performance.now() - begun);
    if (isInConflict) throw new Error('The two changes are not in conflict.');
  }
  return {
    what: 'merge of two changes of a story with 20,000 words',
    value: median(times),
    unit: 'ms',
    budget: 50,
  };
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
