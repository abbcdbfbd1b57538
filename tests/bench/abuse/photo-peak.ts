/** photo-peak.ts FILE: makes the variants of a file as the function does, and prints the most memory of the process in MB. */
import { readFile } from 'node:fs/promises';
import { makePhoto } from '../../../functions/src/photos/make-photo.ts';
import { UnusableOriginalError } from '../../../functions/src/photos/unusable-original-error.ts';

let result = 'made';
try {
  await makePhoto(await readFile(process.argv[2] ?? ''));
} catch (error) {
  if (!(error instanceof UnusableOriginalError)) throw error;
  result = error.reason;
}
console.log(JSON.stringify({ result, peak: process.resourceUsage().maxRSS / 1_024 }));
