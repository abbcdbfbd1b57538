import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderVariants } from './render-variants.ts';

const svg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#c85"/></svg>`;

describe('renderVariants', () => {
  it('encodes each width that a photo of its size has, in its proportions', async () => {
    const picture = await renderVariants(svg(800, 600));
    expect(picture).toMatchObject({ width: 800, height: 600 });
    expect(picture.variants.map(({ width }) => width)).toEqual([320, 640, 800]);
    for (const { width, webp } of picture.variants) {
      const { format, width: wide, height: high } = await sharp(webp).metadata();
      expect({ format, wide, high }).toEqual({ format: 'webp', wide: width, high: width * 0.75 });
    }
  });

  it('gives a thumbhash', async () => {
    const avatar = await renderVariants(svg(480, 480));
    expect(Buffer.from(avatar.thumbhash, 'base64').length).toBeGreaterThan(4);
  });

  it('renders the same bytes for the same source', async () => {
    const [one, other] = [await renderVariants(svg(320, 240)), await renderVariants(svg(320, 240))];
    expect(one.thumbhash).toBe(other.thumbhash);
    expect(one.variants[0]?.webp.equals(other.variants[0]?.webp ?? Buffer.alloc(0))).toBe(true);
  });

  it('rejects what is no SVG', async () => {
    await expect(renderVariants('<svg')).rejects.toThrow();
  });
});
