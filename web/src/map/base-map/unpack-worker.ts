import { type PackedLand, unpackLand } from './land.ts';
import type { UnpackedLand } from './load.ts';

/* A worker: it is told an address of `PackedLand`, and answers its parts as files of GeoJSON. */

addEventListener('message', async ({ data: address }: MessageEvent<string>) => {
  postMessage(await unpacked(address).catch((error: unknown): UnpackedLand => ({ fault: String(error) })));
});

async function unpacked(address: string): Promise<UnpackedLand> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  // It is made by our own build.
  const { land, coasts, borders } = unpackLand((await response.json()) as PackedLand);
  const file = (part: object) => new Blob([JSON.stringify(part)], { type: 'application/geo+json' });
  return { land: file(land), coasts: file(coasts), borders: file(borders) };
}
