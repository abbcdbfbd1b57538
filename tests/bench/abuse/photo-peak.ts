/**
 * photo-peak.ts FILE: makes the variants of a file as the function does, and prints the most memory of the process in MB, and the
 * seconds that it took.
 */
import { readFile } from 'node:fs/promises';
import { makePhoto } from '../../../functions/src/photos/make-photo.ts';
import { UnusableOriginalError } from '../../../functions/src/photos/unusable-original-error.ts';

const file = await readFile(process.argv[2] ?? '');
const begun = performance.now();
let result = 'made';
try {
  await makePhoto(file);
} catch (error) {
  if (!(error instanceof UnusableOriginalError)) throw error;
  result = error.reason;
}
const seconds = (performance.now() - begun) / 1_000;
console.log(JSON.stringify({ result, peak: process.resourceUsage().maxRSS / 1_024, seconds }));
