import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import type { Area, Size } from '@waymark/model/entities/photo-edit';
import sharp from 'sharp';
import type { DecodedHeic, HeicAnswer, HeicToDecode } from './heic-worker.ts';
import { UnusableOriginalError } from './unusable-original-error.ts';

/** The bytes of a PNG file before the first chunk that may be a colour profile: signature and IHDR. */
const PNG_START = 8 + 25;

/** What is taken of a picture. */
export interface Taken {
  /** Undefined where it is everything. */
  area: Area | undefined;
  /** The size in pixels that it gets. */
  size: Size;
}

interface DecodeOptions {
  /** ICC; the decoder ignores it. */
  profile: Buffer | undefined;
  /** The most pixels, because all of them are in memory several times. */
  maxPixels: number;
  /** Called with the true size of the picture, upright. What it throws ends the decoding. */
  take: (upright: Size) => Taken;
  /** How long it may take, in milliseconds. */
  time?: number;
}

/** How long a decoding may take, in milliseconds. A file of a kilobyte can have many tiles, each of which takes seconds. */
const TIME = 60_000;

/** The bundle has the worker beside it, as the sources have. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './heic-worker.ts' : './heic-worker.js',
  import.meta.url,
);

/**
 * Decodes an HEVC picture, as phones save them. sharp's packaged libraries have no decoder for it.
 * @returns the true size of the picture, and a PNG file of what is taken of it, with the picture's colour profile
 * @throws UnusableOriginalError
 */
export async function decodeHeic(
  file: Buffer,
  { profile, maxPixels, take, time = TIME }: DecodeOptions,
): Promise<{ upright: Size; png: Buffer }> {
  const { width, height, data } = await pixelsOf(file, maxPixels, time);
  const upright = { width, height };
  const { area, size } = take(upright);
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  if (area) pixels.extract(area);
  const png = await pixels
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { upright, png: profile === undefined ? png : withProfile(png, profile) };
}

/**
 * Decodes in a thread of its own: nothing else can end a decoding that takes too long, and its memory is free afterwards.
 */
async function pixelsOf(file: Buffer, maxPixels: number, time: number): Promise<DecodedHeic> {
  const given: HeicToDecode = { file, maxPixels };
  // The decoder prints why it fails, of which `damaged` says enough: what it prints is not passed on.
  const worker = new Worker(WORKER, { workerData: given, stdout: true });
  const signal = AbortSignal.timeout(time);
  try {
    // The worker sends nothing else.
    const [answer] = (await once(worker, 'message', { signal })) as [HeicAnswer];
    if (typeof answer === 'string') throw new UnusableOriginalError(answer);
    return answer;
  } catch (cause) {
    if (signal.aborted) throw new UnusableOriginalError('too-large', { cause });
    throw cause;
  } finally {
    await worker.terminate();
  }
}

/** sharp converts colours only by a profile in the file. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 'iCCP'.length);
  check.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, PNG_START), length, chunk, check, png.subarray(PNG_START)]);
}
