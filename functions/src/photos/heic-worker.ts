/// <reference path="./libheif-js.d.ts" />
import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

/*
 * The thread that decodes one HEVC picture, and then ends. `decode-heic.ts` starts it.
 */

export interface HeicToDecode {
  file: Uint8Array;
  /** The most pixels, because all of them are in memory several times. */
  maxPixels: number;
}

/** Size in pixels, upright, and four bytes for each pixel. */
export interface DecodedHeic {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A picture, or why there is none. */
export type HeicAnswer = DecodedHeic | 'damaged' | 'too-large';

// Only decode-heic.ts starts it.
const { file, maxPixels } = workerData as HeicToDecode;
const answer = await decode();
parentPort?.postMessage(answer, typeof answer === 'string' ? [] : [answer.data.buffer]);

function decode(): HeicAnswer | Promise<HeicAnswer> {
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((candidate) => candidate.is_primary());
  if (image === undefined) return 'damaged';
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return 'too-large';
  const data = new Uint8ClampedArray(width * height * 4);
  const { promise, resolve } = Promise.withResolvers<HeicAnswer>();
  image.display({ data, width, height }, (decoded) =>
    resolve(decoded === null ? 'damaged' : { width, height, data }),
  );
  return promise;
}
