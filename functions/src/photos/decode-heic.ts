/// <reference path="./libheif-js.d.ts" />
import { crc32, deflateSync } from 'node:zlib';
import type libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { UnusableOriginalError } from './unusable-original-error.ts';

/** The bytes of a PNG file before the first chunk that may be a colour profile: signature and IHDR. */
const PNG_START = 8 + 25;

/** A decoded picture. */
interface Decoded {
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** A PNG file, perhaps smaller, with the picture's colour profile. */
  png: Buffer;
}

interface DecodeOptions {
  /** ICC; the decoder ignores it. */
  profile: Buffer | undefined;
  /** The most pixels, because all of them are in memory several times. */
  maxPixels: number;
  /** The largest width of the PNG file in pixels. */
  maxWidth: number;
}

/** One decoder for all files, which keeps the last one. A decoder for each would fill the memory of WebAssembly. */
let decoder: Promise<libheif.HeifDecoder> | undefined;

// Loaded on demand: most pictures do not need these megabytes.
async function loadDecoder(): Promise<libheif.HeifDecoder> {
  const { default: loaded } = await import('libheif-js/wasm-bundle.js');
  return new loaded.HeifDecoder();
}

/**
 * Decodes an HEVC picture, as phones save them. sharp's packaged libraries have no decoder for it.
 * @throws UnusableOriginalError
 */
export async function decodeHeic(
  file: Buffer,
  { profile, maxPixels, maxWidth }: DecodeOptions,
): Promise<Decoded> {
  decoder ??= loadDecoder();
  const images = (await decoder).decode(file);
  try {
    const image = images.find((candidate) => candidate.is_primary());
    if (image === undefined) throw new UnusableOriginalError('damaged');
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw new UnusableOriginalError('too-large');
    const data = await pixelsOf(image, width, height);
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: Math.min(width, maxWidth) })
      .png({ compressionLevel: 0 })
      .toBuffer();
    return { width, height, png: profile === undefined ? png : withProfile(png, profile) };
  } finally {
    for (const image of images) image.free();
  }
}

function pixelsOf(image: libheif.HeifImage, width: number, height: number): Promise<Uint8ClampedArray> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8ClampedArray>();
  image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (decoded) =>
    decoded === null ? reject(new UnusableOriginalError('damaged')) : resolve(decoded.data),
  );
  return promise;
}

/** sharp converts colours only by a profile in the file. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 'iCCP'.length);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, PNG_START), length, chunk, check, png.subarray(PNG_START)]);
}
