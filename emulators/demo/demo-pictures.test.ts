import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encodeVariants } from '@waymark/functions/photos/encode-variants';
import { variantWidths } from '@waymark/model/entities/photo';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoContent } from './demo-content.ts';
import { AVATAR_SIZE, PICTURE_SIZE, PICTURES_FOLDER, pictureFile, THUMBHASHES } from './demo-pictures.ts';

const MOST_BYTES = 12e6;

const { pictures } = await demoContent('https://issuer.example/');
const fileName = (file: URL) => fileURLToPath(file).slice(fileURLToPath(PICTURES_FOLDER).length);

it('has a file for every picture that the demo content shows, and no other', () => {
  const shown = pictures.map((picture) => fileName(pictureFile(picture)));
  expect(readdirSync(PICTURES_FOLDER).sort()).toEqual(shown.sort());
});

it('has files of the format and the size that their variants are made of', async () => {
  const sizes = await Promise.all(
    pictures.map(async (picture) => {
      const { format, width, height } = await sharp(await readFile(pictureFile(picture))).metadata();
      return { name: picture.name, format, width, height };
    }),
  );
  expect(sizes).toEqual(
    pictures.map(({ name, width }) => {
      const { height } = width === AVATAR_SIZE.width ? AVATAR_SIZE : PICTURE_SIZE;
      return { name, format: 'webp', width, height };
    }),
  );
});

/** Of a picture of 160 by 120 pixels. */
const [WIDTH, LOWER] = [160, 30];
const DARK = 16;

it('has no picture with a black hole at its lower edge', async () => {
  const holes = await Promise.all(
    pictures.map(async (picture) => {
      const small = sharp(await readFile(pictureFile(picture)))
        .removeAlpha()
        .resize(WIDTH, 120);
      const pixels = await small
        .extract({ left: 0, top: 120 - LOWER, width: WIDTH, height: LOWER })
        .raw()
        .toBuffer();
      const isBlack = (i: number) => pixels.subarray(3 * i, 3 * i + 3).every((value) => value < DARK);
      const black = Array.from({ length: WIDTH * LOWER }, (_, i) => i).filter(isBlack);
      return black.length > 40 ? picture.name : [];
    }),
  );
  expect(holes.flat()).toEqual([]);
});

it('has files that a clone of the repository can carry', () => {
  const bytes = readdirSync(PICTURES_FOLDER).map((name) => statSync(new URL(name, PICTURES_FOLDER)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

it('has a thumbhash of every picture; put those that this prints into thumbhashes.json', async () => {
  const missing: Record<string, string> = {};
  for (const picture of pictures.filter(({ name }) => !(name in THUMBHASHES))) {
    const { data, info } = await sharp(await readFile(pictureFile(picture)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [narrowest = 0] = variantWidths(picture.width);
    missing[picture.name] = (await encodeVariants({ ...info, data }, [narrowest])).thumbhash;
  }
  expect(missing).toEqual({});
  expect(Object.keys(THUMBHASHES).sort()).toEqual(pictures.map(({ name }) => name).sort());
});
