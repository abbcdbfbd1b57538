import { type Land, type PackedLand, unpackLand } from './land.ts';
import type { PackedNames } from './names.ts';

/*
 * The data of the embedded map. It is made by our own build, so its shape is known; `web/build/base-map.ts` serves it under these
 * paths, and puts its own addresses in their place where it builds. What was loaded stays loaded; what could
 * not be loaded is asked for again the next time.
 */

/** For a first look: 23 KB. */
export const loadCoarseLand = once(() => fetchJson<PackedLand>('/@base-map/land-110m.json').then(unpackLand));

/** From nearer: 170 KB. */
export const loadFineLand = once(() => unpackElsewhere('/@base-map/land-50m.json'));

/** For towns and islands: 740 KB. */
export const loadNearLand = once(() => unpackElsewhere('/@base-map/land-10m.json'));

export const loadNames = once(() => fetchJson<PackedNames>('/@base-map/names.json'));

/** Where the parts of the land are, as GeoJSON: addresses of this document. */
export type LandAddresses = Record<keyof Land, string>;

/** What the worker answers: files, or what went wrong. */
export type UnpackedLand = Record<keyof Land, Blob> | { fault: string };

/** Fetches and unpacks in a worker, and leaves the rest to the map's own: megabytes that the page itself never sees. */
function unpackElsewhere(address: string): Promise<LandAddresses> {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<LandAddresses>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`${address} could not be unpacked: ${message}`));
    worker.onmessage = ({ data }: MessageEvent<UnpackedLand>) => {
      if ('fault' in data) reject(new Error(data.fault));
      else {
        const { land, coasts, borders } = data;
        const addressOf = (file: Blob) => URL.createObjectURL(file);
        resolve({ land: addressOf(land), coasts: addressOf(coasts), borders: addressOf(borders) });
      }
    };
  });
  worker.postMessage(new URL(address, location.href).href);
  return answer.finally(() => worker.terminate());
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.json();
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
