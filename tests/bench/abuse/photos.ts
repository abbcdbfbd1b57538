import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Measurement } from '../measurements.ts';
import { memoryBudgetOf } from './memory-budget.ts';
import { WORST_PHOTOS } from './worst-photos.ts';

const PEAK = fileURLToPath(new URL('photo-peak.ts', import.meta.url));
const peakSchema = z.object({ result: z.string(), peak: z.number(), seconds: z.number() });

/** How long making the variants may take, in seconds: the function has three minutes. */
const LONGEST = 120;

/** The memory and the time that the worst accepted photos take, each in a process of its own. */
export async function measurePhotos(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-abuse-'));
  const budget = memoryBudgetOf('makePhotoVariants');
  const measurements: Measurement[] = [];
  for (const [what, make] of Object.entries(WORST_PHOTOS)) {
    const file = join(folder, 'original');
    await writeFile(file, await make());
    const { stdout } = await promisify(execFile)(process.execPath, [PEAK, file]);
    const { result, peak, seconds } = peakSchema.parse(JSON.parse(stdout));
    console.log(`${what}: ${result}, ${Math.round(peak)} MB, ${Math.round(seconds)} s`);
    measurements.push(
      { what: `${what} (${result}), peak memory`, value: peak, unit: 'MB', budget },
      { what: 'its time', value: seconds, unit: 's', budget: LONGEST },
    );
  }
  await rm(folder, { recursive: true });
  return measurements;
}
