import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Bucket } from '@google-cloud/storage';
import type { Variant } from '@waymark/functions/photos/encode-variants';
import { variantPath, variantWidths } from '@waymark/model/entities/photo';
import { AVATAR_SIZE, type DemoPicture, PICTURE_SIZE } from './demo-pictures.ts';
import { drawAvatar } from './pictures/draw-avatar.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { renderVariants } from './pictures/render-variants.ts';

/** What was painted once is kept over `--fresh`, by the hash of its drawing. */
const CACHE = new URL('../.cache/pictures/', import.meta.url);

/**
 * Draws the pictures that the bucket does not have, one after another, and puts their variants there.
 * @param progress is told after each that was missing how many of all there are
 */
export async function paintPictures(
  bucket: Bucket,
  pictures: readonly DemoPicture[],
  progress: (done: number, all: number) => void,
): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: 'photos/' });
  const there = new Set(files.map(({ name }) => name));
  let done = 0;
  for (const picture of pictures) {
    const missing = await missingVariants(picture, there);
    for (const { width, webp } of missing) {
      await bucket.file(variantPath(picture.path, width)).save(webp, {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      });
    }
    done++;
    if (missing.length > 0) progress(done, pictures.length);
  }
}

async function missingVariants(picture: DemoPicture, there: ReadonlySet<string>): Promise<Variant[]> {
  const missing = widthsOf(picture).filter((width) => !there.has(variantPath(picture.path, width)));
  if (missing.length === 0) return [];
  const svg = draw(picture);
  const cached = (width: number) => fileURLToPath(new URL(`${hash('sha256', svg)}-${width}.webp`, CACHE));
  try {
    return await Promise.all(missing.map(async (width) => ({ width, webp: await readFile(cached(width)) })));
  } catch {
    // Not painted yet, or not wholly.
  }
  const { variants } = await renderVariants(svg);
  await mkdir(CACHE, { recursive: true });
  for (const { width, webp } of variants) await writeFile(cached(width), webp);
  return variants.filter(({ width }) => missing.includes(width));
}

function widthsOf({ subject }: DemoPicture): number[] {
  return variantWidths((subject === 'avatar' ? AVATAR_SIZE : PICTURE_SIZE).width);
}

function draw(picture: DemoPicture): string {
  return picture.subject === 'avatar' ? drawAvatar(picture) : drawPicture(picture);
}

/** Draws a picture and renders it as it is painted. */
export function renderPicture(picture: DemoPicture) {
  return renderVariants(draw(picture));
}
