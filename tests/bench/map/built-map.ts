import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '../measurements.ts';

const MEGABYTE = 1_000_000;

/** Cuts the tiles again, in a process of its own: a build would reuse those of an earlier one. */
const CUT = `const { mapTiles } = await import('${new URL('../../../web/build/map-tiles.ts', import.meta.url)}'); mapTiles();`;

/**
 * What the map costs a build.
 * @param folder of the built web application
 */
export function measureBuiltMap(folder: string): Measurement[] {
  const started = performance.now();
  execFileSync(process.execPath, ['--input-type=module', '-e', CUT]);
  const seconds = (performance.now() - started) / 1_000;
  return [
    {
      what: 'cutting the tiles of land and region, which a first build does',
      value: seconds,
      unit: 's',
      budget: 40,
    },
    {
      what: 'the built web application, without streets',
      value: bytesIn(folder) / MEGABYTE,
      unit: 'MB',
      budget: 40,
    },
  ];
}

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return Number.NaN;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
