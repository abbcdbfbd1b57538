import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import { encodeVariants, qualityOf, type Variant } from '@waymark/functions/photos/encode-variants';
import { variantPath, variantWidths } from '@waymark/model/entities/photo';
import pMap from 'p-map';
import sharp from 'sharp';
import { type DemoPicture, pictureFile } from './demo-pictures.ts';

/** Variants that were made once are kept for later starts with `--fresh` and for tests, by the hash of their picture's file. */
const CACHE = new URL('../.cache/pictures/', import.meta.url);

/** How many pictures are made and sent at once: the network waits while a processor encodes. */
const AT_ONCE = 2 * availableParallelism();

/** Puts the variants of the pictures that the bucket lacks there. */
export async function storePictures(
  bucket: Bucket,
  pictures: readonly DemoPicture[],
  signal: AbortSignal | undefined,
): Promise<void> {
  // Without it a connection that the emulator has just closed ends the start: only requests with preconditions are repeated.
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const [files] = await bucket.getFiles({ prefix: 'photos/' });
  const stored = new Set(files.map(({ name }) => name));
  const isStored = ({ path, width }: DemoPicture) =>
    variantWidths(width).every((each) => stored.has(variantPath(path, each)));
  await mkdir(CACHE, { recursive: true });
  const missing = pictures.filter((picture) => !isStored(picture));
  await pMap(missing, (picture) => storePicture(bucket, picture), { concurrency: AT_ONCE, signal });
}

async function storePicture(bucket: Bucket, picture: DemoPicture): Promise<void> {
  for (const { width, webp } of await variantsOf(picture)) {
    await bucket.file(variantPath(picture.path, width)).save(webp, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
    });
  }
}

/** The file itself, and the narrower variants made of it. */
async function variantsOf(picture: DemoPicture): Promise<Variant[]> {
  const webp = await readFile(pictureFile(picture));
  const narrower = variantWidths(picture.width).filter((width) => width < picture.width);
  const cached = (width: number) =>
    new URL(`${hash('sha256', webp)}-${width}-${qualityOf(width)}.webp`, CACHE);
  try {
    const variants = narrower.map(async (width) => ({ width, webp: await readFile(cached(width)) }));
    return [...(await Promise.all(variants)), { width: picture.width, webp }];
  } catch {
    // They are not all there yet.
  }
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const { variants } = await encodeVariants({ ...info, data }, narrower);
  for (const variant of variants) await writeWhole(cached(variant.width), variant.webp);
  return [...variants, { width: picture.width, webp }];
}

/** By renaming, so that no file is half written where a start is interrupted or two run at once. */
async function writeWhole(file: URL, content: Buffer): Promise<void> {
  const unfinished = new URL(`${file.href}.${process.pid}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
